import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { S3Client } from '@aws-sdk/client-s3';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { mailIn } from '#functions/providers/inbound-mail/folder.ts';
import { mailInBucket } from '#functions/providers/inbound-mail/s3.ts';

const stored = new Map<string, string>();
const at = 'https://mail.s3.us-east-1.amazonaws.com/mail/:id';
const server = setupServer(
  http.get(at, ({ params, request }) => {
    const body = stored.get(String(params.id));
    if (body === undefined) return HttpResponse.xml('<Error><Code>NoSuchKey</Code></Error>', { status: 404 });
    const last = Number(/bytes=0-(\d+)/.exec(request.headers.get('range') ?? '')?.[1]);
    const part = body.slice(0, last + 1);
    const range = `bytes 0-${part.length - 1}/${body.length}`;
    return new HttpResponse(part, { status: 206, headers: { 'content-range': range } });
  }),
  http.delete(at, ({ params }) => {
    stored.delete(String(params.id));
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
const client = new S3Client({ region: 'us-east-1', credentials, maxAttempts: 1 });
const folder = mailIn(await mkdtemp(join(tmpdir(), 'calluna-mail-')));

describe.each([
  ['folder', folder, (id: string, raw: string) => folder.put(id, raw)],
  ['bucket', mailInBucket('mail', client), async (id: string, raw: string) => void stored.set(id, raw)],
])('%s', (_, mail, put) => {
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

  test('reads a mail, or its beginning', async () => {
    await put('m1', 'From: ida@example.com');
    const [whole, begun] = [await mail.read('m1', 100), await mail.read('m1', 5)];
    expect([text(whole?.bytes), whole?.isWhole]).toEqual(['From: ida@example.com', true]);
    expect([text(begun?.bytes), begun?.isWhole]).toEqual(['From:', false]);
  });

  test('removes it, once or twice; what is gone cannot be read', async () => {
    await put('m2', 'x');
    await mail.remove('m2');
    await mail.remove('m2');
    expect(await mail.read('m2', 100)).toBeUndefined();
  });
});
