import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { type Change, changesOf } from '#frontend/features/legal/changes-of.ts';
import type { LegalText } from '#frontend/lib/legal-text.ts';

/** What differs from the version before, sentence by sentence. */
export function Changes({ before, after }: { before: LegalText; after: LegalText }) {
  const { t } = useTranslation('pages', { keyPrefix: 'changes' });
  return (
    <section id="what-changed" aria-labelledby="what-changed-title">
      <h2 id="what-changed-title" className="[grid-template-columns:1fr]!">
        {t('title', { version: before.version })}
      </h2>
      {after.news && <p>{after.news}</p>}
      {changesOf(before, after).map(({ id, title, is, changes }) => (
        <section key={id} aria-labelledby={`what-changed-${id}`} className="stack [--stack:0.5rem]">
          <h3 id={`what-changed-${id}`}>
            {title} {is !== 'changed' && <Chip tone={is === 'new' ? 'ok' : 'warn'}>{t(is)}</Chip>}
          </h3>
          {changes.map((change) => (
            <Sentence key={change.id} of={change} />
          ))}
        </section>
      ))}
    </section>
  );
}

/** Both wordings, each with a word that says which it is: colors alone say nothing. */
function Sentence({ of: { before, after } }: { of: Change }) {
  const { t } = useTranslation('pages', { keyPrefix: 'changes' });
  const isReworded = before !== undefined && after !== undefined;
  return (
    <div className="legal-change">
      {before !== undefined && (
        <p>
          <b>{t(isReworded ? 'before' : 'removed')}</b> <del>{before}</del>
        </p>
      )}
      {after !== undefined && (
        <p>
          <b>{t(isReworded ? 'now' : 'added')}</b> <ins>{after}</ins>
        </p>
      )}
    </div>
  );
}
