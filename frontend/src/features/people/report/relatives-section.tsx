import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { RelationGraph } from '#frontend/components/relation-graph.tsx';
import { InitialsFace } from '#frontend/components/relation-graph-face.tsx';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import { isUncertain } from '#frontend/features/people/report/confidence-level.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Report } from '#shared/api/people.ts';

type RelativeOf = Report['family_members'][number];

/** The family as a graph, and as a list with all details. */
export function RelativesSection({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { family_members: family, images } = report;
  const name = report.names[0]!.full_name;
  const role = (kin: RelativeOf) => t(`${isUncertain(kin) ? 'mayRelation' : 'relation'}.${kin.relation}`);
  const relatives = family.map((kin) => ({
    name: kin.full_name,
    role: role(kin),
    relation: kin.relation,
    may: isUncertain(kin),
  }));
  const words = relatives.map((one) => `${one.name}, ${one.role}`).join('; ');
  return (
    <ReportSection of="relationships" count={family.length}>
      <RelationGraph
        name={name}
        role={t('family.self', { context: report.gender?.gender })}
        relatives={relatives}
        label={t('family.label', { relatives: words })}
        more={(count) => t('family.left', { count })}
        face={(relative) =>
          !relative && images[0] ? (
            <Portrait seed={images[0].portrait} />
          ) : (
            <InitialsFace name={relative?.name ?? name} />
          )
        }
      />
      <FamilyLegend />
      <ul className="rels">
        {family.map((kin, i) => (
          <Relative key={i} kin={kin} role={role(kin)} />
        ))}
      </ul>
    </ReportSection>
  );
}

function Relative({ kin, role }: { kin: RelativeOf; role: string }) {
  const { language, locale } = useLanguage();
  const flag = useFlag(kin, kin.full_name);
  const name = <bdi>{kin.full_name}</bdi>;
  const about = joinDetails([role, kin.age], locale);
  return (
    <li className="rel">
      <Initials name={kin.full_name} size={40} />
      <b>{kin.person_id ? <Link to={pathTo('report', { language, person_id: kin.person_id })}>{name}</Link> : name}</b>
      <small>
        {about}
        {kin.lives_in && (
          <>
            . <bdi>{formatTown(kin.lives_in, locale)}</bdi>
          </>
        )}
        <DisputedMark fact={kin} />
      </small>
      <span className="rel__ev">
        <Confidence of={kin.confidence} />
        <SourceCitations fact={kin} />
      </span>
      <span className="rel__act">{flag.button}</span>
      {flag.form}
    </li>
  );
}

function FamilyLegend() {
  const { t } = useTranslation('report', { keyPrefix: 'family' });
  const line = (dashes?: string) => (
    <svg width="28" height="2" viewBox="0 0 28 2" aria-hidden="true">
      <path d="M0 1h28" stroke="currentColor" strokeWidth="2" strokeDasharray={dashes} />
    </svg>
  );
  return (
    <p className="legend">
      <span>
        {line()}
        {t('known')}
      </span>
      <span>
        {line('4 4')}
        {t('may')}
      </span>
      <span>{t('minors')}</span>
    </p>
  );
}
