import { useTranslation } from 'react-i18next';

import { zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = {
  times: readonly string[];
  zone: string;
  chosen: string | null;
  /** Times that were taken in the meantime. */
  taken: ReadonlySet<string>;
  onChoose: (at: string) => void;
};

/** The free times of a day, before and after noon. */
export function Times({ times, zone, chosen, taken, onChoose }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'choose' });
  const { locale } = useLanguage();
  const clock = zonedFormats(zone, locale);
  const halves = {
    morning: times.filter(clock.isMorning),
    afternoon: times.filter((at) => !clock.isMorning(at)),
  };
  return (['morning', 'afternoon'] as const)
    .filter((half) => halves[half].length)
    .map((half) => (
      <section key={half} className="half" aria-label={t(half)}>
        <h4 className="cap">{t(half)}</h4>
        <div className="slots">
          {halves[half].map((at) => (
            <button
              key={at}
              className="slot"
              type="button"
              aria-pressed={at === chosen}
              aria-label={taken.has(at) ? t('taken', { time: clock.time(at) }) : undefined}
              disabled={taken.has(at)}
              onClick={() => onChoose(at)}
            >
              <bdi>{clock.time(at)}</bdi>
            </button>
          ))}
        </div>
      </section>
    ));
}
