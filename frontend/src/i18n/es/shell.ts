import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'Ir al contenido',
  retry: 'Reintentar',
  nav: { label: 'Navegación principal', search: 'Buscar', account: 'Cuenta' },
  language: { label: 'Idioma: {{name}}' },
  theme: { label: 'Tema', system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  session: {
    demo: 'Demo',
    logIn: 'Entrar',
    logOut: 'Cerrar sesión',
    menu: 'Cuenta de {{name}}',
    account: 'Resumen',
    payments: 'Pagos',
    credits: 'Créditos',
    history: 'Historial de búsquedas',
    viewed: 'Perfiles vistos',
    security: 'Seguridad',
    privacy: 'Datos y privacidad',
    unsubscribe: 'Cancelar la suscripción',
  },
  ended: {
    title: 'Vuelva a iniciar sesión.',
    lead: 'Su sesión ha terminado. Le llevaremos de vuelta a donde estaba.',
    logIn: 'Entrar',
  },
  offline: { title: 'Sin conexión.', lead: 'Lo que está en pantalla sigue siendo legible.', retry: 'Probar ahora' },
  rate: { title: 'Una breve pausa.', lead: 'Demasiados intentos desde aquí. Continúa a las {{time}}.' },
  loading: 'Cargando',
  footer: {
    about:
      'Búsqueda de personas en la que cada dato nombra su fuente y su fecha. Compruebe un dato antes de confiar en él.',
    languages: 'Idiomas',
    developers: 'Desarrolladores',
    docs: 'Referencia de la API',
    legal:
      'Calluna no es una agencia de informes del consumidor («consumer reporting agency»). No la use para decidir sobre empleo, crédito, vivienda, seguros ni ningún otro asunto regulado por la Fair Credit Reporting Act.',
  },
  notFound: {
    title: 'No consta esta página.',
    lead: 'No se encontró la página. Puede que el enlace tenga una errata, o que ya no exista lo que había aquí.',
    home: 'Ir al inicio',
  },
  failed: { title: 'Eso no funcionó.' },
} satisfies Phrases['shell'];
