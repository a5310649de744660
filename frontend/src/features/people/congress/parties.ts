import type { Catalogue } from '#frontend/i18n/catalogue.ts';

type Party = keyof Catalogue['people']['congress']['party'];

/** The parties as unitedstates/congress-legislators writes them. Rare ones are shown as written. */
export const parties: Readonly<Record<string, Party>> = {
  Democrat: 'democrat',
  Republican: 'republican',
  Independent: 'independent',
  Whig: 'whig',
  Federalist: 'federalist',
  Jackson: 'jacksonian',
  Jacksonian: 'jacksonian',
  Adams: 'adams',
  American: 'american',
  Unionist: 'unionist',
  Populist: 'populist',
  'Anti Jacksonian': 'antiJacksonian',
  'Anti-Jacksonian': 'antiJacksonian',
  'Anti Jackson': 'antiJacksonian',
  'Anti Masonic': 'antiMasonic',
  'Ind. Democrat': 'independentDemocrat',
  'Independent Democrat': 'independentDemocrat',
  'Ind. Republican': 'independentRepublican',
  'National Greenbacker': 'greenback',
  'Farmer-Labor': 'farmerLabor',
  Progressive: 'progressive',
  Socialist: 'socialist',
  Libertarian: 'libertarian',
  'Democratic Republican': 'democraticRepublican',
};
