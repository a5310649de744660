import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { MixedName } from '#frontend/features/assistant/mixed-name.tsx';
import { RuleForm } from '#frontend/features/assistant/people/rule-form.tsx';
import type { RulesSaving } from '#frontend/features/assistant/people/use-rules.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import type { PersonRule } from '#shared/values/call-rules.ts';
import { RULES_MAX, type RingThrough } from '#shared/values/live-call.ts';

type Props = RulesSaving & { rules: RingThrough };

/** How each person with a rule is treated. */
export function PersonRules({ rules: { people }, setRule, isBusy }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  return (
    <section className="set stack [--stack:1rem]" aria-labelledby="people-title">
      <div className="cdh">
        <h2 id="people-title">{t('title')}</h2>
      </div>
      <p className="hint">{t('lead')}</p>
      {people.length === 0 && <p className="hint">{t('none')}</p>}
      <ul className="blocked" aria-labelledby="people-title">
        {people.map((rule) => (
          <li key={rule.phone}>
            {edited === rule.phone ? (
              <RuleForm rule={rule} setRule={setRule} isBusy={isBusy} onDone={close} />
            ) : (
              <RuleRow
                rule={rule}
                isBusy={isBusy}
                onEdit={() => setEdited(rule.phone)}
                onRemove={() => void setRule({ phone: rule.phone, rule: null })}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' && <RuleForm setRule={setRule} isBusy={isBusy} onDone={close} />}
      {people.length >= RULES_MAX && <p className="hint">{t('full')}</p>}
      {edited !== 'new' && people.length < RULES_MAX && (
        <div>
          <Button look="line" size="sm" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      )}
    </section>
  );
}

type RowProps = { rule: PersonRule; isBusy: boolean; onEdit: () => void; onRemove: () => void };

function RuleRow({ rule: { name, phone, route, greeting, is_vip }, isBusy, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const formatPhone = usePhoneFormat();
  const who = name ?? formatPhone(phone);
  return (
    <>
      <span>
        <b>{name ? <bdi>{name}</bdi> : <PhoneNumber of={phone} />}</b>
        {name && <MixedName name={name} />}
        <span className="small muted row [--gap:0.5rem]">
          {name && <PhoneNumber of={phone} />}
          <Chip tone={route === 'put_through' ? 'brand' : 'line'}>{t(`route.${route}`)}</Chip>
          {is_vip && <Chip tone="accent">{t('vipTag')}</Chip>}
        </span>
        {greeting && (
          <span className="small">
            <bdi>{t('says', { words: greeting })}</bdi>
          </span>
        )}
      </span>
      <div className="row [--gap:0.5rem]">
        <Button look="line" size="sm" aria-label={t('editWho', { who })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button look="ghost" size="sm" busy={isBusy} aria-label={t('removeWho', { who })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
