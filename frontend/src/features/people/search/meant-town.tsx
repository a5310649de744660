import type { RefObject } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import type { MeantTown as Meant } from '#frontend/features/people/search/use-places.ts';
import { writeLine } from '#frontend/features/people/search/write-line.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';

type Props = Meant & { line: string; input: RefObject<HTMLInputElement | null> };

/** A town of a similar name, to be written into the line in place of what was typed. */
export function MeantTown({ line, written, town, input }: Props) {
  const { t } = useTranslation('find', { keyPrefix: 'understood' });
  const { cityName, townName } = usePlaceNames();

  function correct() {
    const at = line.lastIndexOf(written);
    const name = writtenLike(written, town.city ?? '', cityName(town.city ?? '', town.country));
    if (input.current) writeLine(input.current, line.slice(0, at) + name + line.slice(at + written.length));
  }
  return (
    <p className="small" role="status">
      <button type="button" className="find__other" onClick={correct}>
        <Trans t={t} i18nKey="mean" values={{ place: townName(town) }} components={{ v: <bdi /> }} />
      </button>
    </p>
  );
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** The name in the reader’s language, unless they have written it in Latin letters, as the town is stored. */
const writtenLike = (written: string, stored: string, named: string) =>
  isLatin(written) && !isLatin(named) ? stored : named;
