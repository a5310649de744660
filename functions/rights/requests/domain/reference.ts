import {
  REFERENCE_ALPHABET,
  REFERENCE_LENGTH,
  type Reference,
  referenceLetters,
  type RequestKind,
} from '#shared/values/privacy-request.ts';

/** The reference that belongs to these bytes: chance, or a hash, by which the same row gets the same reference again. */
export function referenceOf(kind: RequestKind, bytes: Uint8Array): Reference {
  if (bytes.length < REFERENCE_LENGTH) throw new RangeError(`A reference needs ${REFERENCE_LENGTH} bytes`);
  const code = Array.from(bytes.subarray(0, REFERENCE_LENGTH), (byte) => REFERENCE_ALPHABET[byte % 30]).join('');
  return `CAL-${referenceLetters[kind]}-${code}`;
}
