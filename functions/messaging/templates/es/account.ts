import { changes } from '#functions/messaging/templates/es/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/es/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/es/support.ts';
import { rights } from '#functions/messaging/templates/es/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

/** The texts avoid á, í, ó and ú, which the alphabet of a text message lacks. */
export const es: Templates = {
  footer: {
    member: 'Recibe este mensaje porque esta dirección pertenece a una cuenta de Calluna.',
    other: 'Recibe este mensaje porque esta dirección se indicó en Calluna. Si no fue usted, ignórelo.',
    reply: replyFooter,
    help: '¿Tiene alguna pregunta? Escríbanos:',
    answer: '¿Tiene alguna pregunta? Responda a este correo o escríbanos aquí:',
    stop: 'Dejar de recibir estos correos',
    fallback: (host) => `¿No funciona el botón? Abra la página en ${host}`,
    legal:
      'Calluna no es una agencia de informes del consumidor («consumer reporting agency»). No la use para decidir sobre empleo, crédito, vivienda, seguros ni ningún otro asunto regulado por la Fair Credit Reporting Act.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'Confirme su correo electrónico',
      text: [
        'Le damos la bienvenida a Calluna. Por favor, confirme que esta dirección es suya.',
        `El enlace funciona una vez, hasta el ${until}. Si no abrió ninguna cuenta, no haga nada: la dirección quedará sin confirmar.`,
      ],
      button: 'Confirmar esta dirección',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Elija una contraseña nueva',
      text: [
        'Alguien pidió una contraseña nueva para su cuenta. Si fue usted, siga aquí.',
        `El enlace funciona una vez, hasta el ${until}. Si no fue usted, no haga nada: su contraseña no cambia.`,
      ],
      button: 'Elegir una contraseña',
    }),
    'first-password': ({ until }) => ({
      subject: 'Cree una contraseña para su cuenta',
      text: [
        'Con su pedido se abrió una cuenta en Calluna, que aún no tiene contraseña. Cree una para iniciar sesión en cualquier dispositivo.',
        `El enlace funciona una vez, hasta el ${until}. No reenvíe este correo: quien tenga el enlace puede entrar en su cuenta.`,
      ],
      button: 'Crear una contraseña',
    }),
    'account-exists': () => ({
      subject: 'Ya tiene una cuenta',
      text: [
        'Alguien, quizá usted, intentó abrir una cuenta en Calluna con esta dirección, que ya pertenece a su cuenta.',
        'Entre con su contraseña o pida una nueva en la misma página. Si no fue usted, no haga nada: nada ha cambiado.',
      ],
      button: 'Entrar',
    }),
    'withdrawal-link': () => ({
      subject: 'Desistir de su contrato',
      text: [
        'Alguien pidió en nuestro sitio, con su dirección de correo, desistir de su contrato con nosotros.',
        'El enlace muestra el contrato, y allí confirma usted el desistimiento. Hasta entonces no cambia nada. Si no lo pidió, no haga nada.',
      ],
      button: 'Desistir del contrato',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'Ningún contrato del que desistir',
      text: [
        `Alguien pidió en nuestro sitio, con esta dirección de correo, desistir de un contrato. ${at ? `El que consta aquí ya se canceló, o ya se desistió de él, el ${at}. No se cobrará nada más por él.` : 'No encontramos aquí ninguno del que todavía se pueda desistir.'}`,
        'Si hizo el pedido con otra dirección, solicítelo con esa. También puede escribirnos mediante el formulario de contacto, con el número de su recibo. Si no lo pidió, no haga nada.',
      ],
    }),
    'no-account': () => ({
      subject: 'Ninguna cuenta tiene esta dirección',
      text: [
        'Alguien pidió en Calluna una contraseña nueva para esta dirección, pero no encontramos ninguna cuenta con ella.',
        'Si tiene una cuenta, usa otra dirección: pruebe con esa. Si no fue usted, no haga nada.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Confirme su nueva dirección de correo',
      text: [
        'Pidió usar esta dirección para su cuenta. Tendrá efecto en cuanto la confirme.',
        `El enlace funciona una vez, hasta el ${until}. Si no lo pidió, no haga nada.`,
      ],
      button: 'Usar esta dirección',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'Alguien pidió cambiar su dirección de correo',
      text: [
        `Su cuenta usará ${email} en cuanto esa dirección esté confirmada.`,
        `Si no fue usted, use el botón hasta el ${until}: anula el cambio, cierra la sesión en todos los dispositivos y anula su contraseña.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'Su dirección de correo ha cambiado',
      text: [
        `Su cuenta usa ahora ${email}. La dirección anterior ya no la abre.`,
        `Si no fue usted, use el botón hasta el ${until}: su cuenta recupera esta dirección, se cierra la sesión en todos los dispositivos y su contraseña deja de funcionar.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'address-wanted': () => ({
      subject: 'Alguien quiso usar su dirección de correo',
      text: [
        'Alguien con otra cuenta de Calluna quiso usar esta dirección en ella. Pertenece a su cuenta, así que nada ha cambiado.',
        'Si fue usted, entre en la cuenta que tiene esta dirección. Si no, no haga nada.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Vincule Google con su cuenta',
      text: [
        'Alguien entró con una cuenta de Google de su dirección. Si fue usted, vincule las dos: después, cualquiera abrirá su cuenta.',
        `El enlace funciona una vez, hasta el ${until}. Si no fue usted, no haga nada.`,
      ],
      button: 'Vincular Google',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'Acceso desde un dispositivo nuevo',
      text: [
        'Alguien entró en su cuenta desde un dispositivo que no habíamos visto antes.',
        'Si fue usted, no tiene que hacer nada.',
        `Si no fue usted, use el botón antes del ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'Una sesión se usó en dos lugares',
      text: [
        'Una de sus sesiones se usó en dos lugares a la vez, como ocurre cuando alguien la copia de un dispositivo. La hemos cerrado en ambos: entre de nuevo donde la necesite.',
        `Si no fue usted, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    disowned: ({
      until,
      reopened,
      email_back,
      passkeys_off,
      passkeys_left,
      factor_off,
      codes_void,
      google_off,
      phone_off,
      calendar_off,
    }) => ({
      subject: 'Su cuenta está protegida',
      text: [
        'Usted avisó de un acceso que no era suyo. Se ha cerrado la sesión en todos los dispositivos y su contraseña ya no sirve.',
        ...(reopened
          ? [
              'Su cuenta se había eliminado después de ese acceso. Vuelve a estar abierta, con todo lo que tenía. Si había una suscripción, no se renueva, y el desvío de llamadas está desactivado hasta que lo configure de nuevo.',
            ]
          : []),
        ...(email_back
          ? ['La dirección de su cuenta se había cambiado después de ese acceso. Vuelve a ser esta.']
          : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'Se han eliminado la clave de acceso utilizada en ese acceso y las añadidas desde entonces. Sus demás claves siguen siendo válidas.'
                : 'Se han eliminado la clave de acceso utilizada en ese acceso y las añadidas desde entonces.',
            ]
          : []),
        ...(factor_off
          ? ['El segundo factor configurado desde ese acceso está desactivado. Puede activar el suyo en Seguridad.']
          : []),
        ...(codes_void
          ? [
              'Su segundo factor sigue activado. Sus códigos de recuperación se sustituyeron desde ese acceso, así que ninguno sirve ya: cree otros en Seguridad.',
            ]
          : []),
        ...(google_off ? ['La cuenta de Google vinculada desde ese acceso se ha desvinculado.'] : []),
        ...(phone_off ? ['El número de teléfono añadido desde ese acceso se ha eliminado.'] : []),
        `Elija aquí una contraseña nueva. El enlace funciona una vez, hasta el ${until}. Después, pida otro en la página de acceso.`,
        ...(calendar_off
          ? ['La dirección secreta de su calendario tampoco sirve ya: si usa una, cree otra en Asistente de llamadas.']
          : []),
      ],
      button: 'Elegir una contraseña',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'Se estableció una contraseña',
      text: [
        `Se estableció una contraseña para su cuenta el ${at}, desde ${device}. Desde ahora también puede entrar con ella.`,
        `Si no fue usted, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: place ? [['Lugar aproximado', place]] : [],
      button: 'No fui yo',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'Su contraseña ha cambiado',
      text: [
        `La contraseña de su cuenta se cambió el ${at}, desde ${device}. Las demás sesiones se han cerrado.`,
        `Si no fue usted, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: place ? [['Lugar aproximado', place]] : [],
      button: 'No fui yo',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'El segundo factor está activado',
      text: [
        `Desde el ${at}, al entrar sin clave de acceso se piden también seis cifras de su aplicación de autenticación.`,
        'Guarde sus códigos de recuperación donde los encuentre.',
        `Si no fue usted, use el botón hasta el ${until}: desactiva el segundo factor, cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'El segundo factor está desactivado',
      text: [
        `Desde el ${at}, al entrar ya no se piden las cifras de una aplicación.`,
        'Si no fue usted, cambie su contraseña y vuelva a activar el segundo factor.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'Se crearon códigos de recuperación nuevos',
      text: [
        `El ${at} se crearon códigos de recuperación nuevos para su segundo factor. Los anteriores ya no sirven.`,
        `Si no fue usted, use el botón hasta el ${until}: anula los códigos nuevos, cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject:
        left === 0
          ? 'Se usó su último código de recuperación para entrar'
          : 'Se usó un código de recuperación para entrar',
      text: [
        `Alguien entró en su cuenta con uno de sus códigos de recuperación${is_new_device ? ', desde un dispositivo que no habíamos visto antes' : ''}. Ese código ya no sirve. Códigos restantes: ${left}.`,
        left === 0
          ? 'Si fue usted, cree códigos nuevos ahora: era el último, y sin la aplicación y sin un código no se puede entrar.'
          : 'Si fue usted, no tiene que hacer nada. Cree códigos nuevos antes de usar el último.',
        `Si no fue usted, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva. Después cree códigos de recuperación nuevos, porque los otros también pueden ser conocidos.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
      codes: 'Crear códigos de recuperación nuevos:',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'Muchas contraseñas erróneas en su cuenta',
      text: [
        `En las últimas 24 horas se han introducido más de ${tries} contraseñas erróneas en su cuenta. Ninguna la ha abierto. Es probable que alguien intente adivinar la suya.`,
        'Su cuenta no está bloqueada y puede entrar como siempre. Si su contraseña es corta o la usa en otro sitio, cámbiela ahora. En Seguridad puede añadir una clave de acceso o un segundo factor: así no basta con adivinar la contraseña.',
      ],
      button: 'Cambiar la contraseña',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'Un acceso se detuvo en el segundo factor',
      text: [
        `El ${at}, alguien superó el primer paso para entrar en su cuenta desde ${device} y después introdujo un código erróneo del segundo factor. No llegó a entrar.`,
        `Si fue usted, no tiene que hacer nada. Si no, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: place ? [['Lugar aproximado', place]] : [],
      button: 'No fui yo',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'Se añadió una clave de acceso',
      text: [
        `La clave de acceso «${name}» se añadió a su cuenta el ${at}, desde ${device}. Permite entrar sin contraseña.`,
        `Si fue usted, no tiene que hacer nada. Si no, elimínela aquí antes del ${until}: también se cerrará la sesión en todos los dispositivos. Después, elija una contraseña nueva.`,
      ],
      rows: place ? [['Lugar aproximado', place]] : [],
      button: 'No fui yo',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'Se eliminó una clave de acceso',
      text: [
        `La clave de acceso «${name}» se eliminó de su cuenta el ${at}, desde ${device}. Ya no permite entrar.`,
        `Si no fue usted, use el botón hasta el ${until}: cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: place ? [['Lugar aproximado', place]] : [],
      button: 'No fui yo',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'Su número de teléfono ha cambiado',
      text: [
        `Su cuenta usa ahora el número ${phone}.`,
        `Si no fue usted, use el botón hasta el ${until}: quita el número, cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'Google está vinculado',
      text: [
        `La cuenta de Google ${email} abre ahora también su cuenta.`,
        `Si no fue usted, use el botón hasta el ${until}: desvincula esa cuenta de Google, cierra la sesión en todos los dispositivos, anula su contraseña y le envía un enlace para elegir una nueva.`,
      ],
      rows: [['Dispositivo', device], ['Fecha', at], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'No fui yo',
    }),
    'spam-week': ({ count }) => ({
      subject: `${count} ${count === 1 ? 'llamada de spam bloqueada' : 'llamadas de spam bloqueadas'} esta semana`,
      text: [
        'Su teléfono no sonó, y no tiene que hacer nada.',
        'Si alguna no era spam, díganoslo y ese número volverá a pasar.',
      ],
      button: 'Ver cuáles eran',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Llamadas de las últimas 24 horas: ${calls}${urgent ? `, urgentes: ${urgent}` : ''}`,
      text: [
        `Llamadas de las últimas 24 horas: ${calls}. Urgentes pendientes: ${urgent}. Personas que esperan su llamada: ${waiting}, con retraso: ${overdue}. Llamadas acordadas para mañana: ${callbacks}. Spam bloqueado: ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Urgente',
        overdue: 'Con retraso',
        tomorrow: 'Mañana',
        more: (count) => `${count} más en la lista`,
      }),
      button: 'Ver todas las llamadas',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Un código se escribió mal demasiadas veces',
      text: [
        `El ${at}, un código de su cuenta se escribió mal demasiadas veces. Ya no funciona, y nadie entró.`,
        'Si fue usted, pida otro. Si no, no tiene que hacer nada.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Su código de Calluna',
      text: [
        `${pin} es su código. Escríbalo en la página donde lo pidió.`,
        `Es válido hasta el ${until}. Si no lo pidió, no haga nada: sin el código nadie sabrá nada.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'Su cuenta está cerrada',
      text: [
        `Su cuenta se eliminó el ${at}. Sus datos se eliminarán para siempre el ${until}. Hasta entonces puede conservarla: el botón la abre de nuevo con todo lo que tenía.`,
        'Si no hace nada, no se cobra nada más. Los recibos y lo que la ley nos obliga a guardar se conservan hasta que venza su plazo.',
        `Si no fue usted, use el enlace «No fui yo» de abajo hasta el ${disown_until}: abre de nuevo la cuenta, cierra la sesión en todos los dispositivos, invalida su contraseña y le envía un enlace para elegir otra.`,
      ],
      rows: [
        ...(device ? [['Dispositivo', device] as const] : []),
        ...(place ? [['Lugar aproximado', place] as const] : []),
      ],
      button: 'Conservar mi cuenta',
      disown: 'No fui yo:',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'Su cuenta vuelve a estar abierta',
      text: [
        `La eliminación de su cuenta se deshizo el ${at}. Todo lo que tenía está ahí de nuevo, y puede iniciar sesión como antes.`,
        paid_until
          ? `Su suscripción está pagada hasta el ${paid_until} y no se renueva. El desvío de llamadas está desactivado.`
          : 'El desvío de llamadas está desactivado hasta que lo configure de nuevo.',
        'El enlace de nuestro correo no da acceso a su cuenta. Si no fue usted, inicie sesión y elimine la cuenta otra vez.',
      ],
      rows: [['Dispositivo', device], ...(place ? [['Lugar aproximado', place] as const] : [])],
      button: 'Iniciar sesión',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'El soporte consultó su cuenta',
      text: [
        `Nuestro soporte consultó su cuenta el ${at}. Motivo: ${reason}`,
        'El soporte puede consultar, pero no cambiar nada. Cada consulta figura en Seguridad.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'Hemos retirado el dato que señaló',
        former: 'Hemos corregido el dato que señaló',
        kept: 'Hemos comprobado el dato que señaló',
      }[outcome],
      text: [
        `El ${at} nos indicó que un dato es incorrecto.`,
        {
          withdrawn:
            'Tenía razón. Lo hemos retirado, y la próxima actualización de nuestras fuentes no lo traerá de vuelta.',
          former: 'Tenía razón. Ahora figura como desactualizado y ya no sirve para encontrar a la persona.',
          kept: 'No hemos encontrado ningún error: el dato queda como estaba y ya no figura como cuestionado.',
        }[outcome],
        ...(reason ? [`Nuestra nota: ${reason}`] : []),
      ],
      button: 'Ver la ficha',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `Un dato de ${source} está cuestionado`,
      text: [
        'Una persona afirma que un dato sobre ella es incorrecto en los datos de ustedes. Les rogamos que lo comprueben y lo corrijan si procede.',
        'Mientras tanto no nos basamos en él. El campo lleva el nombre que tiene en nuestro índice.',
      ],
      rows: [
        ['Referencia', reference],
        ...(records ? [['Su registro', records] as const] : []),
        ['Campo', field],
        [
          'Motivo',
          {
            'never-theirs': 'nunca fue de esta persona',
            'out-of-date': 'desactualizado',
            'someone-else': 'es de otra persona',
          }[kind],
        ],
        ['Comunicado el', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `${pin} es su codigo de Calluna. No lo comparta.`,
    'privacy-pin': ({ pin }) =>
      `${pin} es su codigo de Calluna para ver y cambiar sus datos. No lo comparta con nadie.`,
    'chat-link': ({ link }) => `Calluna: siga en este enlace: ${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) =>
      `Calluna: ${people === 0 ? 'Sin resultados' : people === 1 ? '1 persona encontrada' : `${people} personas encontradas`}. ${link}`,
    'opted-out': () => 'Calluna: ya no le enviaremos SMS. Responda START para recibirlos de nuevo.',
    'opted-in': () =>
      'Calluna: le enviaremos SMS de nuevo. Responda AYUDA si la necesita, STOP para dejar de recibirlos.',
    help: () => 'Calluna: codigos y avisos de su cuenta. Pueden aplicarse tarifas. Responda STOP para no recibirlos.',
  },
};
