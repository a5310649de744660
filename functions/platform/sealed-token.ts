import { isSame, keyedDigest } from '#functions/platform/digest.ts';

/**
 * A token for a mailed link: its parts and a seal, joined by `~`. It can be read by anyone and made by us alone. It has no dot,
 * since the web server takes a path with a dot for a file.
 *
 * @param purpose what the link does: a token of one purpose does not open for another
 * @param bound what the seal covers and the token does not say
 * @throws where a part has a character other than letters, digits, `_` and `-`
 */
export async function sealToken(
  purpose: string,
  parts: readonly string[],
  secret: () => Promise<string>,
  bound: readonly string[] = [],
): Promise<string> {
  if (!parts.length || !parts.every((part) => PART.test(part))) throw new Error(`A ${purpose} token cannot hold this`);
  return [...parts, await sealOf(purpose, [...parts, ...bound], secret)].join('~');
}

/** The parts of a token; undefined where it is forged, cut, or was sealed for another purpose or other `bound` values. */
export async function openToken(
  purpose: string,
  token: string,
  secret: () => Promise<string>,
  bound: readonly string[] = [],
): Promise<string[] | undefined> {
  const parts = partsOf(token);
  const seal = token.split('~').at(-1)!;
  if (!parts.length || !parts.every((part) => PART.test(part))) return undefined;
  return isSame(seal, await sealOf(purpose, [...parts, ...bound], secret)) ? parts : undefined;
}

/** What a token says, before its seal is checked: enough to look up what it is bound to. */
export const partsOf = (token: string): string[] => token.split('~').slice(0, -1);

/** No space: the text under the seal is the parts with a space between them, and must have one reading. */
const PART = /^[\w-]+$/;

const sealOf = async (purpose: string, texts: readonly string[], secret: () => Promise<string>) =>
  keyedDigest(await secret(), purpose, texts.join(' '));
