import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { useCurrentInView } from '#frontend/lib/use-current-in-view.ts';

function Row({ current }: { current: number }) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  return (
    <ul ref={list} data-left="0" data-width="300">
      {[0, 1, 2, 3].map((at) => (
        <li key={at}>
          <a href="#x" data-left={at * 150} data-width="150" aria-current={at === current ? 'page' : undefined}>
            {at}
          </a>
        </li>
      ))}
    </ul>
  );
}

test('a row scrolls to its current link, and only where that is out of view', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(Number(this.dataset.left), 0, Number(this.dataset.width), 40);
  });
  const scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  const { rerender } = render(<Row current={1} />);
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(<Row current={3} />);
  expect(scrollBy).toHaveBeenCalledWith({ left: 375 });
});
