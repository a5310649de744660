import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { importRecords, type Remark } from '#functions/people/import/import-records.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { handler } from '#functions/people/jobs/send-notices.ts';
import { NO_MAILBOX, NOT_YET } from '#functions/people/notices/require-notice.ts';
import { noticeStore } from '#functions/people/notices/store.ts';
import { peopleStore } from '#functions/people/store.ts';
import { suppressionList } from '#functions/people/suppression/list.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { memoryDocuments, memoryOf } from '#functions/platform/table/memory.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { addDays, addHours } from '#shared/values/duration.ts';

const start = new Date('2026-11-21T12:00:00Z');
let memory: ReturnType<typeof memoryOf>;
let table: Table;
let now: Date;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('SUBJECT_REGIONS', 'DE,FR,TR,PT,BR');
  memory = memoryOf();
  table = createTable('memory', memoryDocuments(memory), () => now);
  at(start);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function at(moment: Date): void {
  now = moment;
  vi.setSystemTime(moment);
}

const lena: RawRecord = {
  id: '1',
  full_name: 'Lena Maria Vogel',
  birth_date: '1986-04',
  addresses: [{ street: 'Lindenweg 4', city: 'Kiel', country: 'DE' }],
  emails: ['lena@example.com'],
  family_members: [{ full_name: 'Jonas Vogel', relation: 'spouse' }],
};
const french: RawRecord = {
  id: '2',
  full_name: 'Inès Marchand',
  addresses: [{ city: 'Lyon', country: 'FR' }],
  emails: ['ines@example.com'],
};

/** Removes Lena, who is not listed. */
async function removeLena(): Promise<void> {
  const people = [{ names: ['Lena Vogel'], birth: null, emails: ['lena@example.com'], phones: [], addresses: [] }];
  await listingsOf(table).suppressIdentifiers({ suppression_id: 'CAL-R-1', scope: 'listing', people }, now);
}
async function importFrom(source: string, ...records: RawRecord[]) {
  const reasons: string[] = [];
  const onReject = ({ reason }: Remark) => void reasons.push(reason);
  const { imported, suppressed } = await importRecords(table, records, { source, asOf: '2026-11-01', onReject });
  return { imported, suppressed, reasons };
}
const run = () =>
  handler.with({
    notices: noticeStore(table),
    messages: messageStore(table),
    suppressions: suppressionList(table),
    outbox: outboxOf(table, async () => {}),
    limits: limiterOf(table),
    clock: () => now,
  })({});
const items = () => [...memory.parts()].flatMap((pk) => memory.part(pk));
const mails = () => messageStore(table).latest(100);
/** What the mailer does with each waiting mail. */
async function deliver(state: 'sent' | 'failed' = 'sent'): Promise<void> {
  const messages = messageStore(table);
  for (const message of await messages.waiting(100)) {
    await messages.replace(message, { ...message, state, sent_at: state === 'sent' ? now.toISOString() : null });
  }
}
const shown = (id = '1', source = 'Register') => peopleStore(table).person(personIdOf(source, id));

