/** The scrypt parameters: log2 of the cost, block size, parallelism. */
export type Parameters = { ln: number; r: number; p: number };
type Phc = Parameters & { salt: Buffer; hash: Buffer };

/** With what passwords are kept today. */
export const PRESENT: Parameters = { ln: 15, r: 8, p: 3 };

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The parameters, the salt and the hash in one line, as the password hashing competition writes it. */
export const writePhc = ({ ln, r, p, salt, hash }: Phc): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(hash)}`;

/** @throws for any other text: stored hashes are always our own */
export function readPhc(text: string): Phc {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{22,})$/.exec(
    text,
  );
  if (!match) throw new Error('No password is kept like this');
  const [, ln, r, p, salt = '', hash = ''] = match;
  return {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const workOf = ({ ln, r, p }: Parameters): number => 2 ** ln * r * p;

/** Whether a hash took less work than hashes take today. */
export const isOlder = (hash: Parameters, today = PRESENT): boolean => workOf(hash) < workOf(today);
