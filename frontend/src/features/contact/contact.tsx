import '#frontend/styles/contact.css';

import { ChevronRight, CircleX, EyeOff, type LucideIcon, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ContactForm } from '#frontend/features/contact/contact-form.tsx';
import { OpeningWeek } from '#frontend/features/contact/opening-week.tsx';
import { Sent, type SentMessage } from '#frontend/features/contact/sent.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { contactDraft } from '#frontend/lib/contact-draft.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';
import { writeUnit } from '#frontend/lib/unit.ts';
import { REASON_MAX, topics } from '#shared/values/support.ts';

/** What a link here may carry along: what the visitor asked elsewhere. Addresses carry no such texts, only `refund`: the receipt whose refund the bank returned. */
type ContactState = { reason?: string } | null;

/** Ways to reach support: a form, a live chat, and what visitors can do without it. `askedMost` is below. */
export function Contact({ askedMost }: { askedMost: ReactNode }) {
  const { t } = useTranslation('contact');
  const { language, locale } = useLanguage();
  const state = useLocation().state as ContactState;
  const [params] = useSearchParams();
  const hours = useSupportHours();
  const [message, setMessage] = useState<SentMessage>();
  // The prerendered page knows neither the query nor the storage of a browser.
  const isHydrated = useHydrated();
  const linked = isHydrated ? topics.find((each) => each === params.get('topic')) : undefined;
  const draft = useMemo(() => (isHydrated && !message ? contactDraft() : undefined), [isHydrated, message]);
  const refund = isHydrated ? params.get('refund') : null;
  const returned = refund?.match(/^C-\w{8}-\d+$/)?.[0];
  const reason = isHydrated
    ? (state?.reason?.slice(0, REASON_MAX) ?? (returned && t('refundReturned', { number: returned })))
    : undefined;
  const time = hours && writeUnit(hours.answer_hours, 'hour', locale);
  return (
    <>
      <title>{pageTitle(t('page'))}</title>
      <div className="wrap wrap--mid wiz wiz--2">
        {message ? (
          <Sent message={message} onAnother={() => setMessage(undefined)} />
        ) : (
          <>
            <div className="wiz__top stack [--stack:0.75rem]">
              <h1 className="display">{t('title')}</h1>
              <p className="lead">{time ? t('lead', { time }) : t('leadLoading')}</p>
            </div>
            <ContactForm
              key={draft ? 'typed before' : (linked ?? reason)}
              linked={linked}
              offersRefund={refund === null}
              draft={{ ...draft, ...(reason && { reason }) }}
              onSent={setMessage}
            />
          </>
        )}
        <aside className="stack [--stack:2.25rem]">
          <OpeningWeek />
          <section aria-labelledby="without">
            <div className="cdh">
              <h2 id="without">{t('without')}</h2>
            </div>
            <ul className="try">
              <Way icon={Undo2} to={pathTo('payments', { language })} text={t('ways.refund')} />
              <Way icon={CircleX} to={pathTo('unsubscribe', { language })} text={t('ways.cancel')} />
              <Way icon={EyeOff} to={pathTo('removeListing', { language })} text={t('ways.remove')} />
            </ul>
          </section>
        </aside>
      </div>
      <div className="wrap wrap--mid contact__most">{askedMost}</div>
    </>
  );
}

function Way({ icon, to, text }: { icon: LucideIcon; to: string; text: string }) {
  return (
    <li>
      <span className="row">
        <Icon of={icon} />
        <Link to={to}>{text}</Link>
      </span>
      <Icon of={ChevronRight} small directional />
    </li>
  );
}
