import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Portrait } from '#frontend/components/portrait.tsx';
import { RelationGraph } from '#frontend/components/relation-graph.tsx';
import { InitialsFace } from '#frontend/components/relation-graph-face.tsx';
import { isUncertain } from '#shared/values/person.ts';
import { FamilyLegend } from '#frontend/features/people/report/family-legend.tsx';
import { GroupProvenance } from '#frontend/features/people/report/group-provenance.tsx';
import { commonProvenance } from '#frontend/features/people/report/provenance.ts';
import { RelativeRow } from '#frontend/features/people/report/relative-row.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { relationAlone } from '#frontend/features/people/report/relation-text.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Report } from '#shared/api/people/report.ts';
import { separatorOf } from '#shared/values/join-details.ts';

/** So many relatives are listed at once; the others are folded. */
const SHOWN = 12;

/** On a wide screen the list of so many has its place beside the graph. */
const BESIDE = 6;

/** The family as a graph, and as a list with all details. */
export function RelativesSection({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const words = useLines();
  const { family_members: family, images } = report;
  const name = report.names[0]!.full_name;
  const relatives = family.map((kin) => ({
    name: kin.full_name,
    role: relationAlone(kin, words),
    relation: kin.relation,
    may: isUncertain(kin),
    to: kin.person_id ? pathTo('report', { language, person_id: kin.person_id }) : undefined,
  }));
  const inWords = relatives.map((one) => [one.name, one.role].join(separatorOf(words.locale))).join('; ');
  const said = commonProvenance(family.map((fact) => ({ label: '', value: '', fact })));
  const rows = (some: Report['family_members']) => (
    <ul className="rels">
      {some.map((kin) => (
        <RelativeRow key={kin.fact_id} kin={kin} said={said} />
      ))}
    </ul>
  );
  return (
    <ReportSection of="relationships" count={family.length}>
      <div className={family.length > BESIDE ? 'family family--large' : 'family family--small'}>
        <div>
          <RelationGraph
            name={name}
            role={t('family.self', { context: report.gender?.gender })}
            relatives={relatives}
            label={t('family.label', { relatives: inWords })}
            more={(count) => t('family.left', { count })}
            face={(relative) =>
              !relative && images[0] ? (
                <Portrait seed={images[0].portrait} />
              ) : (
                <InitialsFace name={relative?.name ?? name} />
              )
            }
          />
          <FamilyLegend hasUncertain={family.some(isUncertain)} />
        </div>
        <div>
          <GroupProvenance of={said} />
          {rows(family.slice(0, SHOWN))}
          {family.length > SHOWN && (
            <details className="former">
              <summary>{t('family.rest', { count: family.length - SHOWN })}</summary>
              {rows(family.slice(SHOWN))}
            </details>
          )}
        </div>
      </div>
    </ReportSection>
  );
}
