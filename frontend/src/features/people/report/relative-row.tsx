import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Initials } from '#frontend/components/portrait.tsx';
import { Confidence } from '#frontend/features/people/report/confidence.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import type { CommonProvenance } from '#frontend/features/people/report/provenance.ts';
import { relationText } from '#frontend/features/people/report/relation-text.ts';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { SourceCitations } from '#frontend/features/people/report/source-citations.tsx';
import { SourceEvidence } from '#frontend/features/people/report/source-evidence.tsx';
import { seenIn } from '#frontend/features/people/report/term-text.ts';
import { useFlag } from '#frontend/features/people/report/use-flag.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { Report } from '#shared/api/people/report.ts';

/** A relative with relation, age, town and provenance, linked to their own listing. */
export function RelativeRow({ kin, said }: { kin: Report['family_members'][number]; said: CommonProvenance }) {
  const { t } = useTranslation('report', { keyPrefix: 'evidence' });
  const { language, locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
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
      {!said.seen && <SeenText {...seenIn(kin)} isLabelled />}
      <span className="rel__ev">
        {!said.confidence && (
          <>
            <Confidence of={kin.confidence} />
            <SourceCitations fact={kin} />
          </>
        )}
      </span>
      <span className="rel__act">
        <button
          className="icon-btn noprint"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('button', { fact: kin.full_name })}
          onClick={() => setOpen(!open)}
        >
          <Icon of={ChevronDown} />
        </button>
        {flag.button}
      </span>
      <SourceEvidence id={id} of={kin.full_name} fact={kin} open={open} />
      {flag.form}
    </li>
  );
}
