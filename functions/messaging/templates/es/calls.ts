import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP para terminar.';

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `Llamada perdida${after(': ', who(said))}.`,
    after('Asunto: ', said.about, '.'),
    after('Devolver: ', said.when, '.'),
    said.link,
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
  'callback-moved owner': (said) => [`Llamada cambiada: ${said.when}${after(', ', who(said))}.`, said.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Llamada cancelada: ${when}${after(', ', name)}.`,
    `Otra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (said) => [
    `Llamada cancelada: ${said.when}${after(', ', who(said))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `Llamar ${said.when}${after(': ', who(said))}.`,
    after('Asunto: ', said.about, '.'),
    said.link,
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
