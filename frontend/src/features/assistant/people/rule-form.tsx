import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { useCountry } from '#frontend/features/assistant/contacts/use-country.ts';
import type { RulesSaving } from '#frontend/features/assistant/people/use-rules.ts';
import { ToldWarning } from '#frontend/features/assistant/told/told-warning.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import { account } from '#shared/api/account.ts';
import { type PersonRule, routes, RULE_GREETING_MAX } from '#shared/values/call-rules.ts';
import { hasLink } from '#shared/values/live-call.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type Route = PersonRule['route'] | 'blocked';
const choices: readonly Route[] = [...routes, 'blocked'];
type Props = Pick<RulesSaving, 'setRule' | 'isBusy'> & {
  rule?: Omit<PersonRule, 'at' | 'route'> & { route: Route };
  onDone: () => void;
};

/** A rule for a person, who may be chosen from the contacts by typing their name. */
export function RuleForm({ rule, setRule, isBusy, onDone }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const { t: live } = useTranslation('assistant', { keyPrefix: 'live' });
  const formatPhone = usePhoneFormat();
  const country = useCountry();
  const [name, setName] = useState(rule?.name ?? '');
  const [phone, setPhone] = useState<string>(rule?.phone ?? '');
  const [route, setRoute] = useState<Route>(rule?.route ?? 'put_through');
  const [greeting, setGreeting] = useState(rule?.greeting ?? '');
  const [is_vip, setVip] = useState(rule?.is_vip ?? false);
  const [isWrong, setWrong] = useState(false);
  const isLink = hasLink(greeting);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isValid = parsePhone(phone, country) !== undefined;
    setWrong(!isValid);
    if (isLink || !isValid) return;
    if (await setRule({ phone, country, name, rule: { route, greeting, is_vip } })) onDone();
  };
  const choose = (text: string, number?: string) => {
    setName(text);
    if (number) setPhone(number);
  };
  return (
    <form className="stack [--stack:1rem] [inline-size:100%]" onSubmit={(event) => void save(event)}>
      {rule && (
        <b>
          <bdi dir={rule.name ? undefined : 'ltr'}>{rule.name ?? formatPhone(rule.phone)}</bdi>
        </b>
      )}
      {!rule && (
        <div className="ring-add">
          <NameField value={name} onChange={choose} />
          <TextField
            label={t('phone')}
            required
            type="tel"
            maxLength={64}
            error={isWrong ? 'phone' : undefined}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
      )}
      <Select label={t('when')} value={route} onChange={({ target }) => setRoute(target.value as Route)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(`route.${each}`)}
          </option>
        ))}
      </Select>
      {route !== 'blocked' && (
        <>
          <TextField
            label={t('greeting')}
            hint={isLink ? live('noLinks') : t('greetingLead')}
            error={isLink ? 'invalid' : undefined}
            maxLength={RULE_GREETING_MAX}
            value={greeting}
            onChange={({ target }) => setGreeting(target.value)}
          />
          <ToldWarning text={greeting} />
          <Switch name={t('vip')} more={t('vipLead')} isOn={is_vip} onSwitch={setVip} />
        </>
      )}
      <div className="row [--gap:0.5rem]">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Fewer letters would suggest anyone. */
const LEAST_LETTERS = 2;
const SUGGESTED = 5;

/** A name; contacts that have it are offered below. */
function NameField({ value, onChange }: { value: string; onChange: (name: string, phone?: string) => void }) {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const isSearched = isTyping && value.trim().length >= LEAST_LETTERS;
  const { data } = useEndpoint(account.searchContacts, isSearched ? { words: value.trim() } : null);
  const contacts = isSearched ? (data?.data ?? []).slice(0, SUGGESTED) : [];
  return (
    <div className="stack [--stack:0.5rem]">
      <TextField
        label={t('name')}
        maxLength={80}
        value={value}
        onChange={({ target }) => {
          setTyping(true);
          onChange(target.value);
        }}
      />
      {contacts.length > 0 && (
        <ul className="ring-words" aria-label={t('suggested')} id={id}>
          {contacts.map((contact) => (
            <li key={contact.phone}>
              <Button
                look="soft"
                size="sm"
                onClick={() => {
                  setTyping(false);
                  onChange(contact.name, contact.phone);
                }}
              >
                <bdi>{contact.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
