import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Marking } from '#frontend/features/assistant/call/use-mark-caller.ts';
import { RuleForm } from '#frontend/features/assistant/people/rule-form.tsx';
import { type RulesSaving, useRules } from '#frontend/features/assistant/people/use-rules.ts';
import { UNDO_MS } from '#frontend/features/assistant/settings/undo.ts';
import type { CallDetails } from '#shared/api/assistant.ts';
import { Phone } from '#shared/values/phone.ts';

type Props = { details: CallDetails; marking: Marking; onChanged: () => unknown };

/** What happens when this number calls again; it is set here as on the page of all rules, and can be undone for a minute. */
export function CallerRule({ details: { call, mark }, marking, onChanged }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const { t: words } = useTranslation('assistant', { keyPrefix: 'settings.undo' });
  const { rules, error, isBusy, setRule } = useRules();
  const [isOpen, setOpen] = useState(false);
  const { undo, remember } = useUndo();
  const phone = Phone.safeParse(call.caller_number).data;
  if (!phone || !rules) return error ? <Failure error={error} /> : null;

  const current = rules.people.find((each) => each.phone === phone);
  const name = current?.name ?? call.caller_name;
  const route = mark === 'blocked' ? 'blocked' : (current?.route ?? 'assistant');
  const { greeting = '', is_vip = false } = current ?? {};

  const save: RulesSaving['setRule'] = async (change) => {
    const isSaved = await setRule(change);
    if (!isSaved) return false;
    remember(async () => {
      // Back to a number that is marked: the mark is set again, and no rule is left beside it.
      const isUndone =
        mark === 'blocked'
          ? await setRule({ phone, rule: { route: 'blocked' } })
          : await setRule({
              phone,
              name: name ?? '',
              rule: current ? { route: current.route, greeting, is_vip } : null,
            });
      const isMarkChanged = mark !== 'blocked' && (mark === 'spam' || change.rule?.route === 'blocked');
      if (isUndone && isMarkChanged) marking.setMark(mark);
      onChanged();
    });
    onChanged();
    return true;
  };
  return (
    <section className="stack [--stack:0.75rem]" aria-labelledby="caller-rule">
      <div className="row row--between">
        <h3 className="small" id="caller-rule">
          {t('when')}
        </h3>
        {!isOpen && (
          <Button look="line" size="sm" aria-label={t('changeHere')} onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
      {error && <Failure error={error} />}
      {isOpen ? (
        <RuleForm
          rule={{ phone, name, route, greeting, is_vip }}
          setRule={save}
          isBusy={isBusy}
          onDone={() => setOpen(false)}
        />
      ) : (
        <p className="row [--gap:0.5rem]">
          <Chip tone={route === 'put_through' ? 'brand' : 'line'}>{t(`route.${route}`)}</Chip>
          {is_vip && <Chip tone="accent">{t('vipTag')}</Chip>}
        </p>
      )}
      {greeting && !isOpen && (
        <p className="small">
          <bdi>{t('says', { words: greeting })}</bdi>
        </p>
      )}
      <div className="row small [--gap:0.5rem]" role="status">
        {undo && !isOpen && (
          <>
            {words('text')}
            <Button look="ghost" size="sm" busy={isBusy} onClick={() => void undo()}>
              <Icon of={Undo2} small /> {words('undo')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** The last change taken back, for as long as that is offered. */
function useUndo() {
  const [last, setLast] = useState<{ undo: () => Promise<void> }>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const undo = last && (() => last.undo().then(() => setLast(undefined)));
  return { undo, remember: (undoThis: () => Promise<void>) => setLast({ undo: undoThis }) };
}
