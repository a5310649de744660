import { connectionNow, mayPrefetch } from '#frontend/lib/prefetch.ts';
import type { Language } from '#shared/values/language.ts';

type Script = { script: string; letter: string; letters: RegExp; load: () => Promise<unknown> };
/** Our font for each script beyond Latin, with a letter that shows whether the system has the script. */
const scripts: readonly Script[] = [
  { script: 'Arab', letter: 'ع', letters: /\p{Script=Arabic}/u, load: () => import('#frontend/styles/arabic.css') },
  {
    script: 'Jpan',
    letter: '語',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    load: () => import('#frontend/styles/japanese.css'),
  },
];

/** Loads the font of the script that a language is written in. */
export async function loadFontFor(language: Language): Promise<void> {
  const { script } = new Intl.Locale(language).maximize();
  await scripts.find((each) => each.script === script)?.load();
}

/**
 * Loads our fonts for scripts that the system cannot render, once the page contains such text. Nearly every device has
 * the scripts and loads nothing. Resolves to the letters of the missing scripts.
 */
export async function loadMissingFonts(
  canWrite = canRender,
  connection = connectionNow(),
  page: Element = document.getElementById('root') ?? document.body,
  loadFont = ({ load }: Script): Promise<unknown> => load(),
): Promise<string[]> {
  if (!mayPrefetch(connection)) return [];
  const missing = scripts.filter(({ letter }) => !canWrite(letter));
  const waiting = new Set(missing);
  const loadUsed = () => {
    for (const script of waiting) {
      if (!script.letters.test(page.querySelector('main')?.textContent ?? '')) continue;
      waiting.delete(script);
      void loadFont(script).catch(() => undefined); // then the system shows boxes
    }
    if (waiting.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(loadUsed);
  if (missing.length > 0) watcher.observe(page, { childList: true, characterData: true, subtree: true });
  loadUsed();
  return missing.map(({ letter }) => letter);
}

/** Whether the machine's fonts have a letter: drawn, it differs from a character that no font has. */
function canRender(letter: string): boolean {
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
