import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Вы получили это письмо, потому что написали в Calluna. Чтобы что-то добавить, ответьте на него. Вложения мы не открываем.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Переадресация',
  'charge-or-refund': 'Списание или возврат',
  'remove-my-listing': 'Удалить мою запись',
  'wrong-fact': 'Неверные сведения',
  'logging-in': 'Вход',
  privacy: 'Конфиденциальность',
  'press-or-legal': 'Пресса или юридические вопросы',
  other: 'Другое',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Ваше сообщение в Calluna (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Спасибо, что написали нам. Номер вашего обращения — ${reference}: укажите его, если будете писать с другого адреса.`,
      callback_at
        ? `Сотрудник нашей команды позвонит вам ${callback_at}. Если дозвониться не удастся, он ответит по электронной почте. Звонок заменяет письменный ответ: если ответ нужен раньше, ответьте на это письмо.`
        : `Мы прочитаем сообщение и ответим по электронной почте не позднее ${answer_by}.`,
      ...(has_attachments
        ? [
            'Ради вашей и нашей безопасности мы не принимаем вложения. Мы удалили ваше вложение, не открывая его. Пожалуйста, опишите его словами.',
          ]
        : []),
    ],
    rows: [['Тема', topics[topic]], ...(callback_phone ? [['Номер для звонка', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, поддержка Calluna`],
    quote: { heading: 'Ваше сообщение:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Мы обещали позвонить вам ${callback_at}. По нашим записям, звонок больше не нужен, поэтому мы звонить не будем.`,
      'Если вы всё же хотите, чтобы мы позвонили, просто ответьте на это письмо.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Ваш ответ получен. Ради вашей и нашей безопасности мы не принимаем вложения и удалили ваше, не открывая. Если оно важно, пожалуйста, опишите его словами.',
    ],
  }),
};
