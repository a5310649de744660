import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { Link } from '#frontend/components/button.tsx';
import { mayPrefetch, Prefetch } from '#frontend/lib/prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

function showLink(connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const prefetch = vi.fn();
  render(
    <Prefetch value={prefetch}>
      <MemoryRouter>
        <Link to="/en">Home</Link>
      </MemoryRouter>
    </Prefetch>,
  );
  return prefetch;
}

test('prefetches a page when its link is hovered', async () => {
  const prefetch = showLink();
  expect(prefetch).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('link'));
  expect(prefetch).toHaveBeenCalledWith('/en');
});

test('or reached with the keyboard', async () => {
  const prefetch = showLink({ effectiveType: '4g' });
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledWith('/en');
});

test('a link that is only seen fetches nothing: the first page stays light', () => {
  expect(showLink({ effectiveType: '4g' })).not.toHaveBeenCalled();
});

test('but not with Save-Data', async () => {
  const prefetch = showLink({ saveData: true });
  await userEvent.hover(screen.getByRole('link'));
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [undefined, true],
])('on a connection of %o: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may);
});
