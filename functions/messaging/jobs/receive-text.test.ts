import { expect, test } from 'vitest';

import { accountStore, newAccount, recipientsOf } from '#functions/account/public.ts';
import { handler } from '#functions/composition/messaging/jobs/receive-text.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import { helpStore, messageStore, optOutStore } from '#functions/messaging/store.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const table = temporaryTable();

const [accounts, optOuts] = [accountStore(table), optOutStore(table)];
const started: object[] = [];
const outbox = outboxOf(table, async (_, input) => void started.push(input));
const receive = handler.with({ recipients: recipientsOf(table), optOuts, help: helpStore(table), outbox });

let next = 100;
const aPhone = () => Phone.parse(`+1218555${String((next += 1)).padStart(4, '0')}`);
const textsTo = async (phone: string) =>
  (await messageStore(table).latest(200)).filter(({ to }) => to === phone).map(({ purpose }) => purpose);

test('STOP opts out and START opts in, each confirmed once', async () => {
  const from = aPhone();
  for (const body of ['Stop!', 'STOP', 'unsubscribe']) await receive({ from, body });
  expect(await optOuts.of(from)).toMatchObject({ phone: from });
  expect(await textsTo(from)).toEqual(['opted-out']);
  for (const body of ['start', 'start']) await receive({ from, body });
  expect(await optOuts.of(from)).toBeUndefined();
  expect((await textsTo(from)).sort()).toEqual(['opted-in', 'opted-out']);
});

test('confirms concurrent STOP messages once', async () => {
  const from = aPhone();
  await Promise.all(Array.from({ length: 4 }, () => receive({ from, body: 'STOP' })));
  expect(await textsTo(from)).toEqual(['opted-out']);
});

test('replies in the language of the account, else of the keyword', async () => {
  const [stranger, owner] = [aPhone(), aPhone()];
  const account_id = newId('account');
  const opened = newAccount({ account_id, email: 'tamsin@example.com', language: 'ja' }, new Date());
  await accounts.create({ ...opened, phone: owner, phone_confirmed_at: new Date().toISOString() });
  await receive({ from: stranger, body: 'стоп' });
  await receive({ from: owner, body: 'stop' });
  const latest = await messageStore(table).latest(20);
  expect(latest.find(({ to }) => to === stranger)).toMatchObject({ language: 'ru', account_id: null });
  expect(latest.find(({ to }) => to === owner)).toMatchObject({ language: 'ja', account_id });
});

test('replies in the Portuguese of the number', async () => {
  const [lisbon, rio] = [Phone.parse('+351912345678'), Phone.parse('+5521912345678')];
  for (const from of [lisbon, rio]) await receive({ from, body: 'ajuda' });
  const latest = await messageStore(table).latest(20);
  const textTo = (phone: string) => latest.find(({ to }) => to === phone)?.text;
  expect(textTo(lisbon)).toContain('Podem aplicar-se custos');
  expect(textTo(rio)).toContain('Podem ser cobradas tarifas');
});

test('answers HELP three times a day, and not to opted-out numbers', async () => {
  const [from, quiet] = [aPhone(), aPhone()];
  for (let i = 0; i < 5; i++) await receive({ from, body: 'help' });
  expect(await textsTo(from)).toEqual(['help', 'help', 'help']);
  await table.commit(optOuts.begin(quiet, new Date()));
  await receive({ from: quiet, body: 'help' });
  expect(await textsTo(quiet)).toEqual([]);
});

test.each(['Hello', 'Stop by later?', '', '123456'])('“%s” changes nothing', async (body) => {
  const from = aPhone();
  await receive({ from, body });
  expect(await optOuts.of(from)).toBeUndefined();
  expect(await textsTo(from)).toEqual([]);
});

test('each answer is sent', async () => {
  started.length = 0;
  await receive({ from: aPhone(), body: 'STOP' });
  expect(started).toHaveLength(1);
});

test('rejects an invalid number', async () => {
  await expect(receive({ from: 'Calluna', body: 'STOP' })).rejects.toThrow();
});
