export default {
  footer: 'Información',
  since: 'Vigente desde el {{day}}. Dos minutos de lectura.',
  print: 'Imprimir',
  contents: 'Contenido',
  none: 'Esa página no existe.',
  noneLead: 'Existen estas dos:',
  privacy: {
    title: 'Política de privacidad',
    short: {
      title: 'En breve',
      text: 'Reunimos registros públicos, con fecha y fuente. Los mostramos a miembros de pago que dicen para qué. Usted puede quedar fuera, para siempre, sin cuenta.',
    },
    members: {
      title: 'Lo que guardamos de los miembros',
      text: 'Nombre, correo, teléfono, idioma y zona horaria; búsquedas e informes abiertos, hasta que los borre; de la tarjeta, solo las cuatro últimas cifras. El número va al proveedor de pagos y nunca nos llega.',
    },
    records: {
      title: 'Lo que guardamos de personas en registros',
      text: 'Cada dato lleva su fuente, sus fechas y su grado de certeza. No se muestra a menores de 18 años ni a quien pidió quedar fuera.',
    },
    calls: {
      title: 'Llamadas al asistente',
      text: 'El asistente dice que es automático. Donde la ley lo exige, o si el titular lo quiere, pregunta antes de grabar. A quien dice que no, no se le graba. Sonido y texto se borran juntos tras 0, 7, 30 o 90 días, según elija el titular. Los códigos y números de tarjeta se ocultan. Quien llamó puede borrar su nombre, número y palabras al instante con el enlace de nuestro SMS.',
    },
    recording: {
      title: 'Recuento de visitas',
      text: 'Lo necesario mantiene su sesión. Las visitas solo se cuentan o graban con su permiso, y nunca en el pago, un informe, la cuenta o una retirada. Se respeta Global Privacy Control.',
    },
    rights: {
      title: 'Sus derechos',
      text: 'Puede ver, corregir, borrar y llevarse lo que guardamos de usted, y oponerse. Para los miembros está en la cuenta, en privacidad.',
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    what: {
      title: 'Qué es Calluna',
      text: 'Una búsqueda en registros públicos y un asistente que atiende las llamadas que usted pierde. Calluna no es una agencia de informes de consumo.',
    },
    use: {
      title: 'Para qué se puede usar',
      text: 'Para reencontrar a personas, saber quién llamó, comprobar a alguien antes de una cita o un trato privado y ver su propio registro. No para decidir sobre empleo, crédito, vivienda o seguros, ni para acosar o seguir a nadie.',
    },
    assistant: {
      title: 'El asistente',
      text: 'Solo atiende llamadas que su operador desvía porque usted no contestó. El operador puede cobrar el desvío; decimos lo que sabemos antes de que marque un código. Puede oír mal: las palabras dudosas se marcan. No es un servicio de emergencias.',
    },
    money: {
      title: 'Cuánto cuesta',
      text: 'Precio, fechas e importes están antes del campo de la tarjeta, y no se cobra nada más. En el plazo indicado ahí, usted mismo recupera todo.',
    },
    leaving: {
      title: 'Irse',
      text: 'Se cancela en dos clics. Entonces mostramos el código que termina el desvío en su operador. Nuestro número responde 30 días más con una frase neutra.',
    },
    errors: {
      title: 'Errores',
      text: 'Los registros pueden ser erróneos o antiguos, y los veredictos también. Cada dato muestra su fuente y cada veredicto sus motivos; ambos se pueden corregir.',
    },
  },
} as const;
