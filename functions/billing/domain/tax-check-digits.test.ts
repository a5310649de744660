import { expect, test } from 'vitest';

import { hasRightCheckDigits } from '#functions/billing/domain/tax-check-digits.ts';
import { taxNumberOf } from '#shared/values/tax-number.ts';

const isRight = (text: string, country: string) => hasRightCheckDigits(taxNumberOf(text, country)!, country);

/** Examples that the authorities and the libraries of others publish. */
const right =
  `AT ATU13585627|BE BE0428759497|BE BE0776091951|CY CY10259033P|DE DE136695976|DE DE812526315|DK DK13585628|EE EE100931558
GR EL094259216|ES ESB58378431|ES ESX2482300W|ES ES54362315K|FI FI20774740|FR FR40303265045|FR FRK7399859412|FR FR23334175221
GB GB980780684|GB GB802311782|GB XI980780684|GB GBGD001|GB GBHA500|HR HR33392005961|HU HU12892312|IE IE6433435F|IE IE6433435OA
IE IE8D79739I|IE IE3628739L|IT IT00743110157|LT LT119511515|LT LT100001919017|LU LU15027442|LV LV40003521600|MT MT11679112
NL NL004495445B01|NL NL123456789B13|PL PL8567346215|PT PT501964843|RO RO18547290|SE SE123456789701|SI SI50223054|SK SK2022749619
FR 73282932000074|FR 732829320|FR 35600000000048|ES B58378431|ES X2482300W|ES 54362315K|ES Q2816003D|PT 501964843
BR 11222333000181|BR 12ABC34501DE35|BR 39053344705|TR 4540536920|TR 17291716060|RU 7707083893|RU 500100732259
JP T7000012050002|US 12-3456789`.split(/[|\n]/);

test.each(right.map((each) => each.split(' ') as [string, string]))('%s: %s is right', (country, text) => {
  expect(isRight(text, country)).toBe(true);
});

test.each([
  ['FR', '73282932000075'],
  ['FR', '732829321'],
  ['FR', 'FR41303265045'],
  ['DE', 'DE136695978'],
  ['LU', 'DE136695978'],
  ['GB', 'GB980780685'],
  ['ES', '54362315L'],
  ['PT', '501964842'],
  ['BR', '11222333000182'],
  ['BR', '39053344706'],
  ['TR', '4540536921'],
  ['TR', '17291716061'],
  ['RU', '7707083894'],
])('%s: %s is mistyped', (country, text) => {
  expect(isRight(text, country)).toBe(false);
});

test('what the library does not know well is taken as it is', () => {
  expect(isRight('BG7523169263', 'BG')).toBe(true);
  expect(isRight('CZ640903926', 'CZ')).toBe(true);
});
