export default {
  skip: 'Skip to content',
  retry: 'Try again',
  nav: { label: 'Main', search: 'Search' },
  language: { label: 'Language: {{name}}' },
  theme: { label: 'Theme', system: 'As the system', light: 'Light', dark: 'Dark' },
  session: { demo: 'Demo login', signedIn: 'Signed in as {{name}}', logOut: 'Log out' },
  loading: 'Loading',
  footer: {
    about: 'People search in which every fact names its source and its date. Check a fact before you rely on it.',
    languages: 'Languages',
    developers: 'For developers',
    docs: 'API reference',
    legal:
      'Calluna is not a consumer reporting agency. Do not use it to decide on employment, credit, housing, insurance or anything else covered by the Fair Credit Reporting Act.',
  },
  notFound: {
    title: 'No record of this page.',
    lead: 'The page could not be found. The link may have a typo, or what it led to has ended.',
    home: 'Go to the start page',
  },
  failed: { title: 'That did not work.' },
} as const;
