import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day', nextWeekday: 'next week' },
  refusals: {
    no: '(?:(?<! si )no|nunca|jamas|ni|nadie|ningun|ninguna|nada)(?: (?:le|te|les|os|se|lo|la|vamos|voy|va|hay|tiene|tienes|a|que|de|en|pedir|pedimos|pediremos|pedirle|pedira|pide|necesito|necesitamos|den|des|de|diga|digas|mande|mandes|comparta|compartas|entregue|hace|falta|nos|nunca|su|sus|el|los|las|ningun|ninguna|tus|dar|por|solicitamos)){0,12}',
    wanted:
      '(?:codigos?|claves?|contrasenas?|pin|tarjeta|datos?|dinero|pago|pagar|abonar|numeros?|iban|transferencia|anticipo|telefono|enlaces?)',
  },
  accountScams: {
    blocked:
      '(?:cuentas?|tarjetas?|acceso|banca)(?: [^ ]+){0,4} (?:bloquead[^ ]*|bloqueo|cerrad[^ ]*|cerro|suspendid[^ ]*|desactivad[^ ]*|congelad[^ ]*|cancelad[^ ]*|limitad[^ ]*|retenid[^ ]*|embargad[^ ]*|inhabilitad[^ ]*)|(?:bloqueamos|bloqueo|bloquearon|cerramos|cerraron|cerro|suspendimos|congelaron|cancelaron)(?: [^ ]+){0,2} (?:cuentas?|tarjetas?|acceso)',
    call: '(?:llam[^ ]*|marqu[^ ]*|marcar|marca|comuni[^ ]*|telefon[^ ]*|hablar?[^ ]*)',
    code: '(?:dig[^ ]*|decir[^ ]*|dar|de|den|lea|leer[^ ]*|leanos|confirm[^ ]*|con|tenga|ten|mande[^ ]*|manda[^ ]*|prepar[^ ]*|ponga)(?: [^ ]+){0,4} (?:codigo|clave|pin|contrasena|nip|numeros|digitos)',
    card: '(?:atras|reverso|dorso|detras|parte de atras) de (?:su|la|tu|mi) tarjeta|reverso|dorso|pas[^ ]* (?:a|por) (?:la|su) sucursal',
  },
  publicSurvey: {
    office:
      'censo|inegi|ine|departamento de salud|salud publica|ayuntamiento|condado|secretaria de salud|agente del? censo',
    survey: 'encuesta[^ ]*|censo|cuestionario|estudio',
  },
  codeWords: /\b(c[oó]digo|clave|pin|contraseña|tarjeta)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
