import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { RemovableChip } from '#frontend/components/chip.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { CountrySelect } from '#frontend/features/assistant/contacts/country-select.tsx';
import type { RulesSaving } from '#frontend/features/assistant/people/use-rules.ts';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { assistant } from '#shared/api/assistant.ts';
import { BLOCKED_COUNTRIES_MAX, BLOCKED_PREFIXES_MAX, Blocking } from '#shared/values/call-rules.ts';
import type { RingThrough } from '#shared/values/live-call.ts';
import { regionNames } from '#shared/values/region-names.ts';

type Props = RulesSaving & { rules: RingThrough };
type Counts = ReadonlyMap<string, number>;

/** Digits keep their order beside Arabic. */
const isolated = (text: string) => text.replace(/\+\d+/, (digits) => `\u2066${digits}\u2069`);

/** The beginning of a number as people write it: `+1 (900)`, `001 900`. */
function prefixIn(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const prefix = digits.startsWith('+') ? digits : `+${digits}`;
  return Blocking.shape.prefixes.safeParse([prefix]).success ? prefix : undefined;
}

/** Which kinds of numbers are blocked, with what that means for the latest calls. A prefix is previewed while it is typed. */
export function BlockingRules({ rules: { blocking }, updateBlocking, isBusy }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'blocking' });
  const { locale } = useLanguage();
  const [text, setText] = useState('');
  const [country, setCountry] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { withheld, prefixes, countries, action } = blocking;
  const typed = prefixIn(text);
  const draft = {
    ...blocking,
    prefixes: typed ? [...new Set([...prefixes, typed])].slice(0, BLOCKED_PREFIXES_MAX) : prefixes,
    countries: country ? [...new Set([...countries, country])].slice(0, BLOCKED_COUNTRIES_MAX) : countries,
  };
  const isEmpty = !draft.withheld && !draft.prefixes.length && !draft.countries.length;
  const { data: preview } = useEndpoint(assistant.previewBlocking, isEmpty ? null : draft, { keepPreviousData: true });
  const counts: Counts = new Map(preview?.by.map(({ what, which, count }) => [`${what} ${which}`, count]));
  const names = regionNames(locale);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setInvalid(text.trim() !== '' && !typed);
    if (typed || country) void updateBlocking({ prefixes: draft.prefixes, countries: draft.countries });
  };
  const blocked = [
    ...prefixes.map((each) => ({
      key: `prefix ${each}`,
      name: each,
      remove: () => updateBlocking({ prefixes: prefixes.filter((other) => other !== each) }),
    })),
    ...countries.map((each) => ({
      key: `country ${each}`,
      name: `${names.of(each)} +${callingCodes[each as keyof typeof callingCodes] ?? ''}`,
      remove: () => updateBlocking({ countries: countries.filter((other) => other !== each) }),
    })),
  ];
  return (
    <section className="set stack [--stack:1.25rem]" aria-labelledby="blocking-title">
      <div className="cdh">
        <h2 id="blocking-title">{t('title')}</h2>
      </div>
      <p className="hint">{t('lead')}</p>
      <Switch
        name={t('withheld')}
        more={t('withheldLead')}
        isOn={withheld}
        onSwitch={(isOn) => void updateBlocking({ withheld: isOn })}
      />
      {blocked.length > 0 && (
        <ul className="ring-words" aria-labelledby="blocking-title">
          {blocked.map(({ key, name, remove }) => (
            <li key={key}>
              <RemovableChip label={t('remove', { what: name })} onRemove={() => void remove()}>
                <bdi>{t('counted', { what: isolated(name), count: counts.get(key) ?? 0 })}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <form className="ring-add" onSubmit={add}>
        <TextField
          label={t('prefix')}
          type="tel"
          placeholder="+1 900"
          maxLength={20}
          hint={isInvalid && t('prefixInvalid')}
          error={isInvalid ? 'invalid' : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setInvalid(false);
          }}
        />
        <CountrySelect label={t('country')} value={country} onChange={setCountry} empty={t('noCountry')} />
        <Button type="submit" look="line" busy={isBusy}>
          {t('block')}
        </Button>
      </form>
      <p className="small" role="status">
        {preview && preview.of > 0 && !isEmpty && t('preview', { n: preview.blocked, of: preview.of })}
      </p>
      <Select
        label={t('action')}
        value={action}
        onChange={({ target }) => void updateBlocking({ action: target.value === 'voicemail' ? 'voicemail' : 'end' })}
      >
        <option value="end">{t('end')}</option>
        <option value="voicemail">{t('voicemail')}</option>
      </Select>
    </section>
  );
}
