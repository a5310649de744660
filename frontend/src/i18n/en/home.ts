export default {
  hero: {
    title: 'Find who you are looking for',
    find: 'Find who you are looking for.',
    know: 'Know who is calling.',
    lead: 'Public records, brought together and dated. You see where every fact comes from, and how many there are, before you pay anything.',
  },
  specimen: {
    title: 'Every fact shows its papers.',
    lead: 'One line from a report, enlarged. If we are not sure, the line says so.',
    fact: { title: 'The fact', says: 'Mobile number of {{name}}, an invented person.' },
    seen: {
      title: 'When it was seen',
      says: 'First on {{first}}, last on {{last}}. All bars share one axis.',
      label: 'Seen from {{first}} to {{last}}',
    },
    sure: { title: 'How sure we are', high: 'High', says: 'High, good, may be, or low. Three sources agree here.' },
    who: {
      title: 'Who says so',
      says: 'Numbered like footnotes, and named at the end of the report.',
      label: 'Sources 1, 3 and 5',
    },
  },
  how: {
    title: 'How it works',
    search: {
      title: 'Search',
      says: 'A name, a number, an email, an address or a username. Typos, accents and names that sound alike are understood.',
    },
    see: {
      title: 'See what exists',
      says: 'True counts for every section, free. If we found nothing, we say so here, not after payment.',
      phones_one: '{{count}} phone',
      phones_other: '{{count}} phones',
      places_one: '{{count}} place',
      places_other: '{{count}} places',
      emails_one: '{{count}} email',
      emails_other: '{{count}} emails',
    },
    open: {
      title: 'Open the report',
      says: 'For members. Each fact with its sources, when they saw it, and how sure we are; places on a map, relatives in a graph.',
    },
  },
  price: {
    title: 'The price, with dates.',
    lead: 'What a membership costs and when, in your own time zone. If it began now:',
    start: 'Start a membership',
    free: 'Searching and counts are free.',
    line: 'Reports: <price>{{price}}</price> a month.',
    lineTrial_one: 'Reports: one free day, then <price>{{price}}</price> a month.',
    lineTrial_other: 'Reports: {{count}} free days, then <price>{{price}}</price> a month.',
  },
  fair: {
    title: 'Fair to both sides.',
    private: {
      title: 'Your search is yours',
      says: 'The person you look for is never told. What you typed stands in no address, and is forgotten after a day.',
    },
    less: {
      title: 'Less than we could',
      says: 'Nobody under 18 is shown or counted. No day of birth is kept, only month and year. Portraits are drawn, never photographs.',
    },
    lawful: {
      title: 'For lawful reasons only',
      says: 'Not for deciding about work, a flat, a loan or insurance. We are not a consumer reporting agency.',
    },
    faq: {
      told: { question: 'Will the person know that I searched?', answer: 'No. Nobody is notified.' },
      nothing: {
        question: 'What if you find nothing?',
        answer: 'We say so at once, and what else you can try. Searching costs nothing.',
      },
      source: {
        question: 'Where do the facts come from?',
        answer:
          'From the sources that the index counts above. Every fact in a report names its own, and when they saw it.',
      },
      kept: {
        question: 'Can I come back to my results?',
        answer:
          'For a day, at the address of the results page. That address names nobody. After a day it leads nowhere.',
      },
    },
  },
} as const;
