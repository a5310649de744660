import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day' },
  refusals: {
    no: '(?:(?<! se )nao|nunca|jamais|nem|ninguem|nenhum|nenhuma|nada)(?: (?:lhe|te|se|vou|vamos|ha|tem|precisa|preciso|precisamos|de|a|que|em|o|os|as|pedir|pedimos|pede|pedem|pediremos|passe|passa|informe|diga|de|da|mande|partilhe|compartilhe|nunca|sua|suas|seu|seus|qualquer|nenhum|nenhuma|por|dados|cobramos|ao|nos)){0,12}',
    wanted:
      '(?:codigos?|senhas?|palavra passe|pin|cartao|dados|dinheiro|pagamento|pagar|numeros?|iban|pix|transferencia|sinal|telefone|links?)',
  },
  accountScams: {
    blocked:
      '(?:contas?|cartao|cartoes|acesso|pix|cpf)(?: [^ ]+){0,4} (?:bloquead[^ ]*|encerrad[^ ]*|suspens[^ ]*|desativad[^ ]*|congelad[^ ]*|cancelad[^ ]*|limitad[^ ]*|retid[^ ]*|fechad[^ ]*|invadid[^ ]*|travad[^ ]*)|(?:bloqueamos|bloquearam|encerramos|encerraram|suspendemos|cancelamos|congelaram)(?: [^ ]+){0,2} (?:contas?|cartao|acesso)',
    call: '(?:lig[^ ]*|telefon[^ ]*|disc[^ ]*|chamar?|contat[^ ]*)',
    code: '(?:pass[^ ]*|diga|diz|dizer|fal[^ ]*|ler|leia|le|inform[^ ]*|confirm[^ ]*|com|tenha|deix[^ ]*|mand[^ ]*|coloc[^ ]*|separ[^ ]*)(?: [^ ]+){0,4} (?:codigo|senha|pin|token|numeros|digitos)',
    card: '(?:atras|verso|costas) d[oe] (?:seu |dela |dele )?cartao|no verso|na agencia pra (?:pegar|retirar)|ao balcao|pel[oa] app|pelo aplicativo|no aplicativo',
  },
  publicSurvey: {
    office:
      'ibge|censo|prefeitura|secretaria (?:da|de|municipal)[^ ]*(?: de)? saude|secretaria da saude|posto de saude|camara municipal|agente do censo',
    survey: 'pesquisa[^ ]*|censo|questionario|inquerito|recenseamento',
  },
  codeWords: /\b(c[oó]digo|senha|pin|cart[aã]o)/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
