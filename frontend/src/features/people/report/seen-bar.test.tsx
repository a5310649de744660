import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { SeenText } from '#frontend/features/people/report/seen-bar.tsx';
import { legislator } from '#frontend/features/people/report/testing.ts';
import { show } from '#frontend/testing/render.tsx';

type Seen = Parameters<typeof SeenText>[0];
const textOf = async (seen: Seen) => {
  show(
    <ReportContext report={legislator} now={new Date('2026-11-30T12:00:00.000Z')}>
      <div data-testid="seen">
        <SeenText {...seen} />
      </div>
    </ReportContext>,
  );
  return (await screen.findByTestId('seen')).textContent;
};

test.each<[Seen, string]>([
  [{ from: '2013-01-03', to: '2026-11-01', until: '2031-01-03', isTerm: true }, 'Term: Jan 2013 – Jan 2031'],
  [{ from: '2013-01-03', to: '2025-01-03', until: '2031-01-03' }, 'Seen: as of Jan 2025'],
  [
    { from: '2007-01-04', to: '2025-01-03', until: '2031-01-03', termStart: '2025-01-03' },
    'since Jan 2007 · term ends Jan 2031',
  ],
  [
    { from: '2007-01-04', to: '2025-01-03', until: '2031-01-03', termStart: '2025-01-03', isTerm: true },
    'since Jan 2007 · term ends Jan 2031',
  ],
  [{ from: '2025-01-03', to: '2025-01-03', until: '2031-01-03', termStart: '2025-01-03' }, 'Term: Jan 2025 – Jan 2031'],
  [{ from: '2025-01-03', to: '2025-01-03', until: '2026-06-03', termStart: '2025-01-03' }, 'Term: Jan 2025 – Jun 2026'],
  [{ from: '2007-01-04', to: '2026-03-01', until: '2031-01-03', termStart: '2025-01-03' }, 'Seen: as of Mar 2026'],
  [{ from: null, to: null, until: '2031-01-03' }, 'Valid to: Jan 2031'],
  [{ from: '2017-05-01', to: '2026-11-09' }, 'Seen: May 2017 – now'],
  [{ from: '2017-05-01', to: '2026-10-20' }, 'Seen: May 2017 – Oct 2026'],
])('of %j says “%s”', async (seen, text) => {
  expect(await textOf(seen)).toBe(text);
});
