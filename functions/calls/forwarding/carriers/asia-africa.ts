import type { CarrierData } from '#functions/calls/forwarding/carriers/row.ts';

const kddi = { country: 'JP', scheme: 'kddi', number: 'national', cost: 'minutes' } as const;
const byApp = { country: 'JP', scheme: 'app', is_by_app: true, confidence: 'D' } as const;
const emirati = {
  country: 'AE',
  scheme: 'gsm',
  confidence: 'C',
  source: 'https://www.autoforwardtext.com/helpdesk/knowledgebase.php?article=48',
} as const;
const standard = { scheme: 'gsm', confidence: 'D', source: '3GPP TS 22.030' } as const;

export const asiaAfrica: readonly CarrierData[] = [
  {
    ...kddi,
    id: 'jp-au',
    name: 'au',
    networks: ['44050', '44051'],
    confidence: 'A',
    source: 'https://au.com/online-manual/sov41/',
  },
  {
    ...kddi,
    id: 'jp-uq',
    name: 'UQ mobile',
    confidence: 'B',
    source: 'http://fiimo.jp/support/plana_chakushintenso.html',
  },
  {
    ...kddi,
    id: 'jp-mvno-a',
    name: 'MVNO (au)',
    confidence: 'B',
    source: 'https://www.iijmio.jp/hdd/miofone/voiceopt_typea.jsp',
  },
  {
    id: 'jp-docomo',
    country: 'JP',
    name: 'docomo',
    networks: ['44010'],
    scheme: 'docomo',
    number: 'national',
    confidence: 'D',
    source: 'https://www.docomo.ne.jp/service/transfer_call/',
  },
  { ...byApp, id: 'jp-softbank', name: 'SoftBank', networks: ['44020'], source: 'https://www.softbank.jp/mobile/' },
  {
    ...byApp,
    id: 'jp-rakuten',
    name: 'Rakuten Mobile',
    networks: ['44011'],
    source: 'https://network.mobile.rakuten.co.jp/',
  },
  { ...emirati, id: 'ae-etisalat', name: 'e& (etisalat)', networks: ['42402'] },
  { ...emirati, id: 'ae-du', name: 'du', networks: ['42403'] },
  {
    ...standard,
    id: 'sa-stc',
    country: 'SA',
    name: 'stc',
    networks: ['42001'],
    confidence: 'C',
    source: 'https://omferas.com/vb/showthread.php?t=2724',
  },
  { ...standard, id: 'sa-mobily', country: 'SA', name: 'Mobily', networks: ['42003'] },
  { ...standard, id: 'sa-zain', country: 'SA', name: 'Zain', networks: ['42004'] },
  { ...standard, id: 'eg-vodafone', country: 'EG', name: 'Vodafone', networks: ['60202'] },
  { ...standard, id: 'eg-orange', country: 'EG', name: 'Orange', networks: ['60201'] },
  { ...standard, id: 'eg-etisalat', country: 'EG', name: 'e& (etisalat)', networks: ['60203'] },
  { ...standard, id: 'eg-we', country: 'EG', name: 'WE', networks: ['60204'] },
  {
    id: 'il-partner',
    country: 'IL',
    name: 'Partner',
    networks: ['42501'],
    scheme: 'one-star',
    number: 'national',
    ring: { form: '**{seconds}', seconds: [15, 25, 30] },
    confidence: 'C',
    source: 'https://stips.co.il/ask/1197022',
  },
  {
    ...standard,
    id: 'dz-mobilis',
    country: 'DZ',
    name: 'Mobilis',
    networks: ['60301'],
    confidence: 'A',
    source: 'https://www.mobilis.dz/particulier/service.php?page=51',
  },
  {
    ...standard,
    id: 'tj-tcell',
    country: 'TJ',
    name: 'Tcell',
    confidence: 'A',
    source: 'http://tcell.tj/services/basic-services/call-forwarding.php',
  },
];
