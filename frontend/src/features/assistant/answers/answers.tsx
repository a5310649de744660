import '#frontend/styles/assistant.css';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AnswerForm } from '#frontend/features/assistant/answers/answer-form.tsx';
import { TryAnswers } from '#frontend/features/assistant/answers/try-answers.tsx';
import { useAnswers } from '#frontend/features/assistant/answers/use-answers.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import { type OwnAnswer, OWN_ANSWERS_MAX } from '#shared/values/own-answer.ts';

/** What the assistant says for its owner when a caller asks, and a box to try it. */
export function Answers() {
  const { t } = useTranslation('rules', { keyPrefix: 'answers' });
  const { answers, error, isBusy, update } = useAnswers();
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const save = async (next: OwnAnswer) => {
    const isNew = !answers?.some(({ id }) => id === next.id);
    const all = isNew ? [...(answers ?? []), next] : (answers ?? []).map((each) => (each.id === next.id ? next : each));
    if (await update(all)) close();
  };
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <section className="set stack [--stack:1rem]" aria-labelledby="answers-title">
        <div className="cdh">
          <h2 id="answers-title">{t('title')}</h2>
        </div>
        <p className="hint">{t('lead')}</p>
        {error && <Failure error={error} />}
        {!answers && !error && <Skeleton width="100%" height="12rem" />}
        {answers?.length === 0 && edited !== 'new' && <p className="hint">{t('none')}</p>}
        <ul className="blocked" aria-labelledby="answers-title">
          {answers?.map((answer) => (
            <li key={answer.id}>
              {edited === answer.id ? (
                <AnswerForm answer={answer} isBusy={isBusy} onSave={save} onCancel={close} />
              ) : (
                <AnswerRow
                  answer={answer}
                  isBusy={isBusy}
                  onEdit={() => setEdited(answer.id)}
                  onRemove={() => void update(answers.filter(({ id }) => id !== answer.id))}
                />
              )}
            </li>
          ))}
        </ul>
        {edited === 'new' && <AnswerForm isBusy={isBusy} onSave={save} onCancel={close} />}
        {answers && answers.length >= OWN_ANSWERS_MAX && <p className="hint">{t('full')}</p>}
        {answers && edited !== 'new' && answers.length < OWN_ANSWERS_MAX && (
          <div>
            <Button look="line" size="sm" onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </div>
        )}
      </section>
      {answers && answers.length > 0 && <TryAnswers answers={answers} />}
    </>
  );
}

type RowProps = { answer: OwnAnswer; isBusy: boolean; onEdit: () => void; onRemove: () => void };

function AnswerRow({ answer: { topic, triggers, text, language }, isBusy, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('rules', { keyPrefix: 'answers' });
  const what = topic === 'free' ? triggers.join(', ') : t(`topics.${topic}`);
  return (
    <>
      <span>
        <span className="row [--gap:0.5rem]">
          <b>
            <bdi>{what}</bdi>
          </b>
          {language && <Chip tone="line">{ownNameOf(language)}</Chip>}
        </span>
        <span className="small" dir="auto" lang={language ?? undefined}>
          {text}
        </span>
      </span>
      <div className="row [--gap:0.5rem]">
        <Button look="line" size="sm" aria-label={t('editWhat', { what })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button look="ghost" size="sm" busy={isBusy} aria-label={t('removeWhat', { what })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
