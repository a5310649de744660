import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { S3Client } from '@aws-sdk/client-s3';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { fakeRecordings } from '#functions/providers/recordings/fake.ts';
import { recordingsIn, signatureOf } from '#functions/providers/recordings/folder.ts';
import type { Recordings } from '#functions/providers/recordings/port.ts';
import { recordingsInBucket } from '#functions/providers/recordings/s3.ts';

const sound = Uint8Array.from([82, 73, 70, 70]);
const now = new Date('2026-11-22T12:00:00.000Z');
const BUCKET = 'https://recordings.s3.us-east-1.amazonaws.com';

const objects = new Map<string, Uint8Array>();
const keyOf = (request: Request) => new URL(request.url).pathname.slice(1);
const server = setupServer(
  http.put(`${BUCKET}/*`, async ({ request }) => {
    objects.set(keyOf(request), new Uint8Array(await request.arrayBuffer()));
    return new HttpResponse();
  }),
  http.delete(`${BUCKET}/*`, ({ request }) => {
    objects.delete(keyOf(request));
    return new HttpResponse(null, { status: 204 });
  }),
  http.get(`${BUCKET}/`, ({ request }) => {
    const prefix = new URL(request.url).searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return HttpResponse.xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
  }),
  http.post(`${BUCKET}/`, async ({ request }) => {
    for (const [, key = ''] of (await request.text()).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
    return HttpResponse.xml('<DeleteResult></DeleteResult>');
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  objects.clear();
});
afterEach(() => rm(folder, { recursive: true }));

type Adapter = { recordings: Recordings; stored: (key: string) => Promise<Uint8Array | undefined> };

const adapters: [string, () => Adapter][] = [
  [
    'fake',
    () => {
      const { recordings, stored } = fakeRecordings();
      return { recordings: recordings(), stored: async (key) => stored.get(key) };
    },
  ],
  [
    'folder',
    () => ({
      recordings: recordingsIn(folder, async () => 'secret'),
      stored: async (key) => {
        const file = join(folder, key);
        const exists = await access(file).then(
          () => true,
          () => false,
        );
        return exists ? new Uint8Array(await readFile(file)) : undefined;
      },
    }),
  ],
  [
    'S3',
    () => {
      const client = new S3Client({ region: 'us-east-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
      return { recordings: recordingsInBucket('recordings', client), stored: async (key) => objects.get(key) };
    },
  ],
];

describe.each(adapters)('%s', (_, make) => {
  test('a recording is stored, linked to and removed', async () => {
    const { recordings, stored } = make();
    await recordings.save('acc_1/call_1.wav', sound);
    expect(await stored('acc_1/call_1.wav')).toEqual(sound);
    expect(decodeURIComponent(await recordings.link('acc_1/call_1.wav', 300, now))).toContain('acc_1/call_1.wav');
    await recordings.remove('acc_1/call_1.wav');
    expect(await stored('acc_1/call_1.wav')).toBeUndefined();
  });

  test('removing a recording twice is no failure', async () => {
    const { recordings } = make();
    await recordings.remove('acc_1/call_1.wav');
    await recordings.removeAll('acc_1');
  });

  test('removing all recordings of an account leaves those of others', async () => {
    const { recordings, stored } = make();
    for (const key of ['acc_1/call_1.wav', 'acc_1/call_2.wav', 'acc_10/call_3.wav']) await recordings.save(key, sound);
    await recordings.removeAll('acc_1');
    expect(await stored('acc_1/call_1.wav')).toBeUndefined();
    expect(await stored('acc_1/call_2.wav')).toBeUndefined();
    expect(await stored('acc_10/call_3.wav')).toEqual(sound);
  });
});

test('a link to the folder carries its expiry and a signature over both', async () => {
  const link = new URL(await recordingsIn(folder, async () => 'secret').link('acc_1/call_1.wav', 300, now), 'http://x');
  const expires = now.getTime() + 300_000;
  expect(Object.fromEntries(link.searchParams)).toEqual({
    key: 'acc_1/call_1.wav',
    expires: String(expires),
    signature: signatureOf('secret', 'acc_1/call_1.wav', expires),
  });
});
