import '#frontend/styles/legend.css';

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

/** How to read rows that draw when a fact was seen. */
export function Legend() {
  const { t } = useTranslation('report', { keyPrefix: 'legend' });
  return (
    <p className="legend legend--rows">
      <span>
        <Example a="22%" b="100%" kind="seen__bar--4 seen__bar--now" />
        {t('seen')}
      </span>
      <span>
        <Example a="22%" b="82%" kind="seen__bar--2" />
        {t('may')}
      </span>
      <span>
        <span className="cites" aria-hidden>
          <span>2</span>
        </span>
        {t('source')}
      </span>
    </p>
  );
}

const Example = ({ a, b, kind }: { a: string; b: string; kind: string }) => (
  <span className="seen" aria-hidden style={{ '--a': a, '--b': b } as CSSProperties}>
    <i className={`seen__bar ${kind}`} />
  </span>
);
