import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
export const sectionNames: SectionNames = {
  names: 'nomes',
  birth_date: 'ano de nascimento',
  death: 'data de falecimento',
  gender: 'sexo',
  addresses: 'endereços',
  phones: 'números de telefone',
  emails: 'endereços de e-mail',
  jobs: 'trabalho',
  education: 'formação',
  photos: 'fotografias',
  social_profiles: 'perfis públicos',
};

/** Each kind of fact. */
export const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'familiares',
  relation_ship_status: 'estado civil',
  images: 'retrato',
};

/** What was asked for. */
export const requests: Record<ReceiptOf, string> = {
  copy: 'Cópia dos dados',
  correct: 'Correção',
  'opt-out': 'Sem venda nem compartilhamento',
  limit: 'Limite para dados sensíveis',
  hide: 'Ocultação de uma informação',
  flag: 'Aviso de informação errada',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Confirme a sua solicitação',
    text: [
      'Você fez uma solicitação no nosso site. Ela passa a valer quando você abrir este link e clicar no botão.',
      `O link funciona uma vez, até ${until}. Seu código para dúvidas é ${reference}.`,
      'Não foi você? Não faça nada, e nada acontece. Este endereço é apagado quando a solicitação é confirmada ou depois de 24 horas.',
    ],
    button: 'Abrir a página',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Recebemos a sua solicitação',
    text: [
      'Esta mensagem confirma uma solicitação feita no nosso site. Guarde-a.',
      'O botão leva à página que mostra o andamento. Se não foi você, escreva para nós.',
    ],
    rows: [
      ['Referência', reference],
      ['Solicitação', requests[request]],
      ...(field ? [['Informação', factNames[field]] as const] : []),
      ['Recebida em', at],
      ['Prazo', answer_by],
    ],
    button: 'Ver a solicitação',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Uma solicitação foi atendida em seu nome',
    text: [
      `${agent} nos enviou uma solicitação em seu nome, e ela foi atendida. Seu código para dúvidas é ${reference}.`,
      'Você não precisa fazer nada. Se não autorizou isso, escreva para nós e vamos verificar.',
    ],
    button: 'Ver o andamento',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Informações sobre os seus dados',
    text: [
      `A Calluna é um serviço de busca em registros públicos. Um registro sobre ${name} pode ser incluído nele, e a lei exige que avisemos você antes (artigo 14 do GDPR, LGPD e leis semelhantes).`,
      'Você pode se opor: o botão leva à remoção, sem conta e sem justificativa. Também pode pedir o acesso aos seus dados, a correção, a eliminação ou a limitação do uso, e apresentar reclamação à autoridade de proteção de dados do seu país.',
      'Até a data indicada acima, não guardamos o registro em si.',
    ],
    rows: [
      ['Fonte', sources],
      ['Tipos de dados', listSections(sections, sectionNames)],
      ['Finalidade', 'encontrar pessoas e saber quem liga'],
      ['Base legal', 'legítimo interesse (artigo 6(1)(f) do GDPR; artigo 7º, IX, da LGPD)'],
      ['Destinatários', 'assinantes que informaram uma finalidade'],
      ['Conservação', 'até a sua remoção'],
      ['Inclusão não antes de', at],
    ],
    button: 'Opor-me e remover meu registro',
    privacy: 'Tudo o que temos sobre você:',
    policy: 'Quem somos e como usamos os dados:',
  }),
};
