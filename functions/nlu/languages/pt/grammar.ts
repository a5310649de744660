import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day' },
  refusals: {
    no: '(?:(?<! se )nao|nunca|jamais|nem|ninguem|nenhum|nenhuma|nada)(?: (?:lhe|te|se|vou|vamos|ha|tem|precisa|preciso|precisamos|de|a|que|em|o|os|as|pedir|pedimos|pede|pedem|pediremos|passe|passa|informe|diga|de|da|mande|partilhe|compartilhe|nunca|sua|suas|seu|seus|qualquer|nenhum|nenhuma|por|dados|cobramos|ao|nos)){0,12}',
    wanted:
      '(?:codigos?|senhas?|palavra passe|pin|cartao|dados|dinheiro|pagamento|pagar|numeros?|iban|pix|transferencia|sinal|telefone|links?)',
  },
  codeWords: /\b(c[oó]digo|senha|pin|cart[aã]o)/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
