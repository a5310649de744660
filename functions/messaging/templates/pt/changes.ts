import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

/** Brazil’s; Portugal has another word for an address. */
const words: NewFactWords = {
  personal: { one: '# novo dado pessoal', other: '# novos dados pessoais' },
  phones: { one: '# novo telefone', other: '# novos telefones' },
  emails: { one: '# novo e-mail', other: '# novos e-mails' },
  locations: { one: '# novo endereço', other: '# novos endereços' },
  relationships: { one: '# novo parente', other: '# novos parentes' },
  jobs: { one: '# novo emprego', other: '# novos empregos' },
  education: { one: '# nova escola', other: '# novas escolas' },
  social_profiles: { one: '# novo perfil', other: '# novos perfis' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'Um relatório que você abriu mudou' : `${reports} relatórios que você abriu mudaram`,
    text: [
      `Novidades desde então: ${newFacts(changes, words, 'pt')}.`,
      'Você pediu este aviso. Não citamos ninguém por e-mail; suas pessoas salvas mostram de qual relatório se trata.',
    ],
    button: 'Ver minhas pessoas salvas',
  }),
  // Without accents that would make two parts of it.
  text: ({ reports, link }) =>
    `Calluna: ${reports === 1 ? 'novos dados sobre uma pessoa que acompanha' : `novos dados sobre ${reports} pessoas que acompanha`}. ${link}`,
};

export { words };
