import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day', nextWeekday: 'next week' },
  refusals: {
    no: '(?:(?<! si )no|nunca|jamas|ni|nadie|ningun|ninguna|nada)(?: (?:le|te|les|os|se|lo|la|vamos|voy|va|hay|tiene|tienes|a|que|de|en|pedir|pedimos|pediremos|pedirle|pedira|pide|necesito|necesitamos|den|des|de|diga|digas|mande|mandes|comparta|compartas|entregue|hace|falta|nos|nunca|su|sus|el|los|las|ningun|ninguna|tus|dar|por|solicitamos)){0,12}',
    wanted:
      '(?:codigos?|claves?|contrasenas?|pin|tarjeta|datos?|dinero|pago|pagar|abonar|numeros?|iban|transferencia|anticipo|telefono|enlaces?)',
  },
  codeWords: /\b(c[oó]digo|clave|pin|contraseña|tarjeta)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
