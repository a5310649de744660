import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { asRelatives, sharedFacts } from '#frontend/features/people/compare/shared-facts.ts';
import { employerName } from '#frontend/features/people/congress/congress-words.ts';
import type { LineContext } from '#frontend/features/people/report/fact-lines.ts';
import { relationAlone } from '#frontend/features/people/report/relation-text.ts';
import { formatAddress } from '#frontend/lib/places/format-address.ts';
import type { Report } from '#shared/api/people/report.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import type { PersonId } from '#shared/values/id.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

type Props = {
  ids: readonly [PersonId, PersonId];
  reports: readonly (Report | undefined)[];
  lines: LineContext;
  fault: Fault | undefined;
};

/** Whether a report names the other person as a relative, and what both have in common once both can be read. */
export function InBoth({ ids, reports: [one, other], lines, fault }: Props) {
  const { t } = useTranslation('compare');
  const { locale } = lines;
  const shared = one && other && sharedFacts(one, other);
  const related = asRelatives(one, other, ids).map((kin) => [kin.full_name, relationAlone(kin, lines)] as const);
  const plain = (of: readonly string[] = []) => of.map((value) => [value, null] as const);
  const rows = [
    ['relation', related, undefined],
    ['phones', plain(shared?.phones.map((number) => formatPhone(number, locale))), 'ltr'],
    ['emails', plain(shared?.emails), 'ltr'],
    ['addresses', plain(shared?.addresses.map((address) => formatAddress(address, locale))), undefined],
    [
      'relatives',
      shared?.relatives.map((kin) => {
        const relations = kin.map((each) => relationAlone(each, lines));
        return [kin[0].full_name, joinDetails([...new Set(relations)], locale)] as const;
      }) ?? [],
      undefined,
    ],
    ['employers', plain(shared?.employers.map((employer) => employerName(employer, locale) ?? employer)), undefined],
    ['schools', plain(shared?.schools), undefined],
  ] as const;
  const found = rows.filter(([, values]) => values.length > 0);
  return (
    <section className="part [margin-block:2rem]" aria-labelledby="in-both">
      <div className="part__head">
        <h2 id="in-both">{t('shared')}</h2>
      </div>
      {fault && <Failure error={fault} />}
      {!fault && !shared && <p className="part__note">{t('sharedLocked')}</p>}
      {shared && found.length === 0 && <p className="part__note">{t('sharedNone')}</p>}
      {found.length > 0 && (
        <dl className="kv cmp__both">
          {found.map(([key, values, direction]) => (
            <div key={key}>
              <dt>{t(`in.${key}`)}</dt>
              <dd>
                {values.map(([value, note], i) => (
                  <span key={i} className="cmp__one">
                    <bdi dir={direction}>{value}</bdi>
                    {note && (
                      <small className="muted">
                        <bdi>{note}</bdi>
                      </small>
                    )}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
