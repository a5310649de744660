import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP para parar.';

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `Chamada perdida${after(': ', who(said))}.`,
    after('Assunto: ', said.about, '.'),
    after('Ligar: ', said.when, '.'),
    said.link,
  ],
  private: ({ link }) => ['Calluna: uma nova mensagem.', link],
  'callback-agreed': ({ name, when, link }) => [
    `${name || 'Alguém'} liga-lhe: ${when}.`,
    `Mudar ou cancelar: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `A chamada${after(' de ', name)} passa para: ${when}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-moved owner': (said) => [`Chamada mudada: ${said.when}${after(', ', who(said))}.`, said.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Chamada cancelada: ${when}${after(', ', name)}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (said) => [
    `Chamada cancelada: ${said.when}${after(', ', who(said))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `Ligar ${said.when}${after(': ', who(said))}.`,
    after('Assunto: ', said.about, '.'),
    said.link,
  ],
  'number-left': ({ undo }) => [
    `A Calluna já não atende as suas chamadas. Para parar o reencaminhamento, marque ${undo} no telefone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 dias sem chamadas reencaminhadas. Continua ativo?', link],
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
