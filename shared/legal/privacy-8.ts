import type { Structure } from '#shared/legal/structure.ts';

export const privacy8: Structure = [
  { id: 'short', blocks: [['made', 'shown', 'remove', 'see']] },
  { id: 'who', blocks: [['controller'], 'seller', ['write', 'contact']] },
  { id: 'members', blocks: [{ list: ['profile', 'use', 'calls', 'card', 'access', 'password', 'contacts'] }] },
  {
    id: 'visits',
    blocks: [
      ['search', 'address'],
      ['necessary', 'ask', 'signal', 'never', 'recorded', 'foreign'],
    ],
  },
  {
    id: 'records',
    blocks: [
      ['what', 'sources', 'provenance'],
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
  { id: 'grounds', blocks: [{ list: ['contract', 'interest', 'consent', 'duty'] }] },
  {
    id: 'recipients',
    blocks: [{ list: ['members', 'host', 'payment', 'telephone', 'google', 'providers', 'authorities'] }, ['sale']],
  },
  { id: 'transfers', blocks: [['place', 'clauses']] },
  { id: 'kept', blocks: [['table'], 'retention', ['after', 'account']] },
  { id: 'security', blocks: [['encrypted', 'codes', 'least', 'staff']] },
  {
    id: 'rights',
    blocks: [['all'], { list: ['members', 'center', 'correct'] }, ['link', 'drop'], ['due', 'equal', 'complain']],
  },
  { id: 'changes', blocks: [['readable', 'stated']] },
];
