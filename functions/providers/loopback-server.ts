import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A server for a provider's double: on this port of the loopback interface, or on any free port if it is taken. */
export async function listenOnLoopback(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenOnLoopback(0);
  }
}
