import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A server on this port of this machine alone, or on any port where somebody else has it. */
export async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listening(0);
  }
}
