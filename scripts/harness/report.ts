/** Prints a figure beside its name. */
export const printFigure = (name: string, value: string | number): void => console.log(`${name.padEnd(40)}${value}`);

/** Processor seconds of this process since a moment that `process.cpuUsage()` gave. */
export function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
