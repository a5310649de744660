import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { renderMessage } from '#functions/messaging/templates/render.ts';
import { languages } from '#shared/values/language.ts';

type Shell = { footer: { legal: string } };

test.each(languages)('a mail in %s ends as a page does: no consumer reporting agency', (language) => {
  const until = '2026-11-22T12:00:00.000Z';
  const params = { link: 'https://calluna.example/x', until };
  const now = new Date('2026-11-21T12:00:00.000Z');
  const mail = renderMessage(
    { purpose: 'confirm-email', to: 'ida@example.com', account_id: null, language, time_zone: null, params },
    now,
  );
  const { footer } = JSON.parse(readFileSync(`frontend/src/i18n/${language}/shell.json`, 'utf8')) as Shell;
  expect(mail).toMatchObject({ text: expect.stringContaining(footer.legal) as string });
  expect(mail).toMatchObject({ html: expect.stringContaining(footer.legal.replaceAll("'", '&#39;')) as string });
});
