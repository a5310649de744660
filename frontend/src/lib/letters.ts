import { connectionNow, mayPrefetch } from '#frontend/lib/prefetch.ts';
import type { Language } from '#shared/values/language.ts';

type Script = { script: string; letter: string; letters: RegExp; bring: () => Promise<unknown> };
/** Our own font for each script that the Latin one lacks, with a letter that shows whether a machine has the script. */
const scripts: readonly Script[] = [
  { script: 'Arab', letter: 'ع', letters: /\p{Script=Arabic}/u, bring: () => import('#frontend/styles/arabic.css') },
  {
    script: 'Jpan',
    letter: '語',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    bring: () => import('#frontend/styles/japanese.css'),
  },
];

/** Loads the font of the script that a language is written in. */
export async function loadFontFor(language: Language): Promise<void> {
  const { script } = new Intl.Locale(language).maximize();
  await scripts.find((each) => each.script === script)?.bring();
}

/**
 * Loads our own font of a script on a machine that cannot write it, once something on the page is written in it. Nearly
 * every phone and desktop has them and loads nothing. Resolves with the scripts that the machine lacks.
 */
export async function bringLetters(
  canWrite = machineWrites,
  connection = connectionNow(),
  page: Element = document.getElementById('root') ?? document.body,
  load = ({ bring }: Script): Promise<unknown> => bring(),
): Promise<string[]> {
  if (!mayPrefetch(connection)) return [];
  const missing = scripts.filter(({ letter }) => !canWrite(letter));
  const waiting = new Set(missing);
  const look = () => {
    for (const script of waiting) {
      if (!script.letters.test(page.querySelector('main')?.textContent ?? '')) continue;
      waiting.delete(script);
      void load(script).catch(() => undefined); // the machine's boxes stay
    }
    if (waiting.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(look);
  if (missing.length > 0) watcher.observe(page, { childList: true, characterData: true, subtree: true });
  look();
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
