import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';

import { isSame } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { signatureOf } from '#functions/providers/recordings/folder.ts';

/** Plays a recording to the holder of a valid link, as S3 does in AWS. */
export async function playRecording(url: URL, now: () => Date): Promise<Response> {
  const [key = '', expires = '', signature = ''] = ['key', 'expires', 'signature'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  const isOurs = isSame(signature, signatureOf(await appSecret(), key, Number(expires)));
  const isInside = normalize(key) === key && !key.startsWith('..') && !key.startsWith('/');
  if (!isOurs || !isInside || Number(expires) < now().getTime())
    return new Response('This link has ended.\n', { status: 403 });
  const sound = await readFile(join(environment().RECORDINGS_FOLDER ?? '', key)).catch(() => undefined);
  return sound
    ? new Response(new Uint8Array(sound), { headers: { 'content-type': 'audio/wav', 'cache-control': 'no-store' } })
    : new Response('No such recording.\n', { status: 404 });
}
