import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { SellerFacts } from '#frontend/features/legal/seller-facts.tsx';
import type { LegalText } from '#frontend/lib/legal-text.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { support } from '#shared/api/support.ts';
import type { Block } from '#shared/legal/structure.ts';

/** The numbered sections. Each sentence carries its id, by which its tests are found. */
export function LegalSections({ text }: { text: LegalText }) {
  const { data } = useEndpoint(support.getConfiguration, {});
  return text.structure.map(({ id, blocks, withRecorder = [] }, i) => {
    const isShown = (key: string) => Boolean(data?.clarity_project) || !withRecorder.includes(key);
    return (
      <section key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          <span aria-hidden="true">{i + 1}</span>
          {text.titleOf(id)}
        </h2>
        {blocks.map((block) => (
          <Shown key={JSON.stringify(block)} block={block} section={id} text={text} isShown={isShown} />
        ))}
      </section>
    );
  });
}

type ShownProps = { block: Block; section: string; text: LegalText; isShown: (key: string) => boolean };

function Shown({ block, section, text, isShown }: ShownProps) {
  const { language } = useLanguage();
  if (block === 'retention') return <Retention text={text} />;
  if (block === 'removal') return <Removal />;
  if (block === 'withdrawal') return <WithdrawalLink />;
  if (block === 'seller' || block === 'conditions') return <SellerFacts of={block} />;
  const sentence = (key: string) => (
    <span key={key} data-sentence={`${section}.${key}`}>
      {text.sentence(section, key)}
    </span>
  );
  if ('list' in block) {
    return (
      <ul className="legal-list">
        {block.list.filter(isShown).map((key) => (
          <li key={key}>{sentence(key)}</li>
        ))}
      </ul>
    );
  }
  const between = language === 'ja' ? '' : ' '; // Japanese sets sentences without a space
  return <p>{block.filter(isShown).flatMap((key) => [sentence(key), between])}</p>;
}

function Removal() {
  const { language } = useLanguage();
  return (
    <p>
      <RemoveLink to={pathTo('removeListing', { language })} />
    </p>
  );
}

function WithdrawalLink() {
  const { t } = useTranslation('shell', { keyPrefix: 'footer' });
  const { language } = useLanguage();
  return (
    <p>
      <Link to={pathTo('withdrawal', { language })}>{t('pages.withdrawal')}</Link>
    </p>
  );
}

function Retention({ text }: { text: LegalText }) {
  const { t } = useTranslation('pages');
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">{t('kept.what')}</th>
          <th scope="col">{t('kept.how')}</th>
        </tr>
      </thead>
      <tbody>
        {text.kept.map(({ name, what, how }) => (
          <tr key={name}>
            <th scope="row">{what}</th>
            <td>{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
