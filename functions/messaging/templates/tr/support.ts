import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Bu e-postayı Calluna’ya yazdığınız için aldınız. Bir şey eklemek için bu e-postayı yanıtlayın. Ekleri açmıyoruz.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Çağrı yönlendirme',
  'charge-or-refund': 'Tahsilat veya iade',
  'remove-my-listing': 'Kaydımı kaldırma',
  'wrong-fact': 'Yanlış bilgi',
  'logging-in': 'Giriş yapma',
  privacy: 'Gizlilik',
  'press-or-legal': 'Basın veya hukuk',
  other: 'Başka bir konu',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Calluna’ya mesajınız (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Bize yazdığınız için teşekkür ederiz. Başvuru numaranız: ${reference}. Başka bir adresten yeniden yazarsanız lütfen bunu belirtin.`,
      callback_at
        ? `Ekibimizden biri sizi ${callback_at} tarihinde arayacak. Size ulaşamazsa e-postayla yanıtlayacak. Arama, e-postayla yanıtın yerine geçer; daha erken yanıt gerekiyorsa bu e-postayı yanıtlayın.`
        : `Ekibimizden biri mesajınızı okuyacak ve en geç ${answer_by} tarihine kadar e-postayla yanıtlayacak.`,
      ...(has_attachments
        ? [
            'Sizin ve bizim güvenliğimiz için ek kabul etmiyoruz. Gönderdiğiniz ek açılmadan silindi; lütfen içeriğini yazıyla anlatın.',
          ]
        : []),
    ],
    rows: [['Konu', topics[topic]], ...(callback_phone ? [['Aranacak numara', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, Calluna Destek`],
    quote: { heading: 'Mesajınız:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Sizi ${callback_at} tarihinde arayacaktık. Kayıtlarımıza göre bu aramaya artık gerek kalmadı; bu nedenle sizi aramayacağız.`,
      'Yine de aranmak isterseniz bu e-postayı yanıtlamanız yeterli.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Yanıtınız bize ulaştı. Sizin ve bizim güvenliğimiz için ek kabul etmiyoruz; gönderdiğiniz ek açılmadan silindi. Önemliyse lütfen içeriğini yazıyla anlatın.',
    ],
  }),
};
