import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { Gap } from '#frontend/components/gap.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { type NumberCard, numbers } from '#shared/api/numbers.ts';
import { type SpamKind, spamKinds } from '#shared/values/number-mark.ts';

/** Members say what the number is; visitors are led to sign in, and holders to the appeal. */
export function MarkNumber({ card }: { card: NumberCard }) {
  const { t } = useTranslation('number', { keyPrefix: 'mark' });
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const isSignedIn = useSignedIn();
  return (
    <div className="numcard__mark">
      <h3>{t('title')}</h3>
      {isSignedIn && card.mine ? (
        <OwnMark card={card} mine={card.mine} />
      ) : (
        <p>
          <Link to={pathTo('logIn', { language }) + redirectTo(pathname)}>{t('logIn')}</Link>
        </p>
      )}
      <p className="small muted">
        {t('note')}
        <Gap />
        <Link to={pathTo('assistantAppeal', { language })}>{t('appeal')}</Link>
      </p>
    </div>
  );
}

type Mine = NonNullable<NumberCard['mine']>;

function OwnMark({ card, mine }: { card: NumberCard; mine: Mine }) {
  const { t } = useTranslation('number', { keyPrefix: 'mark' });
  const [isSpam, setSpam] = useState(false);
  // What replaces a pressed button takes its focus.
  const [hasPressed, setPressed] = useState(false);
  const { trigger, isMutating: busy, error } = useAction(numbers.mark, { refreshes: [numbers.getCard] });
  const set = async (mark: Mine['mark'], spam_kind: SpamKind | null = null) => {
    setPressed(true);
    await trigger({ phone: card.number, mark, spam_kind });
    setSpam(false);
  };
  const openKinds = () => {
    setPressed(true);
    setSpam(true);
  };
  return (
    <>
      {mine.mark ? (
        <p key="mine" className="row [--gap:0.75rem]" role="status">
          <span>
            {t(`yours.${mine.mark}`)} {mine.spam_kind && t(`kind.${mine.spam_kind}`)}
          </span>
          <Button look="line" size="sm" autoFocus={hasPressed} busy={busy} onClick={() => void set(null)}>
            {t('undo')}
          </Button>
        </p>
      ) : isSpam ? (
        <KindForm busy={busy} onKind={(kind) => void set('spam', kind)} onBack={() => setSpam(false)} />
      ) : (
        <p key="choice" className="row [--gap:0.5rem]">
          <Button look="line" size="sm" autoFocus={hasPressed} onClick={openKinds}>
            {t('spam')}
          </Button>
          <Button look="line" size="sm" busy={busy} onClick={() => void set('not_spam')}>
            {t('notSpam')}
          </Button>
          <Button look="line" size="sm" busy={busy} onClick={() => void set('known')}>
            {t('known')}
          </Button>
        </p>
      )}
      {error && <LimitFailure error={error} again={(at) => t('again', { at })} />}
    </>
  );
}

type KindProps = { busy: boolean; onKind: (kind: SpamKind) => void; onBack: () => void };

/** Which kind of spam it is. */
function KindForm({ busy, onKind, onBack }: KindProps) {
  const { t } = useTranslation('number', { keyPrefix: 'mark' });
  const [kind, setKind] = useState<SpamKind>();
  const name = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (kind) onKind(kind);
  };
  return (
    <form onSubmit={send} aria-label={t('which')}>
      <fieldset className="numcard__kinds">
        <legend>{t('which')}</legend>
        {spamKinds.map((each, at) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              required
              autoFocus={at === 0}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            {t(`kind.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="row [--gap:0.5rem]">
        <Button type="submit" size="sm" busy={busy}>
          {t('send')}
        </Button>
        <Button look="ghost" size="sm" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
