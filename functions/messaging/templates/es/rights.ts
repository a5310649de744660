import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Confirme su solicitud',
    text: [
      'Usted hizo una solicitud en nuestro sitio. Surtirá efecto cuando abra este enlace y pulse el botón.',
      `El enlace funciona una vez, hasta el ${until}. Su código para consultas es ${reference}.`,
      '¿No fue usted? No haga nada y no pasará nada. Esta dirección se borra al confirmar la solicitud o al cabo de 24 horas.',
    ],
    button: 'Abrir la página',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Se atendió una solicitud en su nombre',
    text: [
      `${agent} nos envió una solicitud en su nombre y ya se atendió. Su código para consultas es ${reference}.`,
      'No tiene que hacer nada. Si no lo autorizó, escríbanos y lo revisaremos.',
    ],
    button: 'Ver el estado',
  }),
};
