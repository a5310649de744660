import { cpus, loadavg, totalmem } from 'node:os';

/** The machine of a measurement: processors, memory, Node. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

/** The load of the last minute. */
export const load = (): number => Number(loadavg()[0]!.toFixed(1));
