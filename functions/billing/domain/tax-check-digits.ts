import { validate as atUid } from 'stdnum/lib/cjs/at/uid.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as brCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as brCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as cyVat } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as eeKmkr } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fiAlv } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as frSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as frTva } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as grVat } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as huAnum } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as ltPvm } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luTva } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mtVat } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nlBtw } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as plNip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCui } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as ruInn } from 'stdnum/lib/cjs/ru/inn.js';
import { validate as seVat } from 'stdnum/lib/cjs/se/vat.js';
import { validate as siDdv } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as skDph } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as trTckimlik } from 'stdnum/lib/cjs/tr/tckimlik.js';
import { validate as trVkn } from 'stdnum/lib/cjs/tr/vkn.js';

import type { TaxNumber } from '#shared/values/tax-number.ts';

type Validate = typeof frSiret;

/**
 * By the prefix of VAT numbers. Left out are Bulgaria and Czechia: the library does not know all numbers that they gave to
 * foreigners and to persons, and a true number that is refused is worse than a mistyped one on a receipt.
 */
const vat: Readonly<Record<string, Validate>> = {
  AT: atUid,
  BE: beVat,
  CY: cyVat,
  DE: deVat,
  DK: dkCvr,
  EE: eeKmkr,
  EL: grVat,
  ES: esNif,
  FI: fiAlv,
  FR: frTva,
  GB: gbVat,
  HR: hrOib,
  HU: huAnum,
  IE: ieVat,
  IT: itIva,
  LT: ltPvm,
  LU: luTva,
  LV: lvPvn,
  MT: mtVat,
  NL: nlBtw,
  PL: plNip,
  PT: ptNif,
  RO: roCui,
  SE: seVat,
  SI: siDdv,
  SK: skDph,
  XI: gbVat,
};

/** Without an EIN, which has no check digit, and 登録番号: that of a person follows no published rule (https://www.invoice-kohyo.nta.go.jp/about-toroku/). */
const others: Readonly<Partial<Record<TaxNumber['kind'], Validate>>> = {
  cnpj: brCnpj,
  cpf: brCpf,
  siret: frSiret,
  siren: frSiren,
  inn: ruInn,
  tckn: trTckimlik,
  vkn: trVkn,
};

/** Whether the check digits of a tax number are right, or nobody computes them. A NIF is that of its country. */
export function hasRightCheckDigits({ kind, bare, prefix }: TaxNumber, country: string): boolean {
  const validate = kind === 'vat' ? vat[prefix!] : kind === 'nif' ? vat[country] : others[kind];
  return !validate || validate(bare).isValid;
}
