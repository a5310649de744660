import type { Structure } from '#shared/legal/structure.ts';

export const privacy11: Structure = [
  { id: 'short', blocks: [['made', 'free', 'shown', 'remove', 'see']] },
  { id: 'who', blocks: [['controller'], 'seller', ['write', 'contact']] },
  {
    id: 'members',
    blocks: [
      {
        list: [
          'profile',
          'use',
          'calls',
          'card',
          'billing',
          'access',
          'password',
          'passkeys',
          'contacts',
          'saved',
          'watched',
        ],
      },
    ],
  },
  {
    id: 'visits',
    blocks: [
      ['search', 'address'],
      ['necessary', 'cookies', 'known', 'offline', 'ask', 'stored', 'never', 'signal', 'recorded', 'foreign'],
    ],
    withRecorder: ['recorded'],
  },
  {
    id: 'records',
    blocks: [
      ['what', 'sources', 'provenance'],
      ['free', 'directory'],
      ['registers'],
      ['born', 'minors'],
      ['notice', 'less'],
      ['abroad', 'places'],
    ],
  },
  {
    id: 'calls',
    blocks: [
      ['automated', 'asks', 'no'],
      ['masked', 'deleted', 'caller'],
    ],
  },
  {
    id: 'grounds',
    blocks: [{ list: ['contract', 'interest', 'consent', 'recorder', 'duty'] }],
    withRecorder: ['recorder'],
  },
  {
    id: 'recipients',
    blocks: [
      {
        list: [
          'visitors',
          'members',
          'links',
          'host',
          'payment',
          'telephone',
          'google',
          'providers',
          'registers',
          'recorder',
          'authorities',
        ],
      },
      ['sale', 'signal'],
    ],
    withRecorder: ['recorder'],
  },
  { id: 'transfers', blocks: [['place', 'clauses']] },
  {
    id: 'kept',
    blocks: [['table'], 'retention', ['after', 'account', 'backups', 'recorder']],
    withRecorder: ['recorder'],
  },
  { id: 'security', blocks: [['encrypted', 'codes', 'least', 'staff']] },
  {
    id: 'removal',
    blocks: [['page', 'others', 'copies'], 'removal', ['protected', 'household', 'statement'], ['code']],
  },
  {
    id: 'rights',
    blocks: [['all'], { list: ['members', 'center', 'correct'] }, ['link', 'drop'], ['due', 'equal', 'complain']],
  },
  { id: 'changes', blocks: [['readable', 'stated']] },
];
