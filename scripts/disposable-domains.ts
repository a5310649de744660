import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import * as z from 'zod';

import { UserError } from '#scripts/user-error.ts';

/**
 * Writes the list of domains whose mailboxes are thrown away, `npm run disposable -- FILE`: FILE is
 * `dist/dict/disposable_email_blocklist.json` of the package disposable-email-domains-js (CC0 1.0).
 */
const [file] = process.argv.slice(2);
if (!file) throw new UserError('Which file? The block list of disposable-email-domains-js.');
const domains = z.array(z.string().regex(/^[a-z\d.-]+$/)).parse(JSON.parse(await readFile(file, 'utf8')));
const packed = brotliCompressSync([...new Set(domains)].sort().join('\n')).toString('base64');
await writeFile(
  'functions/people/identifiers/disposable.bin.ts',
  `// Made by scripts/disposable-domains.ts.\n\n/** One domain a line, packed. */\nexport const disposableDomains =\n  '${packed}';\n`,
);
console.log(`${domains.length} domains`);
