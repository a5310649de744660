import { expect, test } from 'vitest';

import { handler } from '#functions/helpdesk/write-note.ts';
import { helpdeskFixture } from '#functions/helpdesk/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { newId } from '#shared/values/id.ts';

const fixture = helpdeskFixture();
const { deps, ticket, messagesTo } = fixture;
const note = calling(helpdesk.writeNote, handler.with(deps), { as: await fixture.agent() });
const text = 'Asked billing to look at it.';

test('200: adds a note that its customer never gets', async () => {
  const { ticket_id, revision, email } = await ticket();
  const view = await note({ ticket_id, revision, text });
  expect(view).toMatchObject({ state: 'open', revision: revision + 1 });
  expect(view.entries.at(-1)).toMatchObject({ by: 'support', what: 'note', name: 'Noor', text });
  expect(JSON.stringify(await messagesTo(email ?? ''))).not.toContain(text);
});

test('404: knows no other tickets', async () => {
  await expect(note({ ticket_id: newId('ticket'), revision: 1, text })).rejects.toMatchObject({ status: 404 });
});

test('409: sent again, it is noted once', async () => {
  const { ticket_id, revision } = await ticket();
  await note({ ticket_id, revision, text });
  await expect(note({ ticket_id, revision, text })).rejects.toMatchObject({ code: 'helpdesk.ticket-changed' });
});
