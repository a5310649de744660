import '#frontend/styles/assistant.css';

import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { RemovableChip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { SettingsSection } from '#frontend/features/assistant/settings/settings-section.tsx';
import { Switch } from '#frontend/features/assistant/settings/switch.tsx';
import { useCountry } from '#frontend/features/assistant/contacts/use-country.ts';
import type { NoteSaved } from '#frontend/features/assistant/settings/use-settings.ts';
import { useRingThrough } from '#frontend/features/assistant/settings/use-ring-through.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';
import { assistant } from '#shared/api/assistant.ts';
import { isCommonWord, RULES_MAX, RING_WORDS_MAX, type RingThrough as Rules } from '#shared/values/live-call.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

type Saving = Omit<ReturnType<typeof useRingThrough>, 'rules'> & { rules: Rules };

/** Whose calls ring the owner’s phone at once, and for which urgent reasons. */
export function RingThrough({ onSaved }: { onSaved: NoteSaved }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live.ring' });
  const { rules, putThrough, update, ...rest } = useRingThrough();
  const saving = {
    ...rest,
    putThrough: async (change: Parameters<typeof putThrough>[0]) => {
      const isSaved = await putThrough(change);
      if (isSaved) onSaved();
      return isSaved;
    },
    update: async (change: Parameters<typeof update>[0]) => {
      const before = { words: rules?.words, urgent: rules?.urgent };
      const isSaved = await update(change);
      if (isSaved) onSaved(() => void update(before).then((isUndone) => isUndone && onSaved()));
      return isSaved;
    },
  };
  return (
    <SettingsSection name="ring">
      <p className="hint">{t('lead')}</p>
      {saving.error && <Failure error={saving.error} />}
      {!rules && !saving.error && <Skeleton width="100%" height="8rem" />}
      {rules && (
        <div className="stack [--stack:2rem] [margin-block-start:1.25rem]">
          <People {...saving} rules={rules} />
          <Words {...saving} rules={rules} />
          <Switch
            name={t('urgent')}
            more={t('urgentLead')}
            isOn={rules.urgent}
            onSwitch={(urgent) => void saving.update({ urgent })}
          />
        </div>
      )}
    </SettingsSection>
  );
}

function People({ rules, putThrough, isBusy }: Saving) {
  const people = rules.people.filter(({ route }) => route === 'put_through');
  const formatPhone = usePhoneFormat();
  const { t } = useTranslation('assistant', { keyPrefix: 'live.ring' });
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<'phone' | 'own'>();
  const { data: today } = useEndpoint(assistant.getToday, {});
  const country = useCountry();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const number = parsePhone(phone, country);
    const found = !number ? 'phone' : number === today?.number ? 'own' : undefined;
    setProblem(found);
    if (found || !(await putThrough({ phone, country, name, is_listed: true }))) return;
    setName('');
    setPhone('');
  };
  return (
    <div className="stack [--stack:0.75rem]">
      <h3 id="ring-people">{t('people')}</h3>
      {people.length === 0 && <p className="hint">{t('nobody')}</p>}
      <ul className="blocked" aria-labelledby="ring-people">
        {people.map((each) => (
          <li key={each.phone}>
            <span>
              <b>{each.name ? <bdi>{each.name}</bdi> : <PhoneNumber of={each.phone} />}</b>
              {each.name && (
                <span className="small muted">
                  <PhoneNumber of={each.phone} />
                </span>
              )}
            </span>
            <Button
              look="line"
              size="sm"
              busy={isBusy}
              aria-label={t('removeWho', { who: each.name ?? formatPhone(each.phone) })}
              onClick={() => void putThrough({ phone: each.phone, is_listed: false })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {rules.people.length >= RULES_MAX ? (
        <p className="hint">{t('full')}</p>
      ) : (
        <form className="ring-add" onSubmit={(event) => void add(event)}>
          <TextField label={t('name')} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
          <TextField
            label={t('phone')}
            type="tel"
            maxLength={64}
            error={problem && 'phone'}
            hint={problem === 'own' && t('own')}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
          <Button type="submit" look="line" busy={isBusy}>
            {t('add')}
          </Button>
        </form>
      )}
    </div>
  );
}

function Words({ rules: { words }, update, isBusy }: Saving) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live.ring' });
  const [word, setWord] = useState('');
  const [isCommon, setCommon] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = isCommonWord(word);
    setCommon(found);
    if (!found && word.trim() && (await update({ words: [...words, word.trim()] }))) setWord('');
  };
  return (
    <div className="stack [--stack:0.75rem]">
      <h3 id="ring-words">{t('words')}</h3>
      <p className="hint">{t('wordsLead')}</p>
      {words.length > 0 && (
        <ul className="ring-words" aria-labelledby="ring-words">
          {words.map((each) => (
            <li key={each}>
              <RemovableChip
                label={t('removeWord', { word: each })}
                onRemove={() => void update({ words: words.filter((other) => other !== each) })}
              >
                <bdi>{each}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {words.length >= RING_WORDS_MAX ? (
        <p className="hint">{t('full')}</p>
      ) : (
        <form className="ring-add ring-add--word" onSubmit={(event) => void add(event)}>
          <TextField
            label={t('word')}
            maxLength={40}
            error={isCommon ? 'invalid' : undefined}
            hint={isCommon && t('common')}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <Button type="submit" look="line" busy={isBusy}>
            {t('add')}
          </Button>
        </form>
      )}
    </div>
  );
}
