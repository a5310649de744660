import { useCallback, useState } from 'react';

type Row<C> = { call: C; isDone: boolean };
type Done<C> = { call: C; at: number };

/** The calls that wait, and those just marked as done in the places they had. */
export function rowsOf<C extends { id: string }>(waiting: readonly C[], done: readonly Done<C>[]): Row<C>[] {
  const ids = new Set(done.map(({ call }) => call.id));
  const rows = waiting.filter(({ id }) => !ids.has(id)).map((call) => ({ call, isDone: false }));
  for (const { call, at } of done.toSorted((one, other) => one.at - other.at))
    rows.splice(at, 0, { call, isDone: true });
  return rows;
}

/** Keeps a call that was marked as done in the list, so that this can be undone there. */
export function useFinished<C extends { id: string }>(waiting: readonly C[]) {
  const [done, setDone] = useState<Done<C>[]>([]);
  const rows = rowsOf(waiting, done);
  const forget = useCallback((id: string) => setDone((all) => all.filter(({ call }) => call.id !== id)), []);
  const finish = (call: C) =>
    setDone((all) => [...all, { call, at: rows.findIndex((row) => row.call.id === call.id) }]);
  return { rows, finish, forget };
}
