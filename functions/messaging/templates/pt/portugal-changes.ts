import { newFacts } from '#functions/messaging/templates/new-facts.ts';
import { changes as brazil, words } from '#functions/messaging/templates/pt/changes.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const locations = { one: '# nova morada', other: '# novas moradas' };

const headline = (reports: number) =>
  reports === 1 ? 'Um relatório que abriu mudou' : `${reports} relatórios que abriu mudaram`;

/** What Portugal words otherwise of watched reports. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: headline(reports),
    text: [
      `Novidades desde então: ${newFacts(changes, { ...words, locations }, 'pt-PT')}.`,
      'Pediu-nos este aviso. No e-mail não dizemos o nome de ninguém; nas pessoas que guardou vê de que relatório se trata.',
    ],
    button: 'Ver as pessoas que guardei',
  }),
  text: brazil.text,
};
