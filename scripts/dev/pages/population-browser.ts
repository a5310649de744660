import type { ImportProgress } from '#scripts/dev/population.ts';

const EVERY_MS = 1000;
const LINGER_MS = 4000;

/** A banner at the foot of every page of the dev server while its demo people are imported. */
const banner = document.createElement('aside');
Object.assign(banner, { className: 'dev-import', lang: 'en', dir: 'ltr' });
banner.setAttribute('aria-label', 'Development server');
banner.innerHTML =
  '<p role="status"></p><progress aria-label="Demo people imported"></progress><p class="dev-import__count"></p>';
const [status, count] = banner.querySelectorAll('p');
const bar = banner.querySelector('progress');

const styles = Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: '/dev/assets/population.css',
});
document.head.append(styles);

/** Only a change is announced; the count beside it is not. */
function announce(text: string): void {
  if (status && status.textContent !== text) status.textContent = text;
}

async function update(): Promise<void> {
  const response = await fetch('/dev/population').catch(() => undefined);
  if (!response?.ok) return void setTimeout(() => void update(), EVERY_MS);
  const { state, read, total } = (await response.json()) as ImportProgress;
  if (!banner.isConnected) {
    if (state === 'done') return;
    document.body.append(banner);
  }
  if (bar) Object.assign(bar, { max: total, value: state === 'done' ? total : read });
  if (count) count.textContent = `${read.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (state === 'importing') {
    announce('Importing demo people. A search finds those imported so far.');
    setTimeout(() => void update(), EVERY_MS);
  } else if (state === 'failed') {
    announce('The import of the demo people failed: the next start continues it.');
  } else {
    announce('All demo people are imported.');
    setTimeout(() => banner.remove(), LINGER_MS);
  }
}

void update();
