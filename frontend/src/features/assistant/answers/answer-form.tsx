import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { ToldWarning } from '#frontend/features/assistant/told/told-warning.tsx';
import { ownNameOf } from '#frontend/lib/language-choice.ts';
import { isLanguage, languages } from '#shared/values/language.ts';
import { ANSWER_MAX, OwnAnswer, topics, TRIGGER_MAX, TRIGGERS_MAX } from '#shared/values/own-answer.ts';
import { messages, type MessageKey } from '#shared/validation/messages.ts';

type Props = {
  answer?: OwnAnswer;
  isBusy: boolean;
  onSave: (answer: OwnAnswer) => Promise<void>;
  onCancel: () => void;
};

const separator = /[,،、;\n]/;

/** An answer: what it is about, or the words that ask for it, and what is said. */
export function AnswerForm({ answer, isBusy, onSave, onCancel }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'answers' });
  const [topic, setTopic] = useState<OwnAnswer['topic']>(answer?.topic ?? 'courier');
  const [words, setWords] = useState(answer?.triggers.join(', ') ?? '');
  const [text, setText] = useState(answer?.text ?? '');
  const [language, setLanguage] = useState<OwnAnswer['language']>(answer?.language ?? null);
  const [wrong, setWrong] = useState<{ text?: MessageKey; triggers?: MessageKey }>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const triggers = words
      .split(separator)
      .map((word) => word.trim())
      .filter(Boolean);
    const next = {
      id: answer?.id ?? crypto.randomUUID(),
      topic,
      triggers: topic === 'free' ? triggers : [],
      text,
      language,
    };
    const { data, error } = OwnAnswer.safeParse(next);
    const isUnasked = topic === 'free' && triggers.length === 0;
    const faultOf = (field: string): MessageKey | undefined => {
      const message = error?.issues.find(({ path }) => path[0] === field)?.message;
      return message === undefined ? undefined : message in messages ? (message as MessageKey) : 'invalid';
    };
    const [ofText, ofTriggers] = [faultOf('text'), isUnasked ? ('required' as const) : faultOf('triggers')];
    setWrong({ ...(ofText && { text: ofText }), ...(ofTriggers && { triggers: ofTriggers }) });
    if (data && !isUnasked) await onSave(data);
  };
  return (
    <form className="stack [--stack:1rem] [inline-size:100%]" onSubmit={(event) => void save(event)}>
      <Select
        label={t('topic')}
        value={topic}
        onChange={({ target }) => setTopic(topics.find((each) => each === target.value) ?? 'free')}
      >
        {topics.map((each) => (
          <option key={each} value={each}>
            {t(`topics.${each}`)}
          </option>
        ))}
      </Select>
      {topic === 'free' && (
        <TextField
          label={t('triggers')}
          hint={t('triggersLead')}
          error={wrong.triggers}
          maxLength={TRIGGERS_MAX * (TRIGGER_MAX + 2)}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <TextField
        label={t('text')}
        hint={t('textLead')}
        error={wrong.text}
        maxLength={ANSWER_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ToldWarning text={text} except={topic === 'address' ? 'address' : undefined} />
      <Select
        label={t('language')}
        value={language ?? ''}
        onChange={({ target }) => setLanguage(isLanguage(target.value) ? target.value : null)}
      >
        <option value="">{t('anyLanguage')}</option>
        {languages.map((each) => (
          <option key={each} value={each}>
            {ownNameOf(each)}
          </option>
        ))}
      </Select>
      <div className="row [--gap:0.5rem]">
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
