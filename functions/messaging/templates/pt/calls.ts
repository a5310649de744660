import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP para parar.';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Chamada perdida${after(': ', who(details))}.`,
    after('Assunto: ', details.about, '.'),
    after('Ligar: ', details.when, '.'),
    details.link,
  ],
  private: ({ link }) => ['Calluna: uma nova mensagem.', link],
  'callback-agreed': ({ name, when, link }) => [
    `${name || 'Alguém'} vai ligar: ${when}.`,
    `Mudar ou cancelar: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `A chamada${after(' de ', name)} passa para: ${when}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Chamada mudada: ${details.when}${after(', ', who(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Chamada cancelada: ${when}${after(', ', name)}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Chamada cancelada: ${details.when}${after(', ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Ligar ${details.when}${after(': ', who(details))}.`,
    after('Assunto: ', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `A Calluna não atende mais as suas chamadas. Para parar o desvio, disque ${undo} no telefone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 dias sem chamadas desviadas. Continua ativo?', link],
};

export const mail: CallMailTemplates = {
  caller: 'Quem ligou',
  withheld: 'número oculto',
  about: 'Assunto',
  callback: 'Retorno',
  verdict: 'Avaliação',
  verdicts: {
    likely_safe: 'Provavelmente legítima',
    unknown: 'Não há certeza',
    suspicious: 'Suspeita',
    likely_spam: 'Provável spam',
  },
  button: 'Abrir a chamada',
  choose: 'Em Notificações você escolhe o que avisamos, e como.',
};
