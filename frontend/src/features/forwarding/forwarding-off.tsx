import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Code } from '#frontend/features/forwarding/code.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { useForwardingAction } from '#frontend/features/forwarding/use-forwarding.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { type Forwarding, forwarding as api } from '#shared/api/forwarding.ts';

/** Turned off: one code remains to be dialed, or nothing. */
export function ForwardingOff({ forwarding }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding');
  const { language } = useLanguage();
  const { change, isBusy, fault } = useForwardingAction(api.turnOff);
  const { carrier, undo, restore, legs } = forwarding;
  const isLeft = legs.some(({ state }) => state !== 'unknown');
  const restartButton = (
    <LinkButton look={isLeft ? 'ghost' : 'solid'} to={pathTo('mobileCarrier', { language })}>
      {t('off.again')}
    </LinkButton>
  );
  if (!isLeft) {
    return (
      <SetUpScreen title={t('off.doneTitle')} lead={t('off.doneLead')}>
        <div className="row">{restartButton}</div>
      </SetUpScreen>
    );
  }
  const query = legs[0]?.query;
  return (
    <SetUpScreen
      title={t(undo ? 'off.title' : 'off.appTitle')}
      lead={t('off.lead')}
      aside={
        <div className="ticket">
          <div>
            <p className="cap">{t('off.then')}</p>
            <p className="big fwd__big">{t('off.thenBig')}</p>
          </div>
          <p className="muted">{t('off.neutral')}</p>
          {undo && <p className="muted">{t('off.texted')}</p>}
          <p className="muted">{t('off.membership')}</p>
        </div>
      }
    >
      <section className="leg is-now" aria-labelledby="dial">
        <div className="leg__top">
          <div>
            <h2 id="dial">{undo ? t('off.dial') : carrier?.name}</h2>
            <p>{t(undo ? 'off.dialMore' : 'off.cardApp')}</p>
          </div>
        </div>
        {undo && <Code of={undo} big />}
        {fault && <Failure error={fault} />}
        <div className="row [--gap:0.5rem]">
          <Button busy={isBusy} onClick={() => void change({ dialled: true })}>
            {t('off.dialled')}
          </Button>
          {restartButton}
        </div>
      </section>
      {query && (
        <p className="small muted">
          <Trans t={t} i18nKey="off.ask" components={ltrMark} values={{ code: query }} />
        </p>
      )}
      {restore && (
        <section className="stack [--stack:0.75rem]" aria-labelledby="voicemail">
          <h2 id="voicemail" className="fwd__rule">
            {t('off.voicemail')}
          </h2>
          <p className="small muted">{t('off.voicemailLead')}</p>
          <Code of={restore} />
        </section>
      )}
      {undo && legs.length > 1 && (
        <section className="stack [--stack:0.75rem]" aria-labelledby="single">
          <h2 id="single" className="fwd__rule">
            {t('off.single')}
          </h2>
          {legs.map((leg) => (
            <div key={leg.leg} className="fwd__single">
              <span>{t(`leg.${leg.leg}.name`)}</span>
              <Code of={leg.undo} />
            </div>
          ))}
        </section>
      )}
    </SetUpScreen>
  );
}
