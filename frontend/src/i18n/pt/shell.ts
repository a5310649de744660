import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'Ir para o conteúdo',
  retry: 'Tentar de novo',
  nav: { label: 'Navegação principal', search: 'Busca' },
  language: { label: 'Idioma: {{name}}' },
  theme: { label: 'Tema', system: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  session: { demo: 'Demo', signedIn: 'Conta de {{name}}', logOut: 'Sair' },
  loading: 'Carregando',
  footer: {
    about:
      'Busca de pessoas em que cada informação diz sua fonte e sua data. Confira uma informação antes de confiar nela.',
    languages: 'Idiomas',
    developers: 'Desenvolvedores',
    docs: 'Referência da API',
    legal:
      'A Calluna não é uma agência de informações sobre consumidores (“consumer reporting agency”). Não a use para decidir sobre emprego, crédito, moradia, seguro nem qualquer outro assunto regido pelo Fair Credit Reporting Act.',
  },
  notFound: {
    title: 'Nenhum registro desta página.',
    lead: 'A página não foi encontrada. Talvez o link tenha um erro, ou aquilo a que levava não exista mais.',
    home: 'Ir para o início',
  },
  failed: { title: 'Isso não funcionou.' },
} satisfies Phrases['shell'];
