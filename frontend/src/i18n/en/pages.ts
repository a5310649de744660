export default {
  footer: 'Good to know',
  since: 'In force since {{day}}. Two minutes to read.',
  print: 'Print',
  contents: 'Contents',
  none: 'There is no such page.',
  noneLead: 'These two there are:',
  privacy: {
    title: 'Privacy policy',
    short: {
      title: 'In short',
      text: 'We bring public records together, date them and name their source. We show them to paying members who state a purpose. You can be left out, for good, without an account.',
    },
    members: {
      title: 'What we keep of members',
      text: 'Name, email address, phone number, language and time zone; searches and opened reports, until you delete them; of a card only its last four digits. The card number goes to the payment provider and never reaches us.',
    },
    records: {
      title: 'What we keep of people in records',
      text: 'Each fact carries its source, when it was first and last seen, and how sure it is. Nobody under 18 is shown, nor anyone who asked to be left out.',
    },
    calls: {
      title: 'Calls to the assistant',
      text: 'The assistant says that it is automated. Where the law asks for it, or the owner wants it, it asks before it records. Who says no is not recorded. Sound and text are deleted together after 0, 7, 30 or 90 days, as the owner chooses. Codes and card numbers are masked. A caller can have name, number and words deleted at once, by the link in our text message.',
    },
    recording: {
      title: 'Counting visits',
      text: 'What is needed keeps you logged in. Visits are counted or recorded only after you allow it, and never on checkout, report, account or removal pages. Global Privacy Control is honoured.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can see, correct, delete and take away what we keep of you, and object. For members this is in the account, under privacy.',
    },
  },
  terms: {
    title: 'Terms of service',
    what: {
      title: 'What Calluna is',
      text: 'A search in public records, and an assistant that answers the calls you miss. Calluna is not a consumer reporting agency.',
    },
    use: {
      title: 'What it may be used for',
      text: 'To find people again, to know who called, to check somebody before you meet or trade privately, and to see your own record. Not to decide on employment, credit, housing or insurance, and not to harass or follow anyone.',
    },
    assistant: {
      title: 'The assistant',
      text: 'It answers only calls that your carrier forwards because you did not. Your carrier may charge for forwarding; we say what we know of that before you dial a code. It can mishear: doubtful words are marked. It is no emergency service.',
    },
    money: {
      title: 'What it costs',
      text: 'Price, dates and amounts stand before the card field, and nothing is charged that does not stand there. Charges can be taken back within the time named there, by yourself, in full.',
    },
    leaving: {
      title: 'Leaving',
      text: 'You cancel in two clicks. Then we show the code that ends forwarding at your carrier. Our number answers with a neutral sentence for 30 days more.',
    },
    errors: {
      title: 'Errors',
      text: 'Records can be wrong or old, and so can a spam verdict. Every fact shows its source and every verdict its reasons; both can be corrected.',
    },
  },
} as const;
