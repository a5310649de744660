import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  labels,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP cancela os SMS.';

export const words: CallerWords = {
  urgent: 'URGENTE',
  doubtful: 'Spam?',
  again: 'liga de novo',
  reminder: 'lembrete',
  update: 'mais detalhes',
  withheld: 'Número oculto',
  withheldBefore: 'Número oculto,',
  caller: 'Alguém',
  unknown: 'Desconhecido',
  says: (name) => `diz ser "${name}"`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `ramal ${digits}`,
  hasMessage: 'deixou recado',
  otherNumber: 'Número para ligar: veja no link',
  wants: (time) => `Quer que ligue: "${time}"`,
  colon: ': ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Ligar ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: uma nova mensagem.`, details.link],
  'doubtful-calls': ({ count, link }) => [`Spam? ${count} ${count === '1' ? 'ligação' : 'ligações'}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: mais ligações (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [`${name || 'Alguém'} liga ${when}.`, `Mudar: ${link}`, stop],
  'callback-moved caller': ({ name, when, link }) => [
    `Novo horário: ${name || 'alguém'} liga ${when}.`,
    `Outro horário: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Ligação mudou para ${details.when}${after(': ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Ligação cancelada: ${when}${after(', ', name)}.`,
    `Outro horário: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Ligação cancelada, ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Ligar ${details.when}${after(': ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `A Calluna não atende mais as suas ligações. Para desativar o desvio, disque ${undo} no telefone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 dias sem ligações desviadas. O desvio continua ativo?', link],
};

export const mail: CallMailTemplates = {
  missed: 'Você perdeu uma ligação.',
  caller: 'Quem ligou',
  about: 'Assunto',
  callback: 'Ligar',
  verdict: 'Avaliação',
  verdicts: {
    likely_safe: 'Provavelmente legítima',
    unknown: 'Não há certeza',
    suspicious: 'Talvez spam',
    likely_spam: 'Provável spam',
  },
  button: 'Abrir a ligação',
  choose: 'Em Notificações você escolhe o que avisamos, e como.',
};
