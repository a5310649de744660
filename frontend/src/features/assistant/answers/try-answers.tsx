import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import { isLanguage, languages } from '#shared/values/language.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

/** What a caller would hear who says something: the matcher of calls decides. */
export function TryAnswers({ answers }: { answers: OwnAnswer[] }) {
  const { t } = useTranslation('rules', { keyPrefix: 'answers.try' });
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState(own);
  const [text, setText] = useState('');
  const { trigger, data, isMutating, error, reset } = useAction(assistant.tryAnswers);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void trigger({ text, language, answers });
  };
  const given = data?.ids.flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
  return (
    <section className="set stack [--stack:1rem]" aria-labelledby="try-title">
      <div className="cdh">
        <h2 id="try-title">{t('title')}</h2>
      </div>
      <form className="ring-add" onSubmit={ask}>
        <TextField
          label={t('label')}
          lang={language}
          placeholder={t('hint')}
          maxLength={300}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            reset();
          }}
        />
        <Select
          label={t('language')}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) setLanguage(target.value);
            reset();
          }}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {ownNameOf(each)}
            </option>
          ))}
        </Select>
        <Button type="submit" look="line" busy={isMutating}>
          {t('button')}
        </Button>
      </form>
      {error && <Failure error={error} />}
      <div role="status" className="stack [--stack:0.5rem]">
        {given?.length === 0 && <p className="hint">{t('none')}</p>}
        {given?.map((answer) => (
          <p key={answer.id} className="fixed-say" dir="auto">
            {answer.text}
          </p>
        ))}
      </div>
    </section>
  );
}
