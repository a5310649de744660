import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Actions } from '#frontend/features/privacy-center/actions.tsx';
import { AccountLinks } from '#frontend/features/privacy-center/account-links.tsx';
import { OwnRecords } from '#frontend/features/privacy-center/own-records.tsx';
import { Purposes } from '#frontend/features/privacy-center/purposes.tsx';
import { removalsIn } from '#frontend/features/privacy-center/removals.ts';
import { Removed } from '#frontend/features/privacy-center/removed.tsx';
import { Requests } from '#frontend/features/privacy-center/requests.tsx';
import { VerifyForm } from '#frontend/features/privacy-center/verify.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { type Center as Known, privacy } from '#shared/api/privacy.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** What a verified person sees: how often they were opened, their records, and what they can have done. */
export function Center({ center, onChanged }: { center: Known; onChanged: () => void }) {
  const { t } = useTranslation('privacy');
  const { language, locale } = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const { trigger: end, isMutating } = useAction(privacy.endSession);
  const { session, records, openings, requests } = center;
  const verified = session.identifiers.map(({ kind, value }) =>
    kind === 'phone' ? formatPhone(value, locale) : value,
  );
  const isFound = records.length > 0;
  const isConfirmed = records.some(({ access }) => access === 'open');
  const removals = removalsIn(requests);
  const heading = useFocusOnRemoval(isFound);
  const absence = removals.length > 0 ? 'removed' : 'missing';
  return (
    <div className="wrap mydata">
      <header className="mydata__head">
        <Chip tone="ok">
          <Icon of={ShieldCheck} small />
          <span>
            <Trans
              t={t}
              i18nKey="session.verified"
              values={{ list: formats.list(verified, locale) }}
              components={{ v: <bdi dir="ltr" /> }}
            />
          </span>
        </Chip>
        <h1 className="display" tabIndex={-1} ref={heading}>
          {!isFound
            ? t(`${absence}.title`)
            : !isConfirmed
              ? t('opened.unconfirmed.title')
              : openings.total
                ? t('opened.count', { count: openings.total })
                : t('opened.none')}
        </h1>
        <p className="lead">
          {!isFound ? t(`${absence}.lead`) : isConfirmed ? t('opened.lead') : t('opened.unconfirmed.lead')}
        </p>
        <div className="row [--gap:0.5rem]">
          <Button look="line" size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {t('session.add')}
          </Button>
          {!isFound && removals.length === 0 && (
            <LinkButton look="line" size="sm" to={pathTo('removeListing', { language })}>
              {t('act.removal.title')}
            </LinkButton>
          )}
          <Button look="ghost" size="sm" busy={isMutating} onClick={() => void end({}).then(onChanged)}>
            {t('session.end')}
          </Button>
          <span className="small muted">{t('session.until', { at: formats.time(session.ends_at, locale) })}</span>
        </div>
        {isAdding && (
          <VerifyForm
            onVerified={() => {
              setAdding(false);
              onChanged();
            }}
          />
        )}
      </header>
      <div className="mydata__cols">
        <div className="stack [--stack:2.75rem]">
          {isConfirmed && <Purposes openings={openings} />}
          {removals.length > 0 && <Removed removals={removals} />}
          <Requests requests={requests} />
        </div>
        <aside className="stack [--stack:2rem]">
          {isFound && <OwnRecords records={records} onChanged={onChanged} />}
          <Actions records={records} onChanged={onChanged} />
          <AccountLinks />
        </aside>
      </div>
    </div>
  );
}

/** A heading that gets the focus once the last record is gone, because the button that removed it goes with it. */
function useFocusOnRemoval(isFound: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasFound = useRef(isFound);
  useEffect(() => {
    if (wasFound.current && !isFound) heading.current?.focus();
    wasFound.current = isFound;
  }, [isFound]);
  return heading;
}
