import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  hero: {
    title: 'Encontre quem você procura',
    find: 'Encontre quem você procura.',
    know: 'Saiba quem está ligando.',
    lead: 'Registros públicos, reunidos e datados. Você vê de onde vem cada informação, e quantas há, antes de pagar qualquer coisa.',
  },
  specimen: {
    title: 'Cada informação mostra seus papéis.',
    lead: 'Uma linha de um relatório, ampliada. Se não temos certeza, a linha diz.',
    fact: { title: 'A informação', says: 'Número de celular de {{name}}, pessoa fictícia.' },
    seen: {
      title: 'Quando foi registrada',
      says: 'Pela primeira vez em {{first}}, pela última em {{last}}. Todas as barras usam o mesmo eixo.',
      label: 'Registrada de {{first}} a {{last}}',
    },
    sure: {
      title: 'Nossa confiança',
      high: 'Alta',
      says: 'Alta, boa, talvez ou baixa. Aqui, três fontes concordam.',
    },
    who: {
      title: 'Quem diz',
      says: 'Fontes numeradas como notas de rodapé, com os nomes no fim do relatório.',
      label: 'Fontes 1, 3 e 5',
    },
  },
  how: {
    title: 'Como funciona',
    search: {
      title: 'Busque',
      says: 'Um nome, um número, um e-mail, um endereço ou um usuário. Entendemos erros de digitação, acentos e nomes que soam parecidos.',
    },
    see: {
      title: 'Veja o que existe',
      says: 'O número exato de cada seção, de graça. Se não achamos nada, dizemos aqui, não depois do pagamento.',
      phones_one: '{{count}} telefone',
      phones_many: '{{count}} de telefones',
      phones_other: '{{count}} telefones',
      places_one: '{{count}} lugar',
      places_many: '{{count}} de lugares',
      places_other: '{{count}} lugares',
      emails_one: '{{count}} e-mail',
      emails_many: '{{count}} de e-mails',
      emails_other: '{{count}} e-mails',
    },
    open: {
      title: 'Abra o relatório',
      says: 'Para assinantes. Cada informação com suas fontes, as datas em que elas a registraram e nossa confiança; lugares em um mapa, parentes em um grafo.',
    },
  },
  price: {
    title: 'O preço, com datas.',
    lead: 'Quanto custa uma assinatura e quando, no seu fuso horário. Se começasse agora:',
    start: 'Começar uma assinatura',
    free: 'Buscar e ver as contagens é grátis.',
    line: 'Relatórios: <price>{{price}}</price> por mês.',
    lineTrial_one: 'Relatórios: {{count}} dia grátis, depois <price>{{price}}</price> por mês.',
    lineTrial_many: 'Relatórios: {{count}} de dias grátis, depois <price>{{price}}</price> por mês.',
    lineTrial_other: 'Relatórios: {{count}} dias grátis, depois <price>{{price}}</price> por mês.',
  },
  fair: {
    title: 'Justo com os dois lados.',
    private: {
      title: 'Sua busca é sua',
      says: 'A pessoa procurada nunca é avisada. O que você digita não aparece em nenhum endereço web e é esquecido depois de um dia.',
    },
    less: {
      title: 'Menos do que poderíamos',
      says: 'Menores de 18 anos não são mostrados nem contados. O dia do nascimento não é guardado, só o mês e o ano. Os retratos são desenhos, nunca fotografias.',
    },
    lawful: {
      title: 'Só para fins lícitos',
      says: 'Não para decidir sobre emprego, moradia, empréstimo ou seguro. Não somos uma agência de informações sobre consumidores.',
    },
    faq: {
      told: { question: 'A pessoa vai saber que eu a procurei?', answer: 'Não. Ninguém é avisado.' },
      nothing: {
        question: 'E se vocês não acharem nada?',
        answer: 'Dizemos na hora, com o que mais você pode tentar. Buscar não custa nada.',
      },
      source: {
        question: 'De onde vêm as informações?',
        answer:
          'Das fontes que o índice acima conta. Em um relatório, cada informação diz quais são as suas, com as datas.',
      },
      kept: {
        question: 'Posso voltar aos meus resultados?',
        answer:
          'Por um dia, no endereço da página de resultados. Esse endereço não diz o nome de ninguém. Depois de um dia, não leva a lugar nenhum.',
      },
    },
  },
} satisfies Phrases['home'];
