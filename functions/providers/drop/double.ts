import { zipSync } from 'fflate';

import type { DropList } from '#functions/providers/drop/port.ts';

/** A consumer’s identifier on a list of the platform. */
export type ListedHash = { list: DropList; id: string; hash: string };

type Batch = { files: Map<string, { body: string; ids: string[] }>; reported: Map<string, Map<string, number>> };

const KEY = 'a key of the double';

/**
 * The platform as a double: `fetch` answers as its API does. `fail` makes the next calls answer a status instead. The
 * clock tells when it is closed, from one to three o’clock at night Pacific time.
 */
export function dropDouble({ clock = () => new Date(), broker = '4711' } = {}) {
  let added: ListedHash[] = [];
  let removed: ListedHash[] = [];
  let batch: Batch | undefined;
  let isBuilt = false;
  let batches = 0;
  const statuses = new Map<string, number>();
  const failures: number[] = [];
  const rejections = new Set<string>();

  function build(): Batch {
    const day = clock().toISOString().slice(0, 10).replaceAll('-', '');
    batches++;
    const name = (list: string) => `${day}_${broker}_${list}_${batches}.csv`;
    const files: Batch['files'] = new Map();
    for (const list of ['Email', 'Phone'] as const) {
      const rows = added.filter((each) => each.list === list);
      const body = ['ID,Hash', ...rows.map(({ id, hash }) => `${id},${hash}`), ''].join('\r\n');
      files.set(name(list), { body, ids: rows.map(({ id }) => id) });
    }
    if (removed.length) {
      const rows = removed.map(({ id, hash, list }) => `${id},${hash},${list}`);
      files.set(`${day}_${broker}_${batches}_Removed.csv`, {
        body: ['ID,Hash,ListType', ...rows, ''].join('\r\n'),
        ids: [],
      });
    }
    added = [];
    removed = [];
    return { files, reported: new Map() };
  }

  function download(): Response {
    if (batch) return new Response('a batch is not complete', { status: 409 });
    if (!added.length && !removed.length) return Response.json({ message: 'No new data' });
    if (!isBuilt) {
      isBuilt = true;
      return new Response(null, { status: 202, headers: { 'retry-after': '30' } });
    }
    batch = build();
    isBuilt = false;
    const texts = [...batch.files].map(([name, { body }]) => [name, new TextEncoder().encode(body)] as const);
    return new Response(new Uint8Array(zipSync(Object.fromEntries(texts))), {
      headers: { 'content-type': 'application/zip' },
    });
  }

  async function upload(request: Request): Promise<Response> {
    if (!batch) return new Response('no active download', { status: 409 });
    const current = batch;
    const rejected: { file: string; reason: string }[] = [];
    for (const file of (await request.formData()).getAll('files') as File[]) {
      const known = current.files.get(file.name);
      const [header, ...rows] = (await file.text()).trim().split(/\r?\n/);
      const reason = !known
        ? 'unknown file'
        : current.reported.has(file.name)
          ? 'this name was reported before'
          : header !== 'Id,Status'
            ? 'the header is not Id,Status'
            : rejections.delete(file.name)
              ? 'try again'
              : undefined;
      if (reason) {
        rejected.push({ file: file.name, reason });
        continue;
      }
      const given = new Map(rows.map((row) => row.split(',')).map(([id = '', status]) => [id, Number(status)]));
      current.reported.set(file.name, given);
      for (const [id, status] of given) statuses.set(id, status);
    }
    const isComplete = [...current.files].every(
      ([name, { ids }]) => !ids.length || ids.every((id) => current.reported.get(name)?.has(id)),
    );
    if (isComplete) batch = undefined;
    return Response.json({ rejected }, { status: 202 });
  }

  const isClosed = () => {
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Los_Angeles' });
    return ['01', '02'].includes(hour.format(clock()).padStart(2, '0'));
  };

  return {
    key: async () => KEY,
    /** Puts consumers on the lists, or withdraws them. */
    add: (...consumers: ListedHash[]) => void added.push(...consumers),
    withdraw: (...consumers: ListedHash[]) => void removed.push(...consumers),
    /** The next calls answer these statuses. */
    fail: (...next: number[]) => void failures.push(...next),
    /** Rejects the next report on a file whose name contains this. */
    reject(part: string) {
      for (const name of batch?.files.keys() ?? []) if (name.includes(part)) rejections.add(name);
    },
    /** The status last reported of each consumer. */
    statuses,
    isComplete: () => batch === undefined,
    fetch: (async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      const failure = failures.shift();
      if (failure)
        return new Response('', { status: failure, headers: failure === 429 ? { 'retry-after': '30' } : {} });
      if (isClosed()) return new Response('closed for maintenance', { status: 503 });
      if (request.headers.get('x-api-key') !== KEY) return new Response('Unauthorized', { status: 401 });
      return new URL(request.url).pathname.endsWith('/upload') ? upload(request) : download();
    }) as typeof globalThis.fetch,
  };
}
export type DropDouble = ReturnType<typeof dropDouble>;
