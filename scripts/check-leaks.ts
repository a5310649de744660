import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commandLine, printJson } from '#scripts/command-line.ts';
import { runningInstance } from '#scripts/dev/instance-lock.ts';
import { CLAIMED_ADDRESS } from '#scripts/dev/server.ts';
import { spawnDevServer } from '#scripts/journeys/dev-server.ts';
import { allowedPlaces, mayBeInUrl, mayBeTexted } from '#scripts/leaks/allowed.ts';
import { Canaries } from '#scripts/leaks/canaries.ts';
import { storedTexts } from '#scripts/leaks/stored.ts';
import { enterEverywhere } from '#scripts/leaks/every-field.ts';
import { clientOf, walk } from '#scripts/leaks/walk.ts';
import { endpoints } from '#shared/api/index.ts';
import { createCall } from '#shared/contract/client.ts';

const USAGE = `npm run check:leaks -- [--json] [--all]
Enters a value that is nowhere else into every field of a running product, and then looks for each: in the logs, in the
URLs of the requests, in texts and push messages, and in attributes of the table where it may not be.
--all prints where each value is stored.`;

/** A secret in a link of a message: its last segment, unless that is an id. */
const TOKEN = /https?:\/\/\S+\/(?![a-z]+_[0-9A-Z]{26}\b)([\w-]{20,})(?=[\s?]|$)/g;

/** What a leak is: the field whose value was found, and where. */
type Leak = { field: string; where: string };

const { values } = commandLine(USAGE, { options: { json: { type: 'boolean' }, all: { type: 'boolean' } } });
const folder = await mkdtemp(join(tmpdir(), 'calluna-leaks-'));
const server = await spawnDevServer(folder, { POWERTOOLS_LOG_LEVEL: 'DEBUG', POPULATION: '0' });
try {
  await server.ready;
  const canaries = new Canaries();
  const urls: string[] = [];
  const client = clientOf(server.address, (url) => urls.push(url));
  for (const [title, step] of Object.entries(walk)) {
    if (!values.json) console.log(title);
    await step(client, canaries);
  }
  if (!values.json) console.log('every field of the contract');
  const broken = await enterEverywhere(endpoints, canaries, async (as) => {
    const { access_token } = as === 'visitor' ? {} : await client.post<{ access_token?: string }>('/dev/login', { as });
    return createCall(server.address, (url, init) => {
      const request = new Request(url, init);
      urls.push(request.url);
      const { headers } = request;
      headers.set(CLAIMED_ADDRESS, `10.9.${urls.length >> 8}.${urls.length & 255}`); // limits are by network
      if (access_token) headers.set('authorization', `Bearer ${access_token}`);
      return fetch(request);
    });
  });
  await settled();
  const mails = await client.get<{ data: { text: string }[] }>('/dev/outbox');
  for (const { text } of mails.data)
    for (const [, token] of text.matchAll(TOKEN)) canaries.watch('message.token', token!);
  const leaks: Leak[] = [
    ...canaries.in(server.output()).map(({ field }) => ({ field, where: 'the logs' })),
    ...urls
      .flatMap((url) => canaries.in(decodeURIComponent(url)))
      .filter(({ field }) => !mayBeInUrl(field))
      .map(({ field }) => ({ field, where: 'a URL' })),
    ...(await inMessages()),
    ...(await inTable()),
  ];
  for (const failure of broken) console.error(failure);
  const distinct = [...new Map(leaks.map((leak) => [`${leak.field} ${leak.where}`, leak])).values()];
  if (values.json) printJson({ fields: canaries.all.length, leaks: distinct.length });
  else console.log(`${canaries.all.length} fields, ${distinct.length} leaks`);
  for (const { field, where } of distinct) console.error(`${field} is in ${where}`);
  if (distinct.length || broken.length) process.exitCode = 1;

  /** Jobs run behind the answers: until the outbox has been quiet for a while. */
  async function settled(): Promise<void> {
    for (let before = -1, quiet = 0; quiet < 5;) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { data } = await client.get<{ data: { state?: string }[] }>('/dev/outbox');
      quiet = data.length === before ? quiet + 1 : 0;
      before = data.length;
    }
  }

  /** Texts and push messages are read on locked screens: of what was searched nothing, of a call what its owner chose. */
  async function inMessages(): Promise<Leak[]> {
    const { data } = await client.get<{ data: { channel: string; purpose: string; text: string }[] }>('/dev/outbox');
    return data
      .filter(({ channel }) => channel !== 'email')
      .flatMap(({ text, purpose }) => canaries.in(text).map(({ field }) => ({ field, purpose })))
      .filter(({ field, purpose }) => !mayBeTexted(field, purpose))
      .map(({ field, purpose }) => ({ field, where: `a text message (${purpose})` }));
  }

  async function inTable(): Promise<Leak[]> {
    const instance = await runningInstance(folder);
    if (!instance?.dynamodb) throw new Error('The dev server is gone');
    const found: Leak[] = [];
    for await (const { place, text } of storedTexts(instance.dynamodb, 'calluna-local')) {
      for (const { field } of canaries.in(text)) {
        if (values.all) console.log(`${field}: ${place}`);
        if (!allowedPlaces(field).some((allowed) => place.startsWith(allowed))) found.push({ field, where: place });
      }
    }
    return found;
  }
} finally {
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true });
}
