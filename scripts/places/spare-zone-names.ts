import { openBrowser } from '#scripts/journeys/browser.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/** The languages of the pages that are not written in Latin letters. */
const LOCALES = ['ru', 'ar', 'ja'];

/** The names of the zones that Chromium writes in Latin letters in these languages, as the full data of this engine has them. */
export async function spareZoneNames(zones: readonly string[]): Promise<Record<string, Record<string, string>>> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const inBrowser = await page.evaluate(
      ({ locales, zones }) =>
        locales.map((locale) =>
          zones.filter((timeZone) => {
            const timeZoneName = locale === 'ru' ? 'shortGeneric' : 'longGeneric';
            const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
            const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
            return /[A-Za-z]{2}/.test(value) && !/UTC|GMT/.test(value);
          }),
        ),
      { locales: LOCALES, zones },
    );
    const now = new Date();
    return Object.fromEntries(
      LOCALES.map((locale, at) => {
        const named = (inBrowser[at] ?? []).toSorted().map((zone) => [zone, zoneName(zone, locale, now)] as const);
        return [locale, Object.fromEntries(named)];
      }),
    );
  } finally {
    await browser.close();
  }
}
