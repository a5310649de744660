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
  urgent: `urgente|urgência|emergência|imediatamente|agora mesmo|já já|o mais rápido possível|o quanto antes|quanto antes|o mais depressa|ambulância|samu|internad|acidente|sangr|inund|alagando|alagou|não pode esperar|nos próximos dez minutos|em dez minutos|em quinze minutos|rápido por favor|pressa|caiu e|desmai|passou mal|é grave|com urgência|ligue já|faleceu|vazamento de gás|assim que ouvir|mal ouça isto|atende por favor|me atende|atende pelo amor|pelo amor de deus|cheiro a gás|cheiro de gás|incêndio|pegou fogo|a arder|está preso no|está presa no|sumiu|desapareceu|ninguém acha|tô indo na delegacia|arrombar|ainda hoje sem falta|vou embora com|já não respira`,
  calm: `não é urgente|nada urgente|sem pressa|não há pressa|não tem pressa|não urge|nada grave|quando puder|quando puderes|quando quiser|tranquil|urgente não|sem urgência|não tão urgente|não se preocupe|não precisa correr|não é nada|não tem prazo|com calma|nada de grave|não é preciso correr|brincadeira`,
  yes: `sim|é|muito|bastante|um pouco|claro|bem urgente|pois é`,
  no: `não|nao|nada`,
  asks: `urgente|urgência`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:(?<! se )nao|nunca|jamais|nem|ninguem|nenhum|nenhuma|nada)(?: (?:lhe|te|se|vou|vamos|ha|tem|precisa|preciso|precisamos|de|a|que|em|o|os|as|pedir|pedimos|pede|pedem|pediremos|passe|passa|informe|diga|de|da|mande|partilhe|compartilhe|nunca|sua|suas|seu|seus|qualquer|nenhum|nenhuma|por|dados|cobramos|ao|nos)){0,12}',
  wanted:
    '(?:codigos?|senhas?|palavra passe|pin|cartao|dados|dinheiro|pagamento|pagar|numeros?|iban|pix|transferencia|sinal|telefone|links?)',
};

/** What clauses are cut by. */
export const clauses: Clauses = {
  starts: `eu tenho temos o a os as um uma meu minha meus minhas nosso nossa seu sua seus suas teu tua para pra quero queria queríamos preciso precisamos há tem é não está estão chegou chegaram já pode podia podemos sobre falta deixei achei encontrei ficou vou vamos`,
  joins: `e mas então porque pois que quando como ou aí onde nem embora daí`,
  loose: `o a os as um uma uns umas de do da dos das em no na nos nas com por para pra e ou mas que se eu ele ela me te lhe seu sua meu minha é está são foi há tem não ao à como muito mais já`,
  aside: `ligue liga ligar retorne telefone contacte obrigado obrigada beijo beijos tchau adeus dá dê abraço`,
  fillers: `ah oi olá alô hum bom dia boa tarde noite sim olha olhe então pois né`,
};

export const agreement: Agreement = {
  small:
    'claro|certo|tá certo|está certo|ok|okay|tá|tá bom|tá bem|está bem|está bom|tudo bem|beleza|blz|isso|isso mesmo|isso aí|é isso|é isso mesmo|exato|exatamente|correto|perfeito|ótimo|pois|aham|uhum|com certeza|certeza',
  around:
    'é|eh|ah|oh|hum|hmm|bom|bem|então|e|olha|pois|acho|acho que|obrigado|obrigada|muito obrigado|muito obrigada|por favor|senhor|senhora|para mim|por mim|comigo|olá|alô|oi|sim',
};

export const digits: Digits = {
  ones: 'zero um/uma dois/duas três/tres quatro cinco seis/meia sete oito nove',
  teens:
    'dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
  tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  multipliers: {},
  codeWords: /\b(c[oó]digo|senha|pin|cart[aã]o)/i,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [];

/** What the language is recognised by. */
export const identification: Identification = {
  littleWords:
    'o a os as um uma e é de do da dos das em no na por para com que não se eu você ele ela seu sua meu minha bom boa dia tarde obrigado obrigada olá oi está estou ao à pra tá já',
  script: null,
};

/** Countries whose callers most likely speak it. */
export const countries = 'PT BR AO MZ CV';
