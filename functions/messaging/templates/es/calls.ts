import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP para terminar.';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Llamada perdida${after(': ', who(details))}.`,
    after('Asunto: ', details.about, '.'),
    after('Devolver: ', details.when, '.'),
    details.link,
  ],
  private: ({ link }) => ['Calluna: un mensaje nuevo.', link],
  'callback-agreed': ({ name, when, link }) => [
    `${name ? `${name} le llama` : 'Le llamamos'}: ${when}.`,
    `Cambiar o cancelar: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `La llamada${after(' de ', name)} pasa a: ${when}.`,
    `Otra hora: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Llamada cambiada: ${details.when}${after(', ', who(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Llamada cancelada: ${when}${after(', ', name)}.`,
    `Otra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Llamada cancelada: ${details.when}${after(', ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Llamar ${details.when}${after(': ', who(details))}.`,
    after('Asunto: ', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna ya no atiende sus llamadas. Para quitar el desvío, marque ${undo} en su teléfono.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 días sin llamadas desviadas. ¿Sigue activo el desvío?', link],
};

export const mail: CallMailTemplates = {
  caller: 'Quién llamó',
  withheld: 'número oculto',
  about: 'Asunto',
  callback: 'Devolver',
  verdict: 'Valoración',
  verdicts: {
    likely_safe: 'Probablemente legítima',
    unknown: 'No es seguro',
    suspicious: 'Sospechosa',
    likely_spam: 'Probable spam',
  },
  button: 'Abrir la llamada',
  choose: 'En Avisos elige qué le contamos, y cómo.',
};
