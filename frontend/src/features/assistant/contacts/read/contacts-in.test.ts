import { expect, test } from 'vitest';

import { contactsIn } from '#frontend/features/assistant/contacts/read/contacts-in.ts';
import { CONTACTS_MAX } from '#shared/values/contact.ts';

const read = (text: string, country = 'US') => contactsIn(new TextEncoder().encode(text), 'en', country);
const names = (text: string, country?: string) =>
  read(text, country)?.contacts.map(({ name, phone }) => `${name} ${phone}`);
const vCard = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

test.each([
  [
    '3.0',
    vCard('VERSION:3.0', 'N:Brandt;Dana;;;', 'FN:Dana Brandt', 'TEL;TYPE=CELL:(612) 555-0138'),
    'Dana Brandt +16125550138',
  ],
  [
    '4.0',
    vCard('VERSION:4.0', 'FN:Ida Moe', 'TEL;VALUE=uri;TYPE="cell,voice":tel:+1-218-555-0123;ext=5'),
    'Ida Moe +12185550123',
  ],
  ['2.1', vCard('VERSION:2.1', 'N:Brandt;Dana', 'TEL;CELL;PREF:612-555-0138'), 'Dana Brandt +16125550138'],
  [
    'quoted-printable over two lines',
    vCard(
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=79=C5=9F=65=',
      '=20=44=65=6D=69=72',
      'TEL;CELL:+905325550101',
    ),
    'Ayşe Demir +905325550101',
  ],
  [
    'quoted-printable in another charset',
    vCard('VERSION:2.1', 'FN;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=C0=ED=ED=E0', 'TEL:+79995550101'),
    'Анна +79995550101',
  ],
  ['folded lines', vCard('FN:Dana ', ' Brandt', 'TEL:612', '\t5550138'), 'Dana Brandt +16125550138'],
  [
    'groups',
    vCard('item1.FN:Dana', 'item1.TEL;type=pref:612 555 0138', 'item1.X-ABLabel:_$!<Home>!$_'),
    'Dana +16125550138',
  ],
  ['escapes', vCard('FN:Brandt\\, Dana\\; boats', 'TEL:6125550138'), 'Brandt, Dana; boats +16125550138'],
  ['a surname that comes first', vCard('N:田中;花子;;;', 'TEL:+81312345678'), '田中 花子 +81312345678'],
  ['a company', vCard('N:;;;;', 'ORG:Boatyard;Sales', 'TEL:6125550138'), 'Boatyard, Sales +16125550138'],
])('reads a vCard: %s', (_, text, expected) => expect(names(text)).toEqual([expected]));

test.each([
  [
    'Google',
    'First Name,Middle Name,Last Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value\nDana,,Brandt,Mobile,612-555-0138 ::: 612-555-0139,',
    ['Dana Brandt +16125550138', 'Dana Brandt +16125550139'],
  ],
  [
    'older Google',
    'Name,Given Name,Phone 1 - Type,Phone 1 - Value\nDana Brandt,Dana,Mobile,6125550138',
    ['Dana Brandt +16125550138'],
  ],
  [
    'Outlook',
    '"First Name","Last Name","Business Fax","Mobile Phone"\r\n"Dana","Brandt","612-555-0100","612-555-0138"',
    ['Dana Brandt +16125550138'],
  ],
  ['French, with semicolons', 'Prénom;Nom;Téléphone mobile\nZoé;Roux;+33639980101', ['Zoé Roux +33639980101']],
  ['a quoted line break', 'Name,Phone\n"Dana\nBrandt",6125550138', ['Dana Brandt +16125550138']],
])('reads a CSV file: %s', (_, text, expected) => expect(names(text)).toEqual(expected));

test('counts people, those with a number, and numbers that are none', () => {
  const file = read(
    vCard('FN:Dana', 'TEL:6125550138', 'TEL:12') + vCard('FN:Bo') + vCard('FN:Ida', 'TEL:x') + vCard('TEL:6125550139'),
  );
  expect(file).toMatchObject({ people: 4, withNumber: 1, invalid: ['12', 'x'], tooMany: 0 });
  expect(file?.contacts).toEqual([{ phone: '+16125550138', name: 'Dana' }]);
});

test('reads a national number as one of the country that is chosen', () => {
  expect(names(vCard('FN:Emre', 'TEL:0532 555 01 01'), 'TR')).toEqual(['Emre +905325550101']);
});

test('reads UTF-16 and, in a Turkish page, what Windows writes there', () => {
  const text = 'Name\tPhone\nAyşe\t+905325550101';
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]).buffer);
  expect(contactsIn(utf16, 'en', 'US')?.contacts).toEqual([{ name: 'Ayşe', phone: '+905325550101' }]);
  const windows = new Uint8Array([...text].map((letter) => (letter === 'ş' ? 0xfe : letter.charCodeAt(0))));
  expect(contactsIn(windows, 'tr', 'TR')?.contacts).toEqual([{ name: 'Ayşe', phone: '+905325550101' }]);
});

test('keeps as many as there is room for, and says how many more there are', () => {
  const lines = Array.from({ length: CONTACTS_MAX + 7 }, (_, i) => `P${i},+1218${String(2000000 + i)}`);
  const file = read(['Name,Phone', ...lines].join('\n'));
  expect(file).toMatchObject({ people: CONTACTS_MAX + 7, tooMany: 7 });
  expect(file?.contacts).toHaveLength(CONTACTS_MAX);
});

test.each(['', 'hello', 'a,b\n1,2', 'BEGIN:VCARD', 'BEGIN:VCARD\nFN', '"', '\u0000'.repeat(99)])(
  'takes %j for no address book',
  (text) => expect(read(text)).toBeUndefined(),
);

test('hostile files end soon, and never with an error', () => {
  const long = 'A'.repeat(200_000);
  for (const text of [
    vCard(`${';'.repeat(200_000)}:x`),
    vCard(`FN;X="${long}`),
    vCard(`N:${'\\;'.repeat(100_000)}`, 'TEL:1'),
    `Name,Phone\n"${long}`,
  ])
    expect(() => read(text)).not.toThrow();
});

test('what a spreadsheet would take for a formula becomes plain text, and is counted', () => {
  const file = read(
    [
      'Name,Phone',
      `"=HYPERLINK(""http://evil.example"",""Dana"")",6125550138`,
      `"'=1+1",6125550139`,
      `"+cmd|' /C calc'!A0","=""+16125550140"""`,
      `@Ida,'+16125550141`,
      `-Bo,6125550142`,
      `"=""""",6125550143`,
      'Eve,6125550144',
    ].join('\n'),
  );
  expect(file?.contacts).toEqual([
    { phone: '+16125550138', name: 'HYPERLINK("http://evil.example","Dana")' },
    { phone: '+16125550139', name: '1+1' },
    { phone: '+16125550140', name: "cmd|' /C calc'!A0" },
    { phone: '+16125550141', name: 'Ida' },
    { phone: '+16125550142', name: 'Bo' },
    { phone: '+16125550144', name: 'Eve' },
  ]);
  expect(file?.formulas).toBe(5);
});