describe('a resident of a country that requires a notice', () => {
  test('is imported thirty days after the notice was sent, and nothing of the record is stored before', async () => {
    expect(await importFrom('Register', lena)).toEqual({ imported: 0, suppressed: 0, reasons: [NOT_YET] });
    expect(JSON.stringify(items())).not.toMatch(/Lindenweg|Kiel|Jonas|1986/);
    await run();
    await deliver();
    at(addHours(start, 1));
    await run();
    at(addDays(addHours(start, 1), 29));
    expect(await importFrom('Register', lena)).toMatchObject({ imported: 0, reasons: [NOT_YET] });
    expect(await shown()).toBeUndefined();

    at(addDays(start, 30));
    expect(await importFrom('Register', lena)).toEqual({ imported: 1, suppressed: 0, reasons: [] });
    expect(await shown()).toMatchObject({ family_members: [], birth_date: { year: 1986, month: null } });
  });

  test('gets one notice for any number of imports, records and runs', async () => {
    await importFrom('Register', lena, { ...lena, id: '1b' });
    await importFrom('Gazette', { ...lena, full_name: 'Vogel, Lena' });
    await Promise.all([run(), run()]);
    await deliver();
    at(addHours(start, 2));
    await run();
    await importFrom('Register', lena);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  test('reads who holds what, from where and why, with the way to object, in the language of the country', async () => {
    await importFrom('Gazette', lena, french);
    await run();
    const [first, second] = await mails();
    const bodies = [first, second].map((mail) => (mail && 'text' in mail ? mail.text : ''));
    const german = bodies.find((text) => text.includes('Lena Maria Vogel'))!;
    expect(german).toContain('Source: Gazette\nKinds of data: names, year of birth, addresses, email addresses\n');
    expect(german).toMatch(/\/en\/remove-my-listing\n/);
    expect(german).toMatch(/\/en\/privacy-center\n/);
    expect(bodies.find((text) => text.includes('Inès Marchand'))).toMatch(/\/fr\/remove-my-listing\n/);
  });

  test('reads the Portuguese of Portugal there, and that of Brazil there', async () => {
    const of = (id: string, country: string) => ({
      ...french,
      id,
      emails: [`${country}@example.com`],
      addresses: [{ city: 'X', country }],
    });
    await importFrom('Gazette', of('3', 'PT'), of('4', 'BR'));
    await run();
    const bodies = (await mails()).map((mail) => ('text' in mail ? mail.text : ''));
    expect(bodies.some((text) => text.includes('um registo sobre'))).toBe(true);
    expect(bodies.some((text) => text.includes('Um registro sobre'))).toBe(true);
  });

  test('leaves no name and no address once the notice is sent', async () => {
    await importFrom('Register', lena);
    await run();
    await deliver();
    at(addHours(start, 1));
    await run();
    const notices = items().filter(({ pk }) => pk.startsWith('NOTICE#'));
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(notices)).not.toMatch(/Lena|Vogel|example\.com/);
    expect(notices[0]).toMatchObject({ state: 'sent', sent_at: start.toISOString() });
  });

  test('is not listed without an email address, nor where the mail could not be delivered', async () => {
    expect(await importFrom('Register', { ...lena, emails: [] })).toMatchObject({ imported: 0, reasons: [NO_MAILBOX] });
    expect(items().filter(({ pk }) => pk !== 'ABOUT')).toEqual([]);
    await importFrom('Register', lena);
    await run();
    await deliver('failed');
    at(addHours(start, 1));
    await run();
    at(addDays(start, 27));
    expect(await importFrom('Register', lena)).toMatchObject({ imported: 0, reasons: [NOT_YET] });
    // Then the next import makes another one.
    at(addDays(start, 60));
    await importFrom('Register', lena);
    await run();
    expect((await mails()).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  test('gets no notice once suppressed, also between the import and the mail', async () => {
    await importFrom('Register', lena);
    await removeLena();
    await run();
    expect(await mails()).toEqual([]);
    expect(items().filter(({ pk }) => pk.startsWith('NOTICE#'))).toEqual([]);
    expect(await importFrom('Register', lena)).toMatchObject({ imported: 0, suppressed: 1, reasons: [] });
  });

  test('can object by removal before anything is listed', async () => {
    await importFrom('Register', lena);
    await run();
    await deliver();
    at(addHours(start, 1));
    await run();
    await removeLena();
    at(addDays(start, 31));
    expect(await importFrom('Register', lena)).toMatchObject({ imported: 0, suppressed: 1 });
    expect(await shown()).toBeUndefined();
  });
});

test('a mailbox gets three notices a day, and the others later', async () => {
  const names = ['Lena Vogel', 'Jonas Vogel', 'Mia Vogel', 'Ida Vogel'];
  await importFrom('Register', ...names.map((full_name, id) => ({ ...lena, id, full_name })));
  await run();
  expect(await mails()).toHaveLength(3);
  at(addDays(start, 1));
  await run();
  expect(await mails()).toHaveLength(4);
});

test('a notice that waits for twenty days is an alarm, and is dropped after 28', async () => {
  const alarm = vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  await importFrom('Register', lena);
  const refuse = {
    queue: () => {
      throw new Error('away');
    },
  };
  const stuck = () =>
    handler.with({
      notices: noticeStore(table),
      suppressions: suppressionList(table),
      outbox: refuse as never,
      limits: limiterOf(table),
      clock: () => now,
    })({});
  at(addDays(start, 19));
  await stuck();
  expect(alarm).not.toHaveBeenCalled();
  at(addDays(start, 20));
  await stuck();
  expect(alarm).toHaveBeenLastCalledWith('notice is due', expect.objectContaining({ country: 'DE' }));
  at(addDays(start, 28));
  expect(await noticeStore(table).due(now, 10)).toEqual([]);
});
