import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  hero: {
    title: 'Encuentre a quien busca',
    find: 'Encuentre a quien busca.',
    know: 'Sepa quién le llama.',
    lead: 'Registros públicos, reunidos y fechados. Usted ve de dónde viene cada dato, y cuántos hay, antes de pagar nada.',
  },
  specimen: {
    title: 'Cada dato muestra sus papeles.',
    lead: 'Una línea de un informe, ampliada. Si no estamos seguros, la línea lo dice.',
    fact: { title: 'El dato', says: 'Número de celular de {{name}}, persona ficticia.' },
    seen: {
      title: 'Cuándo consta',
      says: 'Por primera vez el {{first}}, por última el {{last}}. Todas las barras comparten el mismo eje.',
      label: 'Consta del {{first}} al {{last}}',
    },
    sure: {
      title: 'Nuestra confianza',
      high: 'Alta',
      says: 'Alta, buena, puede ser o baja. Aquí coinciden tres fuentes.',
    },
    who: {
      title: 'Quién lo dice',
      says: 'Fuentes numeradas como notas al pie, y nombradas al final del informe.',
      label: 'Fuentes 1, 3 y 5',
    },
  },
  how: {
    title: 'Cómo funciona',
    search: {
      title: 'Busque',
      says: 'Un nombre, un número, un correo, una dirección o un usuario. Entendemos erratas, acentos y nombres que suenan igual.',
    },
    see: {
      title: 'Vea lo que existe',
      says: 'El número exacto de cada sección, gratis. Si no encontramos nada, lo decimos aquí, no después del pago.',
      phones_one: '{{count}} teléfono',
      phones_many: '{{count}} de teléfonos',
      phones_other: '{{count}} teléfonos',
      places_one: '{{count}} lugar',
      places_many: '{{count}} de lugares',
      places_other: '{{count}} lugares',
      emails_one: '{{count}} correo',
      emails_many: '{{count}} de correos',
      emails_other: '{{count}} correos',
    },
    open: {
      title: 'Abra el informe',
      says: 'Para suscriptores. Cada dato con sus fuentes, las fechas en que consta y nuestra confianza; los lugares en un mapa, los parientes en un grafo.',
    },
  },
  price: {
    title: 'El precio, con fechas.',
    lead: 'Lo que cuesta una suscripción y cuándo, en su hora local. Si empezara ahora:',
    start: 'Empezar una suscripción',
    free: 'Buscar y ver los recuentos es gratis.',
    line: 'Informes: <price>{{price}}</price> al mes.',
    lineTrial_one: 'Informes: {{count}} día gratis, luego <price>{{price}}</price> al mes.',
    lineTrial_many: 'Informes: {{count}} de días gratis, luego <price>{{price}}</price> al mes.',
    lineTrial_other: 'Informes: {{count}} días gratis, luego <price>{{price}}</price> al mes.',
  },
  fair: {
    title: 'Justo con ambas partes.',
    private: {
      title: 'Su búsqueda es suya',
      says: 'La persona que busca nunca recibe aviso. Lo que usted escribe no aparece en ninguna dirección web y se olvida al cabo de un día.',
    },
    less: {
      title: 'Menos de lo que podríamos',
      says: 'Los menores de 18 años no se muestran ni se cuentan. No se guarda el día de nacimiento, solo el mes y el año. Los retratos son dibujos, nunca fotografías.',
    },
    lawful: {
      title: 'Solo para fines lícitos',
      says: 'No para decidir sobre un empleo, una vivienda, un préstamo o un seguro. No somos una agencia de informes del consumidor.',
    },
    faq: {
      told: { question: '¿Sabrá la persona que la busqué?', answer: 'No. No se avisa a nadie.' },
      nothing: {
        question: '¿Y si no encuentran nada?',
        answer: 'Lo decimos enseguida, junto con lo que aún puede probar. Buscar no cuesta nada.',
      },
      source: {
        question: '¿De dónde vienen los datos?',
        answer:
          'De las fuentes que el índice cuenta más arriba. En un informe, cada dato nombra las suyas, con sus fechas.',
      },
      kept: {
        question: '¿Puedo volver a mis resultados?',
        answer:
          'Durante un día, en la dirección de la página de resultados. Esa dirección no nombra a nadie. Pasado el día, no lleva a ninguna parte.',
      },
    },
  },
} satisfies Phrases['home'];
