import { packed } from '#functions/nlu/when/choice/model.bin.ts';
import { decompress } from '#functions/platform/decompress.ts';

let read: ReadonlyMap<string, number> | undefined;

/** What each feature of a time adds to its being when the caller wishes to be called, as log odds; read when first needed. */
export const weights = (): ReadonlyMap<string, number> => (read ??= new Map(linesOf(packed)));

function linesOf(model: string): [string, number][] {
  const lines = decompress(model).split('\n');
  return lines.map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), Number(line.slice(space + 1)) / 100];
  });
}
