import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { freePort } from '#scripts/dev/ports.ts';

const run = promisify(execFile);

export type Postgres = AsyncDisposable & {
  client: Client;
  /** The folder of the socket, which only this user may enter, and its port. */
  host: string;
  port: number;
  version: string;
  /** A folder that the server can read: `COPY … FROM` takes what is put there. */
  folder: string;
};

/**
 * Becomes the server, and leaves a watcher: once the pipe from this process closes, also when this process is killed
 * and can end nothing itself, it ends the server and removes its folder, which is `$0`.
 */
const GUARD =
  '(cat <&3 >/dev/null; kill -INT $$; for i in $(seq 100); do kill -0 $$ || break; sleep 0.1; done; rm -rf "$0") 2>/dev/null & exec "$@" 3<&-';

/** As a benchmark would have it: nothing is kept, and memory for building indexes as an operator would give it. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
  work_mem: '64MB',
  maintenance_work_mem: '512MB',
  listen_addresses: '',
};

/**
 * A PostgreSQL of its own in a temporary folder, reached by a socket in it; undefined, with a notice, where there is
 * none to start. It ends with this process, even if that is killed.
 */
export async function startPostgres(say = (line: string) => console.error(line)): Promise<Postgres | undefined> {
  const programs = programsFolder();
  if (!programs) return void say('PostgreSQL is not installed (Debian: apt install postgresql): left out.');
  const owner = process.getuid?.() === 0 ? ownerOfServers() : undefined;
  if (owner === 'nobody') return void say('PostgreSQL does not run as root, and there is no user postgres: left out.');

  const folder = await mkdtemp(join(tmpdir(), 'calluna-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // No shell of that user and no login: it may have neither.
  const asOwner = owner ? ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
  const command = (program: string, ...rest: string[]): [string, ...string[]] => {
    const [first = '', ...others] = [...asOwner, join(programs, program), ...rest];
    return [first, ...others];
  };
  try {
    const [initdb, ...initial] = command(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--locale=C.UTF-8',
      '-N',
    );
    await run(initdb, initial, { cwd: folder });
    const port = await freePort();
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = command('postgres', '-D', data, '-k', folder, '-p', String(port), ...options);
    const child = spawn('sh', ['-c', GUARD, folder, ...server], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C is ours to handle: the closed pipe tells the watcher
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-2000)));
    const pipe = child.stdio[3] as Writable;
    pipe.on('error', () => {}); // the server went first
    const ended = once(child, 'exit');
    const end = async () => {
      pipe.destroy();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const client = await connected(folder, port, () => {
        if (child.exitCode !== null || child.signalCode)
          throw new Error(`PostgreSQL did not start: ${complaint.trim()}`);
      });
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      const version = rows[0]?.server_version ?? '';
      return {
        client,
        host: folder,
        port,
        version,
        folder,
        async [Symbol.asyncDispose]() {
          await client.end().catch(() => {});
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

/** Where Debian puts the newest server, else where the PATH leads. */
function programsFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((each) => ['initdb', 'postgres'].every((program) => existsSync(join(each, program))));
}

/** The server refuses to run as root. */
function ownerOfServers(): { uid: number; gid: number } | 'nobody' {
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe', encoding: 'utf8' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return 'nobody';
  }
}

async function connected(host: string, port: number, assertAlive: () => void): Promise<Client> {
  for (let waited = 0; ; waited += 50) {
    const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
    client.on('error', () => {}); // the next query fails with it
    try {
      await client.connect();
      return client;
    } catch (error) {
      assertAlive();
      if (waited > 60_000) throw error;
      await sleep(50);
    }
  }
}
