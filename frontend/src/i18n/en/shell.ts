export default {
  skip: 'Skip to content',
  retry: 'Try again',
  legal:
    'Calluna is not a consumer reporting agency. Do not use it to decide on employment, credit, housing, insurance or anything else covered by the Fair Credit Reporting Act.',
  notFound: {
    title: 'No record of this page.',
    lead: 'The page could not be found. The link may have a typo, or it has ended.',
    home: 'Go to the start page',
  },
} as const;
