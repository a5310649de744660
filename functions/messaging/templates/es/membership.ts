import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Después, cada mes, hasta que cancele. Si cambia el tipo del impuesto, el aviso de una semana antes del cargo indica el nuevo importe.'
    : 'Después, el mismo importe cada mes, hasta que cancele.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Su suscripción se ha cancelado',
    text: [
      `Cancelada el ${at}. El próximo cargo de ${amount} no se hará, ni ningún otro.`,
      until ? `Puede seguir usando lo que tiene hasta el ${until}.` : 'Su acceso también ha terminado.',
      ...(keep_link
        ? ['¿Ha cambiado de idea? Consérvela con un clic: no se cobrará nada antes de la fecha prevista.']
        : []),
    ],
    rows: [
      ...rowIf('Fin del acceso', until),
      ...rowIf(
        'Créditos sin usar',
        credits > 0 && (until ? `${credits}, que caducan entonces` : `${credits}, que caducan ahora`),
      ),
    ],
    ...(keep_link && { button: 'Conservar mi suscripción' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'Su pausa ha terminado' : 'Su suscripción continúa',
    text: [
      ends_pause
        ? 'Hoy no se ha cobrado nada. La pausa ha terminado y su suscripción se ha reanudado.'
        : until
          ? 'Hoy no se ha cobrado nada. Se ha anulado la cancelación.'
          : 'Hoy no se ha cobrado nada. Su suscripción continúa como antes.',
      ...(until
        ? [
            `La suscripción sigue en pausa. Lo que ha pagado sigue disponible hasta el ${until}; después, los informes quedan cerrados hasta que termine la pausa, el ${at}.`,
          ]
        : []),
    ],
    rows: [
      ['Próximo cargo', amount],
      ['Fecha', at],
      ['Tarjeta', card],
    ],
    button: 'Cancelar la suscripción',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Su suscripción está en pausa',
    text: [
      until
        ? `Durante la pausa no se cobra nada. Lo que ha pagado sigue disponible hasta el ${until}.`
        : 'Durante la pausa no se cobra nada.',
      'Sus créditos se conservan y podrá usarlos cuando la suscripción se reanude: automáticamente en la fecha indicada, que le recordamos una semana antes, o antes si la reanuda en Pagos. Si para entonces el periodo pagado ya ha terminado, ese mismo día se cobra un mes nuevo.',
    ],
    rows: [
      ['Próximo cargo', amount],
      ['Fecha', at],
      ['Tarjeta', card],
    ],
    button: 'Cancelar la suscripción',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Su suscripción continúa',
    text: [
      `Hoy no se ha cobrado nada: ya ha pagado hasta el ${at}. El mes siguiente empieza entonces.`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['Próximo cargo', amount],
      ['Fecha', at],
      ['Tarjeta', card],
      ['En su extracto', descriptor],
    ],
    button: 'Cancelar la suscripción',
    agreed: `Aceptó la versión ${terms} de nuestras condiciones:`,
  }),
};
