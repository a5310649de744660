import type { CarrierData } from '#functions/calls/forwarding/carriers/row.ts';

const british = {
  country: 'GB',
  scheme: 'gsm-002',
  confidence: 'B',
  source: 'https://docs.closethecall.com/phone-routing/call-forwarding-setup',
} as const;
const standard = { scheme: 'gsm', confidence: 'D', source: '3GPP TS 22.030' } as const;
const spanish = {
  country: 'ES',
  scheme: 'gsm',
  confidence: 'C',
  source: 'https://www.adslzone.net/operadores/en-detalle/desvio-llamada/',
} as const;
const turkish = {
  country: 'TR',
  scheme: 'gsm-002',
  number: 'national',
  confidence: 'C',
  source: 'https://teloji.com/turkcell-arama-yonlendirme/',
} as const;
const russian = { country: 'RU', scheme: 'gsm-002' } as const;

export const europe: readonly CarrierData[] = [
  {
    ...british,
    id: 'gb-vodafone',
    name: 'Vodafone UK',
    networks: ['23415'],
    confidence: 'A',
    source: 'http://labby.co.uk/2011/03/setting-up-call-diversion-on-vodafone-uk/',
  },
  { ...british, id: 'gb-ee', name: 'EE', networks: ['23430', '23433'] },
  { ...british, id: 'gb-o2', name: 'O2', networks: ['23410'] },
  { ...british, id: 'gb-three', name: 'Three', networks: ['23420'] },
  { ...british, id: 'gb-bt', name: 'BT Mobile' },
  { ...standard, id: 'fr-orange', country: 'FR', name: 'Orange', networks: ['20801'] },
  { ...standard, id: 'fr-sfr', country: 'FR', name: 'SFR', networks: ['20810'] },
  { ...standard, id: 'fr-bouygues', country: 'FR', name: 'Bouygues Telecom', networks: ['20820'] },
  { ...standard, id: 'fr-free', country: 'FR', name: 'Free Mobile', networks: ['20815'] },
  {
    ...spanish,
    id: 'es-movistar',
    name: 'Movistar',
    networks: ['21407'],
    confidence: 'A',
    cost: 'minutes',
    source: 'https://comunidad.movistar.es/discussions/miMovistar/tarifa-desvio-de-llamadas/1794006/replies/1794718',
  },
  { ...spanish, id: 'es-orange', name: 'Orange', networks: ['21403'] },
  { ...spanish, id: 'es-vodafone', name: 'Vodafone', networks: ['21401'] },
  { ...spanish, id: 'es-yoigo', name: 'Yoigo', networks: ['21404'] },
  { ...standard, id: 'pt-meo', country: 'PT', name: 'MEO', networks: ['26806'] },
  { ...standard, id: 'pt-nos', country: 'PT', name: 'NOS', networks: ['26803'] },
  { ...standard, id: 'pt-vodafone', country: 'PT', name: 'Vodafone', networks: ['26801'] },
  {
    ...turkish,
    id: 'tr-turkcell',
    name: 'Turkcell',
    networks: ['28601'],
    cost: 'per_call',
    cost_note: '1,19 TL + 0,50 TL',
    ring: { form: '**{seconds}', seconds: [5, 10, 15, 20, 25, 30] },
  },
  { ...turkish, id: 'tr-vodafone', name: 'Vodafone', networks: ['28602'], cost: 'free' },
  { ...turkish, id: 'tr-turk-telekom', name: 'Türk Telekom', networks: ['28603'], cost: 'free' },
  {
    ...russian,
    id: 'ru-mts',
    name: 'МТС',
    networks: ['25001'],
    cost: 'minutes',
    cost_note: '3 ₽/min',
    confidence: 'C',
    source: 'https://lamoda-ova.ru/articles/stoimost-pereadresacii-vyzovov-na-mts',
  },
  {
    ...russian,
    id: 'ru-megafon',
    name: 'МегаФон',
    networks: ['25002'],
    confidence: 'C',
    source: 'http://en.kakprosto.ru/how-38012-how-to-turn-off-call-forwarding-to-megafon',
  },
  { ...russian, id: 'ru-beeline', name: 'Билайн', networks: ['25099'], confidence: 'D', source: '3GPP TS 22.030' },
  { ...russian, id: 'ru-t2', name: 'T2', networks: ['25020'], confidence: 'D', source: '3GPP TS 22.030' },
  {
    ...standard,
    id: 'ge-magticom',
    country: 'GE',
    name: 'Magticom',
    networks: ['28202'],
    confidence: 'A',
    source: 'https://www.magticom.ge/ru/mobile/mobile-services/call-divert',
  },
];
