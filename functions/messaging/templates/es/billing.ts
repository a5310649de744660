import { afterwards, changedMembership } from '#functions/messaging/templates/es/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'La tarjeta ha caducado.',
  'billing.card-insufficient-funds': 'La tarjeta no tenía fondos suficientes.',
  'billing.card-authentication': 'El banco pide que lo confirme usted.',
  'billing.card-limit': 'Se superó el límite de la tarjeta.',
  otherwise: 'El banco no dijo por qué.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Recibo', number],
  ['Importe', amount],
  ['Pagado el', at],
  ['Tarjeta', card],
  ['Periodo', days],
  ['En su extracto', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Recibo', number],
  ...rowIf('Nota de abono', credit_note ?? null),
  ['Periodo', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Próximo cargo', next_at ? `${next_amount}, ${next_at}` : 'ninguno'],
];
const cancel = 'Cancelar la suscripción, sin iniciar sesión:';
/** What to do first. */
const nextStep = `Cada crédito abre un informe completo: direcciones, números y familiares registrados. Puede volver a abrirlo durante ${figures.reopenDays} días sin otro crédito. Buscar es gratis.`;
/** Of an account that was opened with the order. */
const noPassword = 'Su cuenta aún no tiene contraseña: el enlace para crearla está en un correo aparte.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Ya tiene el máximo de créditos que guardamos, así que este mes no añade ninguno.',
  fewer: 'Guardamos créditos hasta un límite, así que este mes añade menos de lo habitual.',
  pause: 'Puede pausar la suscripción; mientras tanto no se cobra nada.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Su prueba gratuita termina el ${day}: se cobrarán ${amount}`;
  const usual = ends_pause ? `Su pausa termina: ${amount} el ${day}` : `Su próximo cargo: ${amount} el ${day}`;
  return credits > 0 ? usual : `${usual}, sin créditos nuevos`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Su prueba gratuita ha empezado',
    text: [
      `Hoy no se ha cobrado nada y sus créditos ya están disponibles. Si no cancela antes de la fecha indicada abajo, el primer mes se cobrará como sigue. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Créditos para empezar', String(credits)],
      ['Primer cargo', amount],
      ['Fecha', at],
      ['En su extracto', descriptor],
    ],
    button: 'Empezar una búsqueda',
    report: 'Abrir el informe',
    cancel,
    agreed: `Aceptó la versión ${terms} de nuestras condiciones:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Su suscripción ha empezado',
    text: [
      'Gracias. Este es su recibo.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'La suscripción se renueva cada mes hasta que cancele.',
    ],
    rows: [...rowsOf(receipt), ['Créditos de este mes', String(credits)]],
    button: 'Abrir el recibo',
    report: 'Abrir el informe',
    cancel,
    agreed: `Aceptó la versión ${terms} de nuestras condiciones:`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? 'Su pausa está a punto de terminar. ' : ''}El ${at} se cobrarán ${amount} en ${card} por un mes de Calluna.`,
      may_need_owner
        ? 'Si quiere seguir, normalmente no tiene que hacer nada. Su banco pidió confirmar el último cargo y puede pedirlo de nuevo: en ese caso recibirá un correo con un enlace. Si cancela antes, no se cobrará nada.'
        : 'Si quiere seguir, no tiene que hacer nada. Si cancela antes, no se cobrará nada.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Sus créditos ahora', String(balance)],
      ['Se añadirán', String(credits)],
    ],
    button: can_pause ? 'Pausar la suscripción' : 'Cancelar la suscripción',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Su recibo ${receipt.number}`,
    text: [
      'Gracias. Un mes de su suscripción está pagado.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Créditos de este mes', String(credits)]],
    button: 'Abrir el recibo',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Su recibo ${number} (copia)`,
    text: ['Este es el recibo que pidió. En su página también está en PDF.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Abrir el recibo',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Último intento de cobro'
        : 'No se pudo cobrar un pago'
      : is_reminder
        ? is_last
          ? 'Último recordatorio: confirme su pago'
          : 'Recordatorio: confirme su pago'
        : 'Confirme su pago',
    text: [
      next_try_at
        ? `El banco no aceptó el cargo de ${amount} en ${card}. ${declineReasons[why] ?? declineReasons.otherwise}`
        : `El cargo de ${amount} en ${card} espera su confirmación: el banco pide que lo apruebe usted. Todavía no se ha cobrado nada.`,
      next_try_at
        ? is_last
          ? `Lo intentaremos por última vez el ${next_try_at}. Si el banco lo rechaza de nuevo, la suscripción termina y no se cobra nada más. Con otra tarjeta lo intentamos al momento.`
          : `Lo intentaremos de nuevo el ${next_try_at}. Será el intento ${next_try} de ${tries}. Con otra tarjeta lo intentamos al momento. Si ningún intento sale bien, la suscripción termina el ${until}.`
        : `Puede confirmarlo ahora con esta tarjeta o usar otra. ${is_reminder && is_last ? 'Queda aproximadamente un día. ' : ''}Si no se paga antes del ${until}, la suscripción termina y no se cobra nada.`,
      'Hasta entonces puede seguir abriendo informes. Los créditos del mes se añaden en cuanto se pague.',
    ],
    button: next_try_at ? 'Usar otra tarjeta' : 'Confirmar el pago',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Su suscripción ha terminado',
    text: [
      why === 'billing.card-authentication'
        ? `El pago de ${amount} con ${card} no se confirmó a tiempo.`
        : `El cargo de ${amount} en ${card} fue rechazado. ${declineReasons[why] ?? declineReasons.otherwise}`,
      `Por eso la suscripción terminó el ${at}. No se le ha cobrado nada ni se le cobrará nada más. Su cuenta y sus búsquedas se conservan, y puede suscribirse de nuevo cuando quiera.`,
    ],
    button: 'Suscribirse de nuevo',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'Su devolución está en camino',
    text: [
      `El ${at} empezó la devolución de ${amount} a ${card}. Aparecerá en su extracto en un plazo de ${figures.refundDaysFrom} a ${figures.refundDaysTo} días hábiles.`,
      ends_membership
        ? 'Con la devolución ha terminado la suscripción. No se cobrará nada más.'
        : 'No cambia nada más.',
    ],
    rows: refundRows(refund),
    button: 'Abrir el recibo',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'Su devolución se ha enviado de nuevo' : 'Su devolución se ha realizado',
    text: [
      is_again
        ? `El ${at} se envió de nuevo la devolución de ${amount} a ${card}, que el banco había rechazado.`
        : `El ${at} se devolvieron ${amount} a ${card}.`,
      ...(ends_membership ? ['Con la devolución ha terminado la suscripción. No se cobrará nada más.'] : []),
      ...(next_at ? [`La suscripción continúa. Próximo cargo: ${next_amount}, ${next_at}.`] : []),
      `Si la devolución no aparece en su extracto en ${figures.refundDaysTo} días hábiles, escriba a nuestro soporte.`,
    ],
    rows: refundRows(refund),
    button: 'Abrir el recibo y la nota de abono',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'Su devolución se retrasa de nuevo' : 'Su devolución se ha retrasado',
          text: [
            failures > 1
              ? `El banco rechazó una vez más la devolución de ${amount} a ${card}. Volveremos a intentarlo el ${next_try_at}.`
              : `El banco no aceptó la devolución de ${amount} a ${card} y nos devolvió el dinero. Ocurre, por ejemplo, cuando una tarjeta se ha cancelado o sustituido. Volveremos a intentarlo el ${next_try_at}.`,
            'No tiene que hacer nada. El dinero sigue siendo suyo y recibirá otro correo cuando la devolución se haya completado. Si ya no tiene esta tarjeta, escríbanos y se lo devolveremos de otra forma.',
          ],
          button: 'Seguir la devolución',
        }
      : {
          subject: 'No hemos podido hacer la devolución: escríbanos',
          text: [
            `Hemos enviado ${failures} veces la devolución de ${amount} a ${card}, y el banco la rechazó todas las veces. No lo intentaremos más con esta tarjeta.`,
            ...(credit_note
              ? [`La nota de abono ${credit_note} queda sin efecto: la devolución que confirmaba no le llegó.`]
              : []),
            `El dinero sigue siendo suyo. Escriba a nuestro soporte desde esta dirección de correo y se lo devolveremos de otra forma. Plazo de respuesta: ${answer_hours}.`,
          ],
          button: 'Escribir a soporte',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Su tarjeta se ha cambiado',
    text: [
      `Desde el ${at}, los cargos van a ${card}.`,
      'Si no fue usted, cambie su contraseña y escriba a nuestro soporte.',
    ],
  }),
};
