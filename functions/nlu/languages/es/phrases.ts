import type {
  Agreement,
  Clauses,
  Digits,
  Identification,
  Refusals,
  UrgencyPhrases,
  WordEndings,
} from '#functions/nlu/languages/pack.ts';

/** How callers say that something is urgent, and that it is not. */
export const urgency: UrgencyPhrases = {
  urgent: `urgent|urge|me urge|urgencia|urgencias|emergencia|inmediatamente|ahora mismo|de inmediato|lo antes posible|cuanto antes|ambulancia|ingresado|internado|accidente|sangr|se está inundando|inundando|se inundó|no puede esperar|en veinte minutos|en diez minutos|en los próximos|rápido por favor|corre prisa|se cayó|se desmayó|se lo llevaron|contéstame por favor|conteste por favor|enseguida|fuga de gas|huele a gas|olor a gas|saliendo agua|sale agua|dolor en el pecho|no importa la hora|a la hora que sea|apenas oiga|apenas escuche|apenas pueda|apenas puedas|apenas oigas|en cuanto oigas|en cuanto escuches|en cuanto pueda|en cuanto puedas|atendé|atiende por favor|contesta por favor|trajimos al hospital|llevamos al hospital|llevaron al hospital|al hospital|está en la guardia|no respira|convulsion|infarto|derrame cerebral|incendio|sale humo|humo|se metió el agua|desmay|ya mismo|urgentísimo|de volada|lo más rápido|lo más pronto|a la mayor brevedad|no se puede quedar mucho|nos toca devolvernos|con fiebre alta|no para de vomitar|se perdió el niño|se quedó encerrad|me quedé encerrad|por lo que más quieras`,
  calm: `no es urgente|no urge|nada urgente|sin prisa|no hay prisa|no corre prisa|no hay apuro|sin apuro|nada grave|no pasa nada|cuando puedas|cuando pueda|cuando quieras|tranquil|no es nada|urgente no|no tan urgente|tampoco es urgente|no se preocupe|no se alarme|no es emergencia|nada importante|no para nada|no se asuste`,
  yes: `sí|si|mucho|muy|bastante|claro|la verdad que sí|pues sí`,
  no: `no|qué va|para nada`,
  asks: `urgente|urgencia|urge`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:(?<! si )no|nunca|jamas|ni|nadie|ningun|ninguna|nada)(?: (?:le|te|les|os|se|lo|la|vamos|voy|va|hay|tiene|tienes|a|que|de|en|pedir|pedimos|pediremos|pedirle|pedira|pide|necesito|necesitamos|den|des|de|diga|digas|mande|mandes|comparta|compartas|entregue|hace|falta|nos|nunca|su|sus|el|los|las|ningun|ninguna|tus|dar|por|solicitamos)){0,12}',
  wanted:
    '(?:codigos?|claves?|contrasenas?|pin|tarjeta|datos?|dinero|pago|pagar|abonar|numeros?|iban|transferencia|anticipo|telefono|enlaces?)',
};

/** What clauses are cut by. */
export const clauses: Clauses = {
  starts: `yo tengo tenemos su sus tu tus el la los las un una mi mis nuestro nuestra para por quiero quería queríamos necesito necesitamos hay es no se le les me nos lo ya puede podría está están llegó llegaron ha han he hemos sobre dejé encontré falta`,
  joins: `y e pero entonces porque pues que cuando como o u así donde ni aunque`,
  loose: `el la los las un una unos unas de del a al en con por para y o u e que se le lo me te nos su sus tu tus mi mis es está son ha he hay no ni como si muy más ya favor`,
  aside: `llámame llámeme llámenos llamame márcame márqueme marque llamar gracias adiós besos saludos háblame comuníquese devuélvame llamen llama`,
  fillers: `eh bueno hola aló buenas buenos días tardes noches sí oiga oye mire mira pues ah ay`,
};

export const agreement: Agreement = {
  small:
    'claro|vale|ok|okay|okey|bueno|exacto|exactamente|correcto|así es|eso es|efectivamente|está bien|esta bien|muy bien|perfecto|genial|estupendo|listo|por supuesto|desde luego|dale',
  around:
    'eh|este|pues|bueno|entonces|a ver|ah|oh|mmm|hmm|y|creo|creo que|gracias|muchas gracias|por favor|señor|señora|para mí|por mí|conmigo|hola|ya|sí',
};

export const digits: Digits = {
  ones: 'cero uno/una/un dos tres cuatro cinco seis siete ocho nueve',
  teens: 'diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  multipliers: { doble: 2, triple: 3 },
  codeWords: /\b(c[oó]digo|clave|pin|contraseña|tarjeta)\b/i,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [];

/** What the language is recognised by. */
export const identification: Identification = {
  littleWords:
    'el la los las un una y es de del en por para con que no se yo usted él ella su sus mi me le lo al hola buenos buenas días tardes gracias está estoy soy pero muy ya si',
  script: null,
};

/** Countries whose callers most likely speak it. */
export const countries = 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY';
