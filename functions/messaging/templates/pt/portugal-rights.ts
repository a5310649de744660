import { listSections } from '#functions/messaging/templates/params.ts';
import { factNames, requests, sectionNames } from '#functions/messaging/templates/pt/rights.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

const addresses = 'moradas';
const ours = { 'opt-out': 'Sem venda nem partilha' };

/** Mail about one’s own data, as Portugal words it. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Confirme o seu pedido',
    text: [
      'Fez um pedido no nosso site. O pedido só é executado quando abrir este link e carregar no botão.',
      `O link funciona uma vez, até ${until}. O seu código para esclarecimentos é ${reference}.`,
      'Não foi um pedido seu? Não faça nada, e nada acontece. Este endereço é eliminado quando o pedido é confirmado ou ao fim de 24 horas.',
    ],
    button: 'Abrir a página',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Recebemos o seu pedido',
    text: [
      'Esta mensagem confirma um pedido feito no nosso site. Guarde-a.',
      'O botão leva à página que mostra o andamento. Se não fez este pedido, escreva-nos.',
    ],
    rows: [
      ['Referência', reference],
      ['Pedido', { ...requests, ...ours }[request]],
      ...(field ? [['Informação', { ...factNames, addresses }[field]] as const] : []),
      ['Recebido em', at],
      ['Prazo', answer_by],
    ],
    button: 'Ver o pedido',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Um pedido foi executado em seu nome',
    text: [
      `Recebemos de ${agent} um pedido em seu nome, que já foi executado. O seu código para esclarecimentos é ${reference}.`,
      'Não precisa de fazer nada. Se não autorizou este pedido, escreva-nos, e vamos averiguar.',
    ],
    button: 'Ver o andamento',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Informações sobre os seus dados',
    text: [
      `A Calluna é um serviço de pesquisa em registos públicos. Poderá passar a incluir um registo sobre ${name}, e a lei obriga-nos a informar antes a pessoa em causa (artigo 14.º do RGPD e leis semelhantes).`,
      'Pode opor-se: o botão leva à remoção, sem conta e sem justificação. Também pode pedir o acesso aos seus dados, a sua retificação, o seu apagamento ou a limitação do tratamento, e apresentar reclamação à autoridade de proteção de dados do seu país.',
      'Até à data indicada acima, não guardamos o registo em si.',
    ],
    rows: [
      ['Fonte', sources],
      ['Tipos de dados', listSections(sections, { ...sectionNames, addresses })],
      ['Finalidade', 'encontrar pessoas e saber quem liga'],
      ['Fundamento jurídico', 'interesse legítimo (artigo 6.º, n.º 1, alínea f), do RGPD)'],
      ['Destinatários', 'subscritores que indicaram uma finalidade'],
      ['Conservação', 'até à sua remoção'],
      ['Inclusão não antes de', at],
    ],
    button: 'Opor-me e remover o meu registo',
    privacy: 'Tudo o que temos sobre si:',
    policy: 'Quem somos e como usamos os dados:',
  }),
};
