import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'Ir para o conteúdo',
  retry: 'Tentar de novo',
  nav: { label: 'Navegação principal', search: 'Busca', account: 'Conta' },
  language: { label: 'Idioma: {{name}}' },
  theme: { label: 'Tema', system: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  session: {
    demo: 'Demo',
    logIn: 'Entrar',
    logOut: 'Sair',
    menu: 'Conta de {{name}}',
    account: 'Visão geral',
    payments: 'Pagamentos',
    credits: 'Créditos',
    history: 'Histórico de buscas',
    viewed: 'Perfis vistos',
    security: 'Segurança',
    privacy: 'Dados e privacidade',
    unsubscribe: 'Cancelar a assinatura',
  },
  ended: {
    title: 'Entre novamente, por favor.',
    lead: 'Sua sessão terminou. Levamos você de volta para onde estava.',
    logIn: 'Entrar',
  },
  offline: { title: 'Sem conexão.', lead: 'O que está na tela continua legível.', retry: 'Tentar agora' },
  rate: { title: 'Uma pequena pausa.', lead: 'Tentativas demais a partir daqui. Continua às {{time}}.' },
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
