import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Initials } from '#frontend/components/portrait.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import type { CommonProvenance } from '#frontend/features/people/report/provenance.ts';
import { relationText } from '#frontend/features/people/report/relation-text.ts';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Report } from '#shared/api/people/report.ts';

/** A relative with relation, age and town, linked to their own listing. */
export function RelativeRow({ kin, said }: { kin: Report['family_members'][number]; said: CommonProvenance }) {
  const { language, locale } = useLanguage();
  const words = useLines();
  const flag = useFlag(kin, kin.full_name);
  const name = <bdi>{kin.full_name}</bdi>;
  const age = kin.age === null ? null : words.t(kin.is_birth_uncertain ? 'mayKinAge' : 'kinAge', { count: kin.age });
  const about = joinDetails([relationText(kin, words), age], locale);
  return (
    <li className="rel">
      <Initials name={kin.full_name} size={40} />
      <b>{kin.person_id ? <Link to={pathTo('report', { language, person_id: kin.person_id })}>{name}</Link> : name}</b>
      <small>
        {about}
        {kin.lives_in && (
          <>
            {' · '}
            <bdi>{formatTown(kin.lives_in, locale)}</bdi>
          </>
        )}
        <DisputedMark fact={kin} />
      </small>
      <span className="rel__ev">
        {!said.confidence && (
          <>
            <Confidence of={kin.confidence} />
            <SourceCitations fact={kin} />
          </>
        )}
      </span>
      <span className="rel__act">{flag.button}</span>
      {flag.form}
    </li>
  );
}
