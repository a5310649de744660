import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La tarjeta ha caducado.',
  'billing.card-insufficient-funds': 'La tarjeta no tenía fondos suficientes.',
  'billing.card-authentication': 'El banco quiere que lo confirme usted.',
  'billing.card-limit': 'Se superó el límite de la tarjeta.',
  otherwise: 'El banco no dijo por qué.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Importe', amount],
  ['Pagado el', at],
  ['Tarjeta', card],
  ['Periodo', days],
  ['En su extracto', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Próximo cargo', next_at ? `${next_amount}, ${next_at}` : 'ninguno'],
];
const cancel = 'Cancelar la suscripción, sin iniciar sesión:';

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
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'Su suscripción ha empezado',
    text: ['Gracias. Este es su recibo.', 'La suscripción se renueva cada mes hasta que cancele.'],
    rows: rowsOf(receipt),
    button: 'Abrir el recibo',
    cancel,
    agreed: `Aceptó la versión ${terms} de nuestros términos:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'Su próximo cargo se acerca',
    text: [
      `El ${at} se cobrarán ${amount} en ${card} por un mes de Calluna.`,
      'Si quiere seguir, no tiene que hacer nada. Si cancela antes, no se cobrará nada.',
    ],
    button: 'Cancelar la suscripción',
  }),
  receipt: (receipt) => ({
    subject: `Su recibo ${receipt.number}`,
    text: ['Gracias. Un mes de su suscripción está pagado.'],
    rows: rowsOf(receipt),
    button: 'Abrir el recibo',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `Su recibo ${receipt.number}, de nuevo`,
    text: ['Este es el recibo que pidió. En su página también está en PDF.'],
    rows: paidRows(receipt),
    button: 'Abrir el recibo',
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
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'Su suscripción se ha cancelado',
    text: [
      `Cancelada el ${at}. El próximo cargo de ${amount} no se hará, ni ningún otro.`,
      until ? `Puede usar lo que tiene hasta el ${until}.` : 'Su acceso también ha terminado.',
    ],
  }),
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
