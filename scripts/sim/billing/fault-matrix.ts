/** The faults, by their number in the fault matrix. */
export const faults = {
  F1: 'dies before an effect',
  F2: 'dies after an effect',
  F3: 'written, with a lost answer',
  F4: 'delivered twice',
  F5: 'an event is early, late or out of order',
  F6: 'the table rejects the request',
  F7: 'a concurrent write',
  F8: 'the provider fails or does not answer',
  F9: 'the bank declines',
  F10: 'the email is not sent',
  F11: 'skewed clocks, short months',
  F12: 'everything dies at once',
  F13: 'a concurrent opposite request',
  F14: 'an event or a run is lost',
} as const;
export type FaultId = keyof typeof faults;

export const operations = [
  'checkout',
  'one payment',
  'confirm',
  'trial',
  'first month',
  'renewal',
  'cancel',
  'keep',
  'come back',
  'pause',
  'refund',
  'spend',
] as const;
export type Operation = (typeof operations)[number];

/** The faults that an operation can meet. */
const possibleFaults: Record<Operation, readonly FaultId[]> = {
  checkout: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F9', 'F12'],
  'one payment': ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F9', 'F12'],
  confirm: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F9', 'F12'],
  trial: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F10', 'F11', 'F12', 'F13'],
  'first month': ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'F13', 'F14'],
  renewal: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'F13', 'F14'],
  cancel: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F10', 'F11', 'F12', 'F13'],
  keep: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F10', 'F11', 'F12', 'F13'],
  'come back': ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F9', 'F12'],
  pause: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F10', 'F11', 'F12', 'F13'],
  refund: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F10', 'F12', 'F13', 'F14'],
  spend: ['F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F12', 'F13'],
};

export type Cells = Map<string, number>;
export const allCells: readonly string[] = operations.flatMap((operation) =>
  possibleFaults[operation].map((fault) => `${operation} × ${fault}`),
);

export const hit = (cells: Cells, operation: Operation, fault: FaultId): void => {
  const cell = `${operation} × ${fault}`;
  cells.set(cell, (cells.get(cell) ?? 0) + 1);
};

/** The count of the rarest cell, and the number of cells. */
export const rarest = (cells: Cells) => ({
  min: Math.min(...allCells.map((cell) => cells.get(cell) ?? 0)),
  count: allCells.length,
});

export const addTo = (sum: Cells, cells: Iterable<readonly [string, number]>): void => {
  for (const [cell, count] of cells) sum.set(cell, (sum.get(cell) ?? 0) + count);
};

/** The matrix as text. */
export function tableOf(cells: Cells): string {
  const ids = Object.keys(faults) as FaultId[];
  const row = (name: string, values: string[]) =>
    [name.padEnd(12), ...values.map((value) => value.padStart(8))].join('');
  return [
    row('', ids),
    ...operations.map((operation) =>
      row(
        operation,
        ids.map((fault) =>
          possibleFaults[operation].includes(fault) ? String(cells.get(`${operation} × ${fault}`) ?? 0) : '·',
        ),
      ),
    ),
  ].join('\n');
}
