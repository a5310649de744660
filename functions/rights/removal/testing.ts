import { personNamed, livingIn, provenance } from '#functions/people/testing.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { listingsOf } from '#functions/people/public.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, unlimited } from '#functions/platform/testing.ts';
import { agentStore } from '#functions/rights/removal/agents.ts';
import { removalsOf } from '#functions/rights/removal/carry-out.ts';
import { handler as confirm } from '#functions/rights/removal/confirm.ts';
import { evidenceStore } from '#functions/rights/removal/evidence.ts';
import { peopleRemoverOf } from '#functions/rights/removal/remove-people.ts';
import { handler as request } from '#functions/rights/removal/request.ts';
import { planStore } from '#functions/rights/removal/store.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { removal } from '#shared/api/removal.ts';
import { addMinutes } from '#shared/values/duration.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

/** The dependencies of the handlers of this folder, with a table and a clock of their own. */
export function removalFixture() {
  const table = temporaryTable();
  const secret = async () => 'a secret of the tests';
  let now = new Date('2026-11-23T12:00:00.000Z');
  const messages = messageStore(table);
  const deps = {
    requests: requestStore(table),
    plans: planStore(table),
    evidence: evidenceStore(table),
    agents: agentStore(table),
    listings: listingsOf(table, secret),
    removals: removalsOf(table, secret),
    remover: peopleRemoverOf(table, { secret, start: async () => {} }),
    outbox: outboxOf(table, async () => {}),
    limits: unlimited,
    takeProof: async () => {},
    clock: () => now,
  };
  const messagesTo = async (to: string) => (await messages.latest(100)).filter((each) => each.to === to);
  return {
    table,
    deps,
    messages,
    now: () => now,
    advanceMinutes: (minutes: number) => void (now = addMinutes(now, minutes)),
    request: calling(removal.request, request.with(deps)),
    confirm: calling(removal.confirm, confirm.with(deps)),
    messagesTo,
    /** The token in the newest mail to an address. */
    tokenTo: async (to: string): Promise<string> => {
      const [newest] = await messagesTo(to);
      return /confirm\/request\/([\w-]{43})/.exec(newest?.text ?? '')?.[1] ?? '';
    },
    /** Whether a record can be found by its id. */
    isListed: async ({ person_id }: Person) => (await deps.listings.find({ person_id }, now)).length > 0,
  };
}

const home = livingIn('Duluth', 'MN', '418 Cedar Hollow Rd');
export const tamsin = personNamed('Tamsin Rose Okafor', {
  addresses: [home],
  phones: [{ number: Phone.parse('+12185550142'), phone_type: 'mobile', ...provenance }],
  emails: [{ email: 'tamsin@example.com', email_type: 'personal', ...provenance }],
});
/** Lives in the same house. */
export const daniel = personNamed('Daniel Okafor', {
  addresses: [home],
  phones: [{ number: Phone.parse('+12185550143'), phone_type: 'mobile', ...provenance }],
});
/** Lives next door. */
export const greta = personNamed('Greta Lindqvist', {
  addresses: [livingIn('Duluth', 'MN', '420 Cedar Hollow Rd')],
  phones: [{ number: Phone.parse('+12185550144'), phone_type: 'mobile', ...provenance }],
});

/** Ten neighbors with names of their own. */
export const tenPeople = (): Person[] =>
  [
    ...['Yarrow Whitlock', 'Fern Alderman', 'Nettle Castellan', 'Sorrel Drummond', 'Linden Eastcote'],
    ...['Hazel Fairweather', 'Rowan Goldhawk', 'Briar Hollister', 'Clover Ingram', 'Aster Jessamy'],
  ].map((name, nth) =>
    personNamed(name, {
      addresses: [livingIn('Duluth', 'MN', `${440 + nth} Cedar Hollow Rd`)],
      phones: [{ number: Phone.parse(`+1218555015${nth}`), phone_type: 'mobile', ...provenance }],
    }),
  );
