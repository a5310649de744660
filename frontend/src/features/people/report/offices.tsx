import { useTranslation } from 'react-i18next';

import { officeAddressLine, phoneLine } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { formatTown } from '#frontend/lib/places/place-names.ts';
import { GroupProvenance } from '#frontend/features/people/report/group-provenance.tsx';
import { groupOffices, type OfficeGroup, type OfficeLines } from '#frontend/features/people/report/office-groups.ts';
import type { Office } from '#frontend/features/people/report/phone-groups.ts';
import { Pin } from '#frontend/features/people/report/pin.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** Offices, each with its address, its numbers and its fax. */
export function Offices({ offices }: { offices: readonly Office[] }) {
  const words = useLines();
  const lines = offices.map((office) => ({
    office,
    lines: [
      ...(office.address ? [officeAddressLine(office.address, words)] : []),
      ...office.numbers.map((phone) => phoneLine(phone, words)),
    ],
  }));
  return groupOffices(lines).map((group) => <Group key={group.offices[0]!.office.key} group={group} />);
}

function Group({ group: { said, isWhole, offices } }: { group: OfficeGroup }) {
  const { t } = useTranslation('report', { keyPrefix: 'group' });
  return (
    <>
      <GroupProvenance of={said} several={offices.length > 1}>
        <b>{t('offices', { count: offices.length })}</b>
      </GroupProvenance>
      <ul className={isWhole ? 'offices offices--short' : 'offices'}>
        {offices.map((one) => (
          <OfficeCard key={one.office.key} of={one} said={said} />
        ))}
      </ul>
    </>
  );
}

function OfficeCard({ of: { office, lines }, said }: { of: OfficeLines; said: OfficeGroup['said'] }) {
  const { t } = useTranslation('report', { keyPrefix: 'group' });
  const { locale } = useLanguage();
  const { address } = office;
  return (
    <li className="office">
      <h3>
        {address && <Pin of={address} />}
        <bdi>{(address && formatTown(address, locale)) || t('office')}</bdi>
      </h3>
      <ol className="facts">
        {lines.map((line) => (
          <FactRow key={line.fact.fact_id} line={line} said={said} />
        ))}
      </ol>
    </li>
  );
}
