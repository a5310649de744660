import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { callFixture } from '#functions/calls/telephony/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { dialResults } from '#functions/providers/telephony/port.ts';
import { nothingBlocked } from '#shared/values/call-rules.ts';
import { orderKinds } from '#shared/values/live-call.ts';

const sentences = [
  'This is Dana Brandt from the boatyard, the survey is done',
  'yes',
  'no',
  'Monday at ten thirty',
  'It’s urgent, he is in the hospital',
  'please don’t record this',
  'Bonjour, je voudrais laisser un message pour Ida',
  'goodbye',
  'I would like to leave a message',
];
const happening = fc.oneof(
  fc.record({ t: fc.constant('says' as const), text: fc.constantFrom(...sentences) }),
  fc.record({ t: fc.constant('order' as const), kind: fc.constantFrom(...orderKinds) }),
  fc.record({ t: fc.constant('silence' as const) }),
  fc.record({ t: fc.constant('key' as const), key: fc.constantFrom('0', '1', '2', '3') }),
  fc.record({ t: fc.constant('dialled' as const), result: fc.constantFrom(...dialResults) }),
);

test('whatever owner and caller do, the caller is always answered, and each order is carried out at most once', async () => {
  const table = temporaryTable();
  const fixture = callFixture(table);
  const owner = await fixture.anOwner();
  const { account_id } = owner;
  await table.commit(
    ringThroughStore(table).write(
      { account_id, people: [], words: ['hospital'], urgent: false, blocking: nothingBlocked },
      undefined,
    ),
  );
  const { sessions } = fixture.context;

  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (all) => {
      const call = await fixture.ring(owner.number);
      let spoken = '';
      let nth = 0;
      for (const each of all) {
        const session = (await call.session())!;
        if (session.dialogue.step === 'closed') break;
        if (each.t === 'order') {
          const text = `remark ${(nth += 1)} of the owner`;
          const at = session.moved_at;
          const order = { id: crypto.randomUUID(), kind: each.kind, text, reply: null, at, done_at: null };
          const orders = [...session.owner.orders, order];
          await sessions.commit(sessions.replace(session, { ...session, owner: { ...session.owner, orders } }));
          continue;
        }
        if (each.t === 'says') await call.say(each.text);
        if (each.t === 'silence') await call.silence();
        if (each.t === 'key') await call.press(each.key);
        if (each.t === 'dialled') await call.dialled(each.result);
        spoken += ` ${call.words()}`;
        const { dialogue } = (await call.session())!;
        const last = call.commands().at(-1)!;
        if (dialogue.step === 'closed') expect(last).toEqual({ c: 'hangup' });
        else expect(last).toMatchObject({ turn: dialogue.turn });
        expect(dialogue.is_recorded ? [] : dialogue.transcript).toEqual([]);
      }
      for (let i = 1; i <= nth; i++) expect(spoken.split(`remark ${i} of the owner`).length).toBeLessThanOrEqual(2);
      await call.hangUp();
    }),
    { numRuns: 60 },
  );
});
