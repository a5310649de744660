import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const es: WithdrawalWords = {
  title: 'Derecho de desistimiento',
  says: ({ days, refund, name, address, email }) => [
    `Puede desistir de este contrato en un plazo de ${days} días sin indicar el motivo. El plazo termina ${days} días después del día de su pedido.`,
    `Comuníquenoslo antes de que termine: en línea con «${es.here}», por correo electrónico a ${email}, o por carta a ${name}, ${address}. Puede usar el formulario de abajo, pero no es obligatorio. Basta con que envíe su mensaje dentro del plazo. Si desiste en línea, le enviamos de inmediato un acuse de recibo por correo electrónico, con su contenido, fecha y hora.`,
    `Entonces le devolvemos todo lo que recibimos de usted, sin demora y como máximo ${days} días después de su mensaje, a la tarjeta con la que pagó y sin gastos para usted. No se descuenta nada por los créditos que haya usado.`,
    `Nuestro propio compromiso va más allá: puede pedir desde su cuenta el reembolso íntegro de cualquier cargo, durante ${refund}.`,
  ],
  here: 'Desistir del contrato aquí',
  received: {
    subject: 'Desistimiento recibido',
    says: 'Hemos recibido su declaración de que desiste del contrato indicado abajo. No debe nada.',
    contract: ['Contrato', 'Suscripción a Calluna'],
    ordered: 'Pedido',
    arrived: 'Declaración recibida',
  },
  form: {
    title: 'Modelo de formulario de desistimiento',
    note: '(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)',
    to: (seller) => `A la atención de ${seller}:`,
    lines: [
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
      'Pedido el/recibido el (*)',
      'Nombre del consumidor y usuario o de los consumidores y usuarios',
      'Domicilio del consumidor y usuario o de los consumidores y usuarios',
      'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)',
      'Fecha',
    ],
    footnote: '(*) Táchese lo que no proceda.',
  },
};
