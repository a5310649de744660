import { once } from 'node:events';
import { createServer } from 'node:net';

import { UserError } from '#scripts/user-error.ts';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Refuses an unavailable address before anything slow starts. */
export async function requirePort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw unavailable(error, host, port);
  } finally {
    server.close();
  }
}

/** A failure to listen, in words. */
export function unavailable(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new UserError(
        `Port ${port} is in use by another program: stop it, or choose another port, such as PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new UserError(`Port ${port} may not be opened by this user: choose one from 1024 up, such as PORT=3000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UserError(`HOST is “${host}”, which is no address of this machine.`);
    default:
      return error;
  }
}
