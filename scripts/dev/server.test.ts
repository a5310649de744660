import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterAll, expect, test, vi } from 'vitest';

import { createApp, serve } from '#scripts/dev/server.ts';

const MB = 1024 * 1024;
const host = '127.0.0.1';
const app = createApp();
app.post('/', async (c) => c.text(String((await c.req.raw.arrayBuffer()).byteLength)));
app.get('/', (c) => c.text('page'));
app.get('/broken', () => {
  throw new Error('a bug');
});
const server = await serve(app, { port: 0, host });
afterAll(() => server[Symbol.asyncDispose]());
const url = `http://${host}:${server.port}`;
const post = (size: number) => fetch(url, { method: 'POST', body: 'x'.repeat(size) });

/** Sends a raw request and returns everything until the server closes the connection. */
async function raw(text: string): Promise<string> {
  const socket = connect(server.port, host);
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes))).on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test('a body is passed on whole', async () => {
  expect(await (await post(MB)).text()).toBe(String(MB));
});

test('a body sent in chunks is passed on whole', async () => {
  const body = new Blob(['x'.repeat(70_000)]).stream();
  const answer = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await answer.text()).toBe('70000');
});

test('an oversize body is read to its end before it is answered with 413', async () => {
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const socket = connect(server.port, host);
  let answer = '';
  const errors: Error[] = [];
  socket.on('data', (bytes) => (answer += String(bytes))).on('error', (error) => errors.push(error));
  const closed = once(socket, 'close');
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${3 * MB}\r\n\r\n`);
  socket.write('x'.repeat(2 * MB));
  const [served] = await accepted;
  await vi.waitFor(() => expect(served.bytesRead).toBeGreaterThan(2 * MB), { timeout: 60_000 });
  expect(answer).toBe(''); // a client that is answered and cut off while it sends may never read the answer
  socket.write('x'.repeat(MB));
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(errors).toEqual([]);
});

test('an endless body is cut off, and the next request is answered', async () => {
  await post(64 * MB).catch(() => 'cut off');
  expect(await (await post(1)).text()).toBe('1');
});

test('a method that no browser sends is not allowed', async () => {
  const answer = await raw('PROPFIND / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
});

test.each(['//', '/%', '/%E0%A4%A', '/\\', 'http://other.example/', '/\u00e9'])(
  'the path %s leaves the server up',
  async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 [24]\d\d /);
    expect((await fetch(url)).status).toBe(200);
  },
);

test('the Host header is not believed', async () => {
  const answer = await raw('GET / HTTP/1.1\r\nhost: %%%\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('an address in place of a path is refused', async () => {
  const answer = await raw('GET http://other.example/ HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

test('a HEAD request has the headers of GET and no body', async () => {
  const answer = await fetch(url, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toBe('');
});

test('an unexpected error is answered as the API answers it', async () => {
  const answer = await fetch(`${url}/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'server.unexpected' });
});
