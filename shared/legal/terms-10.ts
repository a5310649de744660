import type { Structure } from '#shared/legal/structure.ts';

export const terms10: Structure = [
  { id: 'what', blocks: [['service', 'agency']] },
  { id: 'who', blocks: [['contract'], 'seller'] },
  { id: 'account', blocks: [['adult', 'secret', 'devices', 'trial']] },
  { id: 'use', blocks: [['allowed'], ['decisions', 'harm'], ['purpose', 'blocked']] },
  {
    id: 'records',
    blocks: [
      ['errors', 'shows'],
      ['again', 'wrong'],
    ],
  },
  {
    id: 'assistant',
    blocks: [
      ['forwarded', 'carrier'],
      ['mishears', 'minutes', 'emergency'],
    ],
  },
  {
    id: 'money',
    blocks: [
      ['before', 'only', 'price', 'place', 'tax', 'rate'],
      ['reminder', 'confirm', 'receipt'],
      ['refund'],
      'conditions',
      ['credits', 'capped'],
    ],
  },
  {
    id: 'leaving',
    blocks: [['cancel', 'until', 'keep', 'again'], ['pause', 'resume'], ['code', 'neutral'], ['deletion']],
  },
  {
    id: 'withdrawal',
    blocks: [['right', 'count'], ['how', 'form', 'confirmed'], ['back', 'used'], 'withdrawal'],
  },
  { id: 'liability', blocks: [['effort', 'mandatory']] },
  { id: 'law', blocks: [['law', 'contact']] },
  { id: 'changes', blocks: [['running', 'again', 'readable']] },
];
