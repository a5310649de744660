import '#frontend/styles/dispute.css';

import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { CopyLink } from '#frontend/features/people/sharing/copy-link.tsx';
import { LinkRows } from '#frontend/features/people/sharing/link-rows.tsx';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { sharing } from '#shared/api/sharing.ts';
import { figures } from '#shared/values/figures.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Makes a private link to the open report, and lists those that work. */
export function LinkPanel({ id }: { id: PersonId }) {
  const { t } = useTranslation('sharing');
  const [days, setDays] = useState<1 | 7>(1);
  const links = useEndpoint(sharing.getLinks, { person_id: id });
  const make = useAction(sharing.makeLink, { refreshes: [sharing.getLinks] });
  const name = useId();
  const isFull =
    (make.error?.code === 'request.too-many' && !make.error.until) ||
    (links.data?.links.filter(({ has_ended }) => !has_ended).length ?? 0) >= figures.linksPerReport;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void make.trigger({ person_id: id, days });
  };
  return (
    <div className="keep__panel">
      <form className="stack [--stack:0.75rem]" onSubmit={send} aria-label={t('title')}>
        <div>
          <h2 className="keep__title">{t('title')}</h2>
          <p className="small muted">{t('lead', { views: figures.linkViews })}</p>
        </div>
        {isFull ? (
          <p className="small">{t('full', { person: figures.linksPerReport, all: figures.linksAtOnce })}</p>
        ) : (
          <div className="row [--gap:1rem]">
            <fieldset className="dispute__kinds">
              <legend className="vh">{t('for')}</legend>
              {([1, 7] as const).map((each) => (
                <label key={each}>
                  <input type="radio" name={name} checked={days === each} onChange={() => setDays(each)} />
                  {t(each === 1 ? 'day' : 'week')}
                </label>
              ))}
            </fieldset>
            <Button size="sm" type="submit" busy={make.isMutating}>
              {t('make')}
            </Button>
          </div>
        )}
        {make.error && !isFull && <LimitFailure error={make.error} again={(at) => t('again', { at })} />}
      </form>
      {make.data && <CopyLink key={make.data.link_id} token={make.data.token} />}
      {links.error && <Failure error={links.error} onRetry={() => void links.mutate()} />}
      {links.data && (
        <section aria-label={t('existing')}>
          <LinkRows links={links.data.links} onRevoked={(link_id) => link_id === make.data?.link_id && make.reset()} />
        </section>
      )}
    </div>
  );
}
