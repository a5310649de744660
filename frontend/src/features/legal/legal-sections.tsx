import { useTranslation } from 'react-i18next';

import { SellerFacts } from '#frontend/features/legal/seller-facts.tsx';
import type { LegalText } from '#frontend/features/legal/text.ts';
import type { Block } from '#shared/legal/structure.ts';

/** The numbered sections. Each sentence carries its id, by which its tests are found. */
export function LegalSections({ text }: { text: LegalText }) {
  return text.structure.map(({ id, blocks }, i) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span aria-hidden="true">{i + 1}</span>
        {text.titleOf(id)}
      </h2>
      {blocks.map((block) => (
        <Shown key={JSON.stringify(block)} block={block} section={id} text={text} />
      ))}
    </section>
  ));
}

function Shown({ block, section, text }: { block: Block; section: string; text: LegalText }) {
  if (block === 'retention') return <Retention text={text} />;
  if (block === 'seller' || block === 'conditions') return <SellerFacts of={block} />;
  const sentence = (key: string) => (
    <span key={key} data-sentence={`${section}.${key}`}>
      {text.sentence(section, key)}
    </span>
  );
  if ('list' in block) {
    return (
      <ul className="legal-list">
        {block.list.map((key) => (
          <li key={key}>{sentence(key)}</li>
        ))}
      </ul>
    );
  }
  return <p>{block.flatMap((key) => [sentence(key), ' '])}</p>;
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
