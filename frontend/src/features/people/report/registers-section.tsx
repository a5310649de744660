import '#frontend/styles/registers.css';
import { useTranslation } from 'react-i18next';

import { inSentence } from '#frontend/features/people/report/in-sentence.ts';
import { Chip } from '#frontend/components/chip.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { people } from '#shared/api/people.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { RegisterAnswer, RegisterEntry } from '#shared/values/register.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Props = { report: Pick<Output<typeof people.getReport>, 'registers'> };

/** What public registers say under the name of the person, kind by kind, also where none is asked. What holds for all of them is one line. */
export function RegistersSection({ report: { registers } }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'registers' });
  const { locale } = useLanguage();
  const isAll = (wanted: RegisterAnswer['state']) => registers.every(({ state }) => state === wanted);
  const none = isAll('not-connected') ? 'noneConnected' : isAll('not-shown-here') ? 'noneShown' : undefined;
  if (none) {
    const kinds = formats.list(
      registers.map(({ kind }) => inSentence(t(`kind.${kind}`), locale)),
      locale,
    );
    return (
      <p className="part__note" id="registers">
        {t(none, { kinds })}
      </p>
    );
  }
  const hasEntries = registers.some(({ entries }) => entries.length);
  return (
    <section className="part" id="registers" aria-labelledby="registers-title" tabIndex={-1}>
      <div className="part__head">
        <h2 id="registers-title">{t('title')}</h2>
      </div>
      <ul className="regs">
        {registers.map((answer) => (
          <li key={answer.kind}>
            <h3>{t(`kind.${answer.kind}`)}</h3>
            <Answer of={answer} />
          </li>
        ))}
      </ul>
      {hasEntries && <p className="part__note">{t('note')}</p>}
    </section>
  );
}

function Answer({ of: { kind, state, entries, has_more, sources, asked_at } }: { of: RegisterAnswer }) {
  const { t } = useTranslation('report', { keyPrefix: 'registers' });
  const { locale } = useLanguage();
  if (state === 'not-connected') return <p className="regs__state">{t(`notConnected.${kind}`)}</p>;
  if (state !== 'answered') return <p className="regs__state">{t(`state.${state}`)}</p>;
  return (
    <div>
      {entries.length ? (
        <ul className="regs__entries">
          {entries.map((entry, i) => (
            <Entry key={i} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className="regs__state">{t(has_more ? 'state.noneOfMany' : 'state.none')}</p>
      )}
      <p className="regs__asked">
        {entries.length > 0 && has_more && <>{t('more')} </>}
        {sources.map(({ source, url, licence }, i) => (
          <span key={source}>
            {i > 0 && ' '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{source}</bdi>
            </a>
            {licence && (
              <>
                {' · '}
                <bdi>{licence}</bdi>
              </>
            )}
          </span>
        ))}
        {asked_at && <> · {t('asked', { at: formats.date(asked_at, locale) })}</>}
      </p>
    </div>
  );
}

function Entry({ entry }: { entry: RegisterEntry }) {
  const { t } = useTranslation('report', { keyPrefix: 'registers' });
  const { locale } = useLanguage();
  const { kind, title, date, jurisdiction, authorities, status, url, match } = entry;
  const regions = regionNames(locale);
  const details = joinDetails(
    [
      jurisdiction,
      ...authorities.map((code) => regions.of(code)),
      date && t(`date.${kind}`, { day: formats.day(date, locale) }),
      status && status !== 'listed' && t(`status.${status}`),
    ],
    locale,
  );
  return (
    <li>
      <b>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi>{title}</bdi>
        )}
      </b>
      {details && <small>{details}</small>}
      <Chip tone={match === 'name' ? 'warn' : 'info'}>{t(`match.${match}`)}</Chip>
    </li>
  );
}
