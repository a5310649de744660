import type { CarrierData } from '#functions/calls/forwarding/carriers/row.ts';

const verizon = { country: 'US', scheme: 'no-answer-busy-transfer', number: 'ten_digits', cost: 'minutes' } as const;
const tMobile = {
  country: 'US',
  scheme: 'gsm',
  number: 'country',
  cost: 'minutes',
  confidence: 'B',
  voicemail: '+18056377243',
} as const;
const canadian = { country: 'CA', scheme: 'one-star', number: 'ten_digits', confidence: 'A' } as const;
const rogers = {
  country: 'CA',
  scheme: 'one-star-erased',
  number: 'ten_digits',
  confidence: 'C',
  source: 'https://duskworth.com/guides/set-up-call-forwarding-plumber',
} as const;
const brazilian = { country: 'BR', scheme: 'gsm-002', confidence: 'D', source: '3GPP TS 22.030' } as const;
const tests = 'https://rkazda.github.io/tmobile-ccf-analysis/';
const guide = 'https://www.adaptlocal.ai/help/call-forwarding';

export const americas: readonly CarrierData[] = [
  { ...verizon, id: 'us-verizon', name: 'Verizon', networks: ['311480'], confidence: 'B', source: guide },
  { ...verizon, id: 'us-visible', name: 'Visible', confidence: 'B', source: guide },
  {
    ...tMobile,
    id: 'us-t-mobile',
    name: 'T-Mobile',
    networks: ['310260'],
    source: tests,
    ring: { form: '*11*{seconds}', seconds: [5, 10, 15, 20, 25, 30] },
  },
  { ...tMobile, id: 'us-metro', name: 'Metro by T-Mobile', source: tests },
  { ...tMobile, id: 'us-mint', name: 'Mint Mobile', source: tests },
  // Sources contradict each other: the standard first, the old codes as a carrier of their own; the test call decides.
  {
    id: 'us-att',
    country: 'US',
    name: 'AT&T',
    networks: ['310410'],
    scheme: 'gsm',
    number: 'country',
    cost: 'minutes',
    confidence: 'C',
    source: 'https://www.autoforwardtext.com/helpdesk/knowledgebase.php?article=48',
  },
  {
    id: 'us-att-star',
    country: 'US',
    name: 'AT&T (*92, *90)',
    scheme: 'star-92',
    number: 'ten_digits',
    cost: 'minutes',
    confidence: 'C',
    source: 'https://help.housecallpro.com/en/articles/13402399-call-forwarding-index',
  },
  {
    id: 'us-cricket',
    country: 'US',
    name: 'Cricket',
    networks: ['310150'],
    scheme: 'gsm',
    number: 'country',
    confidence: 'D',
    source: '3GPP TS 22.030',
  },
  {
    id: 'us-us-cellular',
    country: 'US',
    name: 'UScellular',
    networks: ['311580'],
    scheme: 'gsm',
    number: 'country',
    confidence: 'D',
    source: '3GPP TS 22.030',
  },
  {
    id: 'us-google-fi',
    country: 'US',
    name: 'Google Fi',
    scheme: 'app',
    is_by_app: true,
    confidence: 'D',
    source: 'https://support.google.com/fi',
  },
  {
    id: 'us-xfinity',
    country: 'US',
    name: 'Xfinity Mobile',
    scheme: 'app',
    is_by_app: true,
    confidence: 'D',
    source: 'https://www.xfinity.com/mobile/support',
  },
  {
    ...canadian,
    id: 'ca-telus',
    name: 'Telus',
    networks: ['302220'],
    cost: 'minutes',
    cost_note: '3,000 min/month, $0.75/min',
    source: 'https://telus.com/en/mb/support/article/call-forward-mobile',
  },
  {
    ...canadian,
    id: 'ca-koodo',
    name: 'Koodo',
    cost: 'monthly',
    cost_note: '$3/month, $0.60/min',
    source: 'https://www.koodomobile.com/en/help/call-forwarding',
  },
  { ...rogers, id: 'ca-rogers', name: 'Rogers', networks: ['302720'] },
  { ...rogers, id: 'ca-fido', name: 'Fido', networks: ['302370'] },
  { ...rogers, id: 'ca-bell', name: 'Bell', networks: ['302610'] },
  { ...rogers, id: 'ca-virgin', name: 'Virgin Plus' },
  { ...rogers, id: 'ca-freedom', name: 'Freedom Mobile', networks: ['302490'] },
  { ...brazilian, id: 'br-vivo', name: 'Vivo', networks: ['72406', '72410', '72411', '72423'] },
  { ...brazilian, id: 'br-claro', name: 'Claro', networks: ['72405'] },
  { ...brazilian, id: 'br-tim', name: 'TIM', networks: ['72402', '72403', '72404'] },
];
