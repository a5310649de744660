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

const stop = 'STOP para no recibir más.';

export const words: CallerWords = {
  urgent: 'URGENTE',
  doubtful: '¿Spam?',
  again: 'llama otra vez',
  reminder: 'recordatorio',
  update: 'más detalles',
  withheld: 'Número oculto',
  withheldBefore: 'Número oculto,',
  caller: 'Alguien',
  unknown: 'Desconocido',
  says: (name) => `dice ser "${name}"`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `ext. ${digits}`,
  hasMessage: 'dejó un mensaje',
  otherNumber: 'Número al que llamar: en el enlace',
  wants: (time) => `Pide que le llame: "${time}"`,
  colon: ': ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Llamar ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: un mensaje nuevo.`, details.link],
  'doubtful-calls': ({ count, link }) => [`¿Spam? ${count} ${count === '1' ? 'llamada' : 'llamadas'}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: más llamadas (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [
    `${name ? `${name} le llama` : 'Le llamamos'} ${when}.`,
    `Cambiar: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `Nueva hora: ${name ? `${name} le llama` : 'le llamamos'} ${when}.`,
    `Otra hora: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Llamada cambiada, ${details.when}${after(': ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Llamada cancelada: ${when}${after(', ', name)}.`,
    `Otra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Llamada cancelada, ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Llamar ${details.when}${after(': ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna ya no atiende sus llamadas. Para quitar el desvío, marque ${undo} en su teléfono.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 días sin llamadas desviadas. ¿Sigue activo el desvío?', link],
};

export const mail: CallMailTemplates = {
  missed: 'Tiene una llamada perdida.',
  caller: 'Quién llamó',
  about: 'Asunto',
  callback: 'Llamar',
  verdict: 'Valoración',
  verdicts: {
    likely_safe: 'Probablemente legítima',
    unknown: 'No es seguro',
    suspicious: 'Posible spam',
    likely_spam: 'Probable spam',
  },
  button: 'Abrir la llamada',
  choose: 'En Avisos puede elegir qué le comunicamos, y cómo.',
};
