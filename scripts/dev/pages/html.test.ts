import { expect, test } from 'vitest';

import { html } from '#scripts/dev/pages/html.ts';

test('what is put into markup cannot become markup', () => {
  expect(html`<p title="${'" onclick="x'}">${'<img src=x onerror=alert(1)>'}</p>`.text).toBe(
    '<p title="&quot; onclick=&quot;x">&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

test('markup in markup stays markup, a list is joined, nothing is nothing', () => {
  const words = ['a', 'b'].map((word) => html`<i>${word}</i>`);
  expect(html`<p>${words}${false}${null}</p>`.text).toBe('<p><i>a</i><i>b</i></p>');
});
