import type { SupportTemplates } from '#functions/messaging/templates/types.ts';
import type { Topic } from '#shared/values/support.ts';

export const replyFooter =
  'Recibe este mensaje porque escribió a Calluna. Para añadir algo, responda a este correo. No abrimos archivos adjuntos.';

const topics: Record<Topic, string> = {
  'call-forwarding': 'Desvío de llamadas',
  'charge-or-refund': 'Un cobro o una devolución',
  'remove-my-listing': 'Eliminar mi ficha',
  'wrong-fact': 'Un dato erróneo',
  'logging-in': 'Iniciar sesión',
  privacy: 'Privacidad',
  'press-or-legal': 'Prensa o asuntos legales',
  other: 'Otra cosa',
};

/** The same in each mail of a ticket: mail programs split a conversation whose subject changes. */
const subjectOf = (reference: string) => `Su mensaje a Calluna (${reference})`;

export const support: SupportTemplates = {
  'ticket-received': ({ reference, topic, answer_by, callback_at, callback_phone, has_attachments }) => ({
    subject: subjectOf(reference),
    text: [
      `Gracias por escribirnos. Su mensaje tiene la referencia ${reference}: menciónela si nos escribe desde otra dirección.`,
      callback_at
        ? `Una persona de nuestro equipo le llamará el ${callback_at}. Si no consigue hablar con usted, le responderá por correo. La llamada sustituye a la respuesta por correo: si la necesita antes, responda a este mensaje.`
        : `Una persona de nuestro equipo lo leerá y le responderá por correo a más tardar el ${answer_by}.`,
      ...(has_attachments
        ? [
            'Por su seguridad y la nuestra no aceptamos archivos adjuntos. Lo que adjuntó se ha eliminado sin abrirse: descríbalo con palabras.',
          ]
        : []),
    ],
    rows: [['Tema', topics[topic]], ...(callback_phone ? [['Número al que llamaremos', callback_phone] as const] : [])],
  }),
  'ticket-answered': ({ reference, answer, agent, quote }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [...answer.split(/\n+/), `${agent}, soporte de Calluna`],
    quote: { heading: 'Su mensaje:', text: quote },
  }),
  'call-canceled': ({ reference, callback_at }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      `Habíamos quedado en llamarle el ${callback_at}. Según nuestras notas, la llamada ya no es necesaria, así que no le llamaremos.`,
      'Si todavía desea que le llamemos, solo tiene que responder a este correo.',
    ],
  }),
  'attachments-removed': ({ reference }) => ({
    subject: `Re: ${subjectOf(reference)}`,
    text: [
      'Su respuesta nos ha llegado. Por su seguridad y la nuestra no aceptamos archivos adjuntos: lo que adjuntó se ha eliminado sin abrirse. Si es importante, descríbalo con palabras.',
    ],
  }),
};
