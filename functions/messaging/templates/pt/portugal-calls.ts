import {
  calls as brazilian,
  mail as brazilianMail,
  words as brazilianWords,
} from '#functions/messaging/templates/pt/calls.ts';
import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';
import { overlaid } from '#shared/values/overlay.ts';

const stop = 'STOP cancela os SMS.';

export const words: CallerWords = overlaid(brazilianWords, {
  withheld: 'Número privado',
  withheldBefore: 'Número privado,',
  extension: (digits) => `ext. ${digits}`,
  otherNumber: 'Número a marcar: ver no link',
});

const by = (details: CallDetails) => caller(details, words);

/** The texts about calls as Portugal words them. */
export const calls: CallTemplates = overlaid(brazilian, {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Ligar ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  'doubtful-calls': ({ count, link }) => [`Spam? ${count} ${count === '1' ? 'chamada' : 'chamadas'}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: mais chamadas (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [`${name || 'Alguém'} liga-lhe ${when}.`, `Mudar: ${link}`, stop],
  'callback-moved caller': ({ name, when, link }) => [
    `Nova hora: ${name || 'alguém'} liga-lhe ${when}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Chamada mudou para ${details.when}${after(': ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Chamada cancelada: ${when}${after(', ', name)}.`,
    `Outra hora: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Chamada cancelada, ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `A Calluna deixou de atender as suas chamadas. Para desativar o desvio, marque ${undo} no telefone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 dias sem chamadas desviadas. O desvio continua ativo?', link],
});

export const mail: CallMailTemplates = overlaid(brazilianMail, {
  missed: 'Perdeu uma chamada.',
  button: 'Abrir a chamada',
  choose: 'Em Notificações escolhe o que lhe comunicamos, e como.',
});
