import { changedMembership } from '#functions/messaging/templates/es/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La tarjeta ha caducado.',
  'billing.card-insufficient-funds': 'La tarjeta no tenía fondos suficientes.',
  'billing.card-authentication': 'El banco quiere que lo confirme usted.',
  'billing.card-limit': 'Se superó el límite de la tarjeta.',
  otherwise: 'El banco no dijo por qué.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Recibo', number],
  ['Importe', amount],
  ['Pagado el', at],
  ['Tarjeta', card],
  ['Periodo', days],
  ['Próximo cargo', next_at ? `${next_amount}, ${next_at}` : 'ninguno'],
];
const cancel = 'Cancelar la suscripción, sin iniciar sesión:';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Ya tiene tantos créditos como guardamos, así que este mes no añade ninguno. Puede pausar la suscripción; mientras tanto no se cobra nada.',
  fewer:
    'Guardamos créditos hasta un límite, así que este mes añade menos de lo habitual. Puede pausar la suscripción; mientras tanto no se cobra nada.',
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'Su prueba gratuita ha empezado',
    text: [
      'Hoy no se ha cobrado nada. Si no cancela antes, el primer mes se cobrará como sigue.',
      'Después, el mismo importe cada mes, hasta que cancele.',
    ],
    rows: [
      ['Primer cargo', amount],
      ['El', at],
      ['En su extracto', descriptor],
    ],
    button: 'Cancelar la suscripción',
    agreed: `Aceptó la versión ${terms} de nuestros términos:`,
  }),
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'Su suscripción ha empezado',
    text: ['Gracias. Este es su recibo.', 'La suscripción se renueva cada mes hasta que cancele.'],
    rows: [...rowsOf(receipt), ['En su extracto', descriptor]],
    button: 'Abrir el recibo',
    cancel,
    agreed: `Aceptó la versión ${terms} de nuestros términos:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Su próximo cargo se acerca',
    text: [
      ...(ends_pause ? ['Su pausa termina.'] : []),
      `El ${at} se cobrarán ${amount} en ${card} por un mes de Calluna.`,
      'Si quiere seguir, no tiene que hacer nada. Si cancela antes, no se cobrará nada.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Sus créditos ahora', String(balance)],
      ['Los que añade este mes', String(credits)],
    ],
    button: credits < allotment ? 'Pausar la suscripción' : 'Cancelar la suscripción',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `Su recibo ${receipt.number}`,
    text: ['Gracias. Un mes de su suscripción está pagado.'],
    rows: rowsOf(receipt),
    button: 'Abrir el recibo',
    cancel,
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Un pago no se pudo cobrar',
    text: [
      `El banco no aceptó el cargo de ${amount}. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Lo intentaremos de nuevo el ${next_try_at}. Con otra tarjeta, al momento.`
        : 'No lo intentaremos más con esta tarjeta. Con otra, al momento.',
    ],
    button: 'Usar otra tarjeta',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'Su suscripción ha terminado',
    text: [
      `El banco siguió rechazando el cargo, y la suscripción terminó el ${at}. No se cobrará nada más.`,
      'Su cuenta y sus búsquedas siguen ahí. Puede suscribirse de nuevo cuando quiera.',
    ],
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'Su reembolso está en camino',
    text: [
      `El ${at} empezó el reembolso de ${amount} a ${card}. Los bancos tardan de cinco a diez días en mostrarlo.`,
      ends_membership ? 'La suscripción ha terminado con él. No se cobrará nada más.' : 'No cambia nada más.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'Su reembolso se ha realizado',
    text: [
      `El ${at} se devolvieron ${amount} a ${card}.`,
      'Si su banco no lo muestra en diez días, escriba a nuestro servicio de ayuda.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Su tarjeta se ha cambiado',
    text: [
      `Desde el ${at}, los cargos van a ${card}.`,
      'Si no fue usted, cambie su contraseña y escriba a nuestro servicio de ayuda.',
    ],
  }),
};
