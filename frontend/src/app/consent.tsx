import '#frontend/styles/banner.css';

import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useEndpoint } from '#frontend/lib/api.ts';
import {
  askAgain,
  type Choice,
  hasGlobalPrivacyControl,
  keepChoice,
  useIsAsked,
  useIsReopened,
} from '#frontend/lib/consent.ts';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { stored } from '#frontend/lib/storage.ts';
import { isCounted } from '#frontend/lib/web-events.ts';
import { account } from '#shared/api/account.ts';
import { support } from '#shared/api/support.ts';

/**
 * Asks whether visits may be counted, and recorded where the stage has a recorder. All answers are one press away; pages
 * that are never counted do not ask.
 */
export function Consent() {
  const { pathname } = useLocation();
  const isAsked = useIsAsked() && isCounted(pathname);
  const { data, error } = useEndpoint(support.getConfiguration, isAsked ? {} : null);
  if (!isAsked || !(data || error)) return null;
  return createPortal(<Question hasRecorder={Boolean(data?.clarity_project)} />, document.body); // below the page
}

const answers = {
  refuse: { visits: false, clarity: false },
  accept: { visits: true, clarity: false },
  acceptRecording: { visits: true, clarity: true },
} as const satisfies Record<string, Choice>;

function Question({ hasRecorder }: { hasRecorder: boolean }) {
  const { t } = useTranslation('shell', { keyPrefix: 'consent' });
  const { t: ofPages } = useTranslation('shell', { keyPrefix: 'footer.pages' });
  const { language } = useLanguage();
  const region = useFocusWhenReopened();
  const hasControl = hasGlobalPrivacyControl();
  const given = hasControl ? answers.refuse : stored('configuration'); // the current answer, once there is one
  const current = given?.visits ? (hasRecorder && given.clarity ? 'acceptRecording' : 'accept') : 'refuse';
  const choices = hasRecorder ? 3 : 2;
  const offered = (['refuse', 'accept', 'acceptRecording'] as const).slice(0, choices);
  const purposes = (['needed', 'visits', 'recording'] as const).slice(0, choices);
  return (
    <section className="consent" aria-labelledby="consent" tabIndex={-1} ref={region}>
      <div className="wrap consent__in">
        <div className="consent__ask">
          <h2 id="consent">{t(hasRecorder ? 'titleRecording' : 'title')}</h2>
          {hasControl && <p>{t('gpc')}</p>}
          <details>
            <summary>{t('about')}</summary>
            <p>{t('lead')}</p>
            <dl>
              {purposes.map((purpose) => (
                <div key={purpose}>
                  <dt>{t(`${purpose}.name`)}</dt>
                  <dd>{t(`${purpose}.what`)}</dd>
                </div>
              ))}
            </dl>
            <Link to={pathTo('assistantPage', { language, slug: 'web-flow-privacy-policy' })}>
              {ofPages('privacy')}
            </Link>
          </details>
        </div>
        <div className="consent__choice">
          {offered.map((answer) => (
            <Button
              key={answer}
              look="line"
              size="sm"
              aria-pressed={given && answer === current}
              disabled={hasControl && answer !== 'refuse'}
              onClick={() => choose(answers[answer])}
            >
              {t(answer)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

function choose(choice: Choice) {
  keepChoice(choice);
  askAgain(false);
  if (roleOf(accessToken()) !== 'member') return;
  const stored = { count_visits: choice.visits, record_sessions: choice.clarity };
  void call(account.updatePrivacy, stored).catch(() => null);
}

/** A question that the visitor reopened gets the focus; one that comes by itself leaves it where it is. */
function useFocusWhenReopened() {
  const region = useRef<HTMLElement>(null);
  const isReopened = useIsReopened();
  useEffect(() => {
    if (isReopened) region.current?.focus();
  }, [isReopened]);
  return region;
}
