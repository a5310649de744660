import { createServer } from 'node:http';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { freePort, requirePort } from '#scripts/dev/ports.ts';

test('a free port is granted', async () => {
  await expect(requirePort('127.0.0.1', await freePort())).resolves.toBeUndefined();
});

test('a port in use is refused in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(requirePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is in use by another program: stop it, or choose another port, such as PORT=${port + 1} npm start.`,
  );
  other.close();
});

test('an address of another machine is refused in one sentence', async () => {
  await expect(requirePort('192.0.2.1', 0)).rejects.toThrow(
    'HOST is “192.0.2.1”, which is no address of this machine.',
  );
});
