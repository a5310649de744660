import parsePhoneNumber from 'libphonenumber-js/min';

import type { CarrierRow } from '#functions/calls/forwarding/carriers/row.ts';
import { schemes } from '#functions/calls/forwarding/carriers/schemes.ts';
import { carriers } from '#functions/calls/forwarding/carriers/table.ts';
import { type Carrier, type Leg, legs as order } from '#shared/api/forwarding.ts';
import type { Phone } from '#shared/values/phone.ts';

export const carrierOf = (id: string): CarrierRow | undefined => carriers.find((carrier) => carrier.id === id);

/** The carriers of a country, another one last; of a country that we do not know, that one only. */
export function carriersOf(country: string): CarrierRow[] {
  const local = carriers.filter((carrier) => carrier.country === country);
  return local.length ? local : carriers.filter((carrier) => carrier.country === 'ZZ');
}

export const legsOf = (carrier: CarrierRow): Leg[] => order.filter((leg) => of(carrier).legs[leg]);

/** The code that forwards one kind of missed calls to a number, with a ring time where supported. */
export function codesFor(carrier: CarrierRow, leg: Leg, number: Phone, seconds?: number): string {
  const code = (of(carrier).legs[leg]?.set ?? '').replace('{number}', formatNumber(carrier, number));
  const { ring } = carrier;
  if (leg !== 'no_answer' || !ring || !seconds || !ring.seconds.includes(seconds)) return code;
  return code.replace(/#$/, `${ring.form.replace('{seconds}', String(seconds))}#`);
}

/** What takes one leg back, or without one, all of them. */
export function undoFor(carrier: CarrierRow, leg?: Leg): string {
  const { legs, undo_all } = of(carrier);
  if (leg) return legs[leg]?.undo ?? '';
  return carrier.undo_all ?? undo_all ?? [...new Set(legsOf(carrier).map((each) => legs[each]?.undo))].join(' ').trim();
}

/** What makes the phone say where it forwards to; it changes nothing. */
export const queryFor = (carrier: CarrierRow, leg: Leg): string | null => of(carrier).legs[leg]?.query ?? null;

/** Restores the previous target of missed calls: the phone’s setting, else the carrier’s voicemail. */
export function restoreFor(carrier: CarrierRow, restore_to: string | null): string | null {
  const to = restore_to ?? carrier.voicemail;
  const set = of(carrier).legs.no_answer?.set;
  if (!to || carrier.is_by_app || !set?.includes('{number}')) return null;
  return set.replace('{number}', restore_to ? to.replace(/[^\d+]/g, '') : formatNumber(carrier, to as Phone));
}

/** The legs that one code sets together, the leg itself among them. */
export function sharing(carrier: CarrierRow, leg: Leg): Leg[] {
  const { legs } = of(carrier);
  // In an app each kind is a field of its own, although the same number goes into all.
  if (carrier.is_by_app || !legs[leg]) return [leg];
  return legsOf(carrier).filter((each) => legs[each]?.set === legs[leg]?.set);
}

/** As browsers see it. */
export const carrierView = (carrier: CarrierRow): Carrier => {
  const { id, country, name, confidence, checked_on, source, cost, cost_note, is_by_app } = carrier;
  return { id, country, name, confidence, checked_on, source, cost, cost_note, legs: legsOf(carrier), is_by_app };
};

function of({ scheme, id }: CarrierRow) {
  const codes = schemes[scheme];
  if (!codes) throw new Error(`The carrier ${id} has no scheme ${scheme}`);
  return codes;
}

/** A number as the carrier wants it. One of another country keeps its whole form: there is no shorter one. */
function formatNumber({ number: form, country }: CarrierRow, number: Phone): string {
  const parsed = parsePhoneNumber(number);
  const digits = number.slice(1);
  if (form === 'country') return digits;
  if (form === 'ten_digits') return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (form === 'national' && parsed?.country === country) return parsed.formatNational().replace(/\D/g, '');
  return form === 'national' && country === 'JP' ? `010${digits}` : number;
}
