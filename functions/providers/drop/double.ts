import { zipSync } from 'fflate';

import type { DropList } from '#functions/providers/drop/port.ts';

/** A consumer’s identifier on a list of the platform. */
export type ListedHash = { list: DropList; id: string; hash: string };

type Batch = { files: Map<string, { body: string; ids: string[] }>; reported: Map<string, Map<string, number>> };

const KEY = 'a key of the double';
/** Day, broker and list, which a suffix follows. */
const stemOf = (name: string) => name.split(/[_.]/).slice(0, 3).join('_');
const DUPLICATE =
  'A file with this name was already uploaded for the current download. Use a unique suffix and try again';

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
  /** The ids of each file of the batches that are complete, and the names of corrections. */
  const done = new Map<string, Set<string>>();
  const amended = new Set<string>();

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

  type Rejected = { fileName: string; message: string };
  /** The rows of a report, or why it is rejected. */
  async function read(file: File): Promise<{ rows: [string, number][] } | Rejected> {
    const [header, ...rows] = (await file.text()).trim().split(/\r?\n/);
    const refuse = (message: string): Rejected => ({ fileName: file.name, message });
    if (header !== 'Id,Status') return refuse('Invalid CSV header. Expected: Id,Status.');
    if (rejections.delete(file.name)) return refuse('Try again.');
    return { rows: rows.map((row) => row.split(',')).map(([id = '', status]) => [id, Number(status)]) };
  }
  const answer = (taken: number, rejected: Rejected[]) =>
    Response.json({ message: '', rejectedCount: rejected.length, rejected }, { status: taken ? 202 : 400 });

  async function upload(request: Request): Promise<Response> {
    if (!batch) return Response.json({ message: 'No active download is waiting for responses.' }, { status: 409 });
    const current = batch;
    const rejected: Rejected[] = [];
    const files = (await request.formData()).getAll('files') as File[];
    for (const file of files) {
      const known = current.files.has(file.name);
      const isTaken = current.reported.has(file.name);
      const result =
        known && !isTaken
          ? await read(file)
          : { fileName: file.name, message: known ? DUPLICATE : 'The file name is not that of a download.' };
      if ('message' in result) {
        rejected.push(result);
        continue;
      }
      current.reported.set(file.name, new Map(result.rows));
      for (const [id, status] of result.rows) statuses.set(id, status);
    }
    const isComplete = [...current.files].every(
      ([name, { ids }]) => !ids.length || ids.every((id) => current.reported.get(name)?.has(id)),
    );
    if (isComplete) {
      for (const [name, { ids }] of current.files)
        done.set(stemOf(name), new Set([...ids, ...(done.get(stemOf(name)) ?? [])]));
      batch = undefined;
    }
    return answer(files.length - rejected.length, rejected);
  }

  /** Corrections of completed batches: under the name of the download with a suffix that is new. */
  async function amend(request: Request): Promise<Response> {
    if (batch)
      return Response.json({ message: 'The amend request cannot be processed in the current state.' }, { status: 409 });
    const rejected: Rejected[] = [];
    const files = (await request.formData()).getAll('files') as File[];
    for (const file of files) {
      const ids = done.get(stemOf(file.name));
      const isNew = ids && !amended.has(file.name) && /^\d{8}_\w+?_(Email|Phone)_\w{1,10}\.csv$/.test(file.name);
      const result = isNew ? await read(file) : { fileName: file.name, message: ids ? DUPLICATE : 'Unknown file.' };
      if ('message' in result) rejected.push(result);
      else if (result.rows.some(([id]) => !ids!.has(id)))
        rejected.push({ fileName: file.name, message: 'Unknown Id.' });
      else {
        amended.add(file.name);
        for (const [id, status] of result.rows) statuses.set(id, status);
      }
    }
    return answer(files.length - rejected.length, rejected);
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
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/upload')) return upload(request);
      return pathname.endsWith('/amend') ? amend(request) : download();
    }) as typeof globalThis.fetch,
  };
}
export type DropDouble = ReturnType<typeof dropDouble>;
