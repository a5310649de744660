import { useTranslation } from 'react-i18next';

import { usePapers } from '#frontend/features/people/report/papers.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Envelope } from '#shared/values/person.ts';

type Props = { id: string; of: string; fact: Envelope; open: boolean };

/** The drawer beneath a fact: each source, and when it first and last said so. */
export function Evidence({ id, of, fact, open }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { locale } = useLanguage();
  const { citations } = usePapers();
  const day = (seen: string | null) => (seen ? formats.day(seen, locale) : t('unknown'));
  return (
    <div className="drawer" id={id} hidden={!open}>
      <table>
        <caption className="vh">{t('caption', { fact: of })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('first')}</th>
            <th scope="col">{t('last')}</th>
          </tr>
        </thead>
        <tbody>
          {fact.sources.map(({ source, first_seen, last_seen }, i) => (
            <tr key={i}>
              <td>
                <b className="mono small">{citations.get(source)}</b>&ensp;<bdi>{source}</bdi>
              </td>
              <td>{day(first_seen)}</td>
              <td>{day(last_seen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
