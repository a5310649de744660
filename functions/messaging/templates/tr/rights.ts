import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Lütfen talebinizi onaylayın',
    text: [
      'Sitemizde bir talepte bulundunuz. Bu bağlantıyı açıp düğmeye bastığınızda talep yerine getirilir.',
      `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Sorularınız için kodunuz: ${reference}.`,
      'Talep sizin değil mi? Bir şey yapmanız gerekmez; hiçbir şey olmaz. Bu adres, talep onaylandığında veya 24 saat sonra silinir.',
    ],
    button: 'Sayfayı aç',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Sizin adınıza bir talep yerine getirildi',
    text: [
      `${agent} sizin adınıza bize bir talep iletti ve talep yerine getirildi. Sorularınız için kodunuz: ${reference}.`,
      'Bir şey yapmanız gerekmez. Buna yetki vermediyseniz bize yazın, inceleyelim.',
    ],
    button: 'Durumu gör',
  }),
};
