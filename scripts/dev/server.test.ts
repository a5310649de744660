import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import { serve } from '#scripts/dev/server.ts';

const MB = 1024 * 1024;
const host = '127.0.0.1';
const desk = await serve([async (request) => new Response(String((await request.arrayBuffer()).byteLength))], { port: 0, host }); // prettier-ignore
afterAll(() => desk[Symbol.asyncDispose]());
const post = (size: number) => fetch(`http://${host}:${desk.port}/`, { method: 'POST', body: 'x'.repeat(size) });

test('a body is handed on whole', async () => {
  expect(await (await post(MB)).text()).toBe(String(MB));
});

test('whoever sends too much, and slowly, hears that it is too much', async () => {
  const socket = connect(desk.port, host);
  let heard = '';
  const faults: Error[] = [];
  socket.on('data', (bytes) => (heard += String(bytes))).on('error', (fault) => faults.push(fault));
  const ended = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nhost: desk\r\ncontent-length: ${3 * MB}\r\n\r\n`);
  await setTimeout(100);
  expect(heard).toBe(''); // answered now, and hung up on, a sender may never read the answer
  socket.write('x'.repeat(3 * MB));
  await ended;
  expect(heard).toMatch(/^HTTP\/1.1 413 /);
  expect(faults).toEqual([]);
});

test('whoever sends without end is hung up on, and the next one is answered', async () => {
  await post(64 * MB).catch(() => 'hung up on');
  expect(await (await post(1)).text()).toBe('1');
});
