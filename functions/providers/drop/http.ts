import * as z from 'zod';

import { type Download, type Drop, DropFailure, type Receipt, type Report } from '#functions/providers/drop/port.ts';

const MAX_ZIP_BYTES = 200_000_000;
const TIMEOUT_MS = 60_000;
const BUILDING_SECONDS = 300;

const Uploaded = z.object({
  rejected: z.array(z.object({ fileName: z.string().default(''), message: z.string().default('') })).default([]),
});

type Options = { base: string; key: () => Promise<string>; fetch?: typeof globalThis.fetch };

/** The platform over HTTP. The key is in a header, and in no error. */
export function dropOverHttp({ base, key, fetch = globalThis.fetch }: Options): Drop {
  async function call(path: string, init: RequestInit): Promise<Response> {
    const headers = { 'x-api-key': (await key()).trim() };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${base}${path}`, { ...init, headers, redirect: 'error', signal }).catch(() => {
      throw new DropFailure('unavailable');
    });
    const { status } = response;
    if (status === 401 || status === 403) throw new DropFailure('auth');
    if (status === 429) throw new DropFailure('rate-limited', secondsOf(response));
    if (status >= 500) throw new DropFailure('unavailable', secondsOf(response));
    return response;
  }

  return {
    async download(): Promise<Download> {
      const response = await call('/data/download', { method: 'GET' });
      if (response.status === 202) {
        return { state: 'building', retryAfterSeconds: secondsOf(response) ?? BUILDING_SECONDS };
      }
      if (response.status === 409) return { state: 'unfinished' };
      const type = response.headers.get('content-type') ?? '';
      if (response.status !== 200) throw new DropFailure('unavailable');
      if (type.startsWith('application/json')) return { state: 'nothing-new' };
      if (!type.startsWith('application/zip')) throw new DropFailure('unavailable');
      if (Number(response.headers.get('content-length') ?? 0) > MAX_ZIP_BYTES) throw new DropFailure('unavailable');
      return { state: 'batch', zip: new Uint8Array(await response.arrayBuffer()) };
    },

    upload: (reports) => send('/data/upload', reports),
    amend: (reports) => send('/data/amend', reports),
  };

  async function send(path: string, reports: Report[]): Promise<Receipt> {
    const form = new FormData();
    for (const { name, csv } of reports) form.append('files', new Blob([csv], { type: 'text/csv' }), name);
    const response = await call(path, { method: 'POST', body: form });
    if (response.status === 409) return { state: 'no-batch' };
    // 400 where no file was taken, with the same body.
    if (response.status !== 202 && response.status !== 400) throw new DropFailure('unavailable');
    const { data } = Uploaded.safeParse(await response.json().catch(() => undefined));
    if (!data || (response.status === 400 && !data.rejected.length)) throw new DropFailure('unavailable');
    return {
      state: 'taken',
      rejected: data.rejected.map(({ fileName, message }) => ({ name: fileName, reason: message })),
    };
  }
}

function secondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
