import { connectionNow, mayPrefetch } from '#frontend/lib/prefetch.ts';
import type { Language } from '#shared/values/language.ts';

/** Our own font for each script that the Latin one lacks, with a letter that shows whether a machine has the script. */
const scripts: readonly { script: string; letter: string; bring: () => Promise<unknown> }[] = [
  { script: 'Arab', letter: 'ع', bring: () => import('#frontend/styles/arabic.css') },
  { script: 'Jpan', letter: '語', bring: () => import('#frontend/styles/japanese.css') },
];

/** Loads the font of the script that a language is written in. */
export async function loadFontFor(language: Language): Promise<void> {
  const { script } = new Intl.Locale(language).maximize();
  await scripts.find((each) => each.script === script)?.bring();
}

/**
 * Brings our own letters of a script to a machine that has none, and says of which. Nearly every phone and desk has them
 * and loads nothing.
 */
export async function bringLetters(canWrite = machineWrites, connection = connectionNow()): Promise<string[]> {
  if (!mayPrefetch(connection)) return [];
  const missing = scripts.filter(({ letter }) => !canWrite(letter));
  await Promise.all(missing.map(({ bring }) => bring()));
  return missing.map(({ letter }) => letter);
}

/** Whether the machine's fonts have a letter: drawn, it differs from a character that no font has. */
function machineWrites(letter: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return true;
  const picture = (text: string) => {
    canvas.clearRect(0, 0, 32, 32);
    canvas.font = '20px system-ui, sans-serif';
    canvas.fillText(text, 4, 24);
    return canvas.getImageData(0, 0, 32, 32).data.join();
  };
  return picture(letter) !== picture('\u{10ffff}');
}
