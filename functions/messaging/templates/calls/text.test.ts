import { describe, expect, test } from 'vitest';

import { measure } from '#functions/messaging/domain/sms-parts.ts';
import { link, missed, near, now, of, textOf } from '#functions/messaging/templates/calls/testing.ts';
import { callPush, callText } from '#functions/messaging/templates/calls/text.ts';
import { type Variety, varieties } from '#shared/values/language.ts';

const far = { at: '2026-12-03T20:30:00.000Z', tz: 'America/Chicago', names_zone: true };

test('shows caller, reason, callback time and link', () => {
  expect(textOf('missed-call', missed)).toBe(`Ana P. +14155550132: delivery. Call back Tue 2:30 PM. ${link}`);
});

test('respects the owner’s detail setting', () => {
  expect(textOf('missed-call', { ...missed, other_number: true })).toBe(
    `Ana P. +14155550132: delivery. Call back Tue 2:30 PM. Number to call: see link. ${link}`,
  );
  expect(textOf('missed-call', { ...missed, detail: 'private' })).toBe(`Calluna: a new message. ${link}`);
  expect(textOf('missed-call', { ...missed, detail: 'name' })).toBe(`Ana P. Call back Tue 2:30 PM. ${link}`);
});

test('a push has the same text as title and body, without a link', () => {
  expect(callPush(of('callback-reminder', missed), now)).toEqual({
    subject: 'Call back Tue 2:30 PM: Ana P. +14155550132.',
    text: 'delivery.',
  });
});

const names = [
  '',
  'Ida',
  'Ana P.',
  'Włodzimierz Błaszczykowski-Kowalczyk',
  'Şükrü Güneşdoğmuş',
  'Александра Константинопольская',
  'عبد الرحمن بن عبد العزيز آل الشيخ',
  '👩‍🚀'.repeat(20),
];
const reasons = ['', 'про доставку дивана и сборку шкафа до конца недели', 'a very long story about a boat '.repeat(9)];
const whens = [near, far];
/** Owners see times on their own clock. */
const ownersOf = ({ at, tz }: typeof near) => ({ at, tz });

describe.each(varieties)('in %s, for any content', (language) => {
  const all = names.flatMap((name) => reasons.flatMap((about) => whens.map((when) => ({ name, about, when }))));
  const both = { number: '+4915112345678', claim: 'claimed', link, detail: 'full' } as const;
  const labelled = { urgent: true, verdict: 'suspicious', claim: 'institution' } as const;
  const messages = all.flatMap(({ name, about, when }) => [
    of('missed-call', { ...both, name, about, when: ownersOf(when) }, language),
    of('missed-call', { ...both, name, about, when, detail: 'private' }, language),
    of('missed-call', { ...both, ...labelled, name, about, when: ownersOf(when) }, language),
    of('callback-agreed', { name, when: { ...when, names_zone: true, other_tz: 'Asia/Tokyo' }, link }, language),
    of('callback-moved', { reader: 'caller', name, when, link }, language),
    of('callback-moved', { ...both, reader: 'owner', name, when: ownersOf(when) }, language),
    of('callback-cancelled', { reader: 'caller', name, when, link }, language),
    of('callback-cancelled', { ...both, reader: 'owner', name, when: ownersOf(when), word: about }, language),
    of('callback-reminder', { ...both, name, about, when: ownersOf(when) }, language),
    of('doubtful-calls', { count: 12, link }, language),
    of('held-calls', { count: 12, link }, language),
    of('number-left', { undo: '##004#' }, language),
    of('forwarding-quiet', { link }, language),
  ]);

  test('a text fits one part or two of 67 letters, the report of a call two, an urgent one in such a script three, with its link and time intact', () => {
    for (const message of messages) {
      const text = callText(message, now);
      const { parts, alphabet } = measure(text);
      const isUrgent = 'urgent' in message.params && message.params.urgent;
      const inBasic = message.purpose === 'missed-call' ? 2 : 1;
      expect(parts, text).toBeLessThanOrEqual(alphabet === 'GSM-7' ? inBasic : isUrgent ? 3 : 2);
      expect(text).not.toMatch(/undefined|null|\s\s|\$\{/);
      const { when } = message.params as { when?: typeof near };
      if ('link' in message.params) expect(text).toContain('calluna.example.com/Ab3dE9k');
      else expect(text).toContain('##004#');
      const isPrivate =
        'detail' in message.params && message.params.detail === 'private' && message.purpose === 'missed-call';
      if (when && !isPrivate) expect(text, text).toMatch(/(14|2)(\sh\s|[:.h])30/);
    }
  });

  test('says how to opt out', () => {
    const text = textOf('callback-agreed', { name: 'Ida', when: near, link }, language);
    expect(text).toContain('STOP');
    expect(text).toContain('Ida');
  });
});

test('shortens the reason before the name', () => {
  const about =
    'the survey of the boat, which has to be paid before the end of the month or else it is not sold to him, he says, and another buyer has seen it twice already, so there is no time to lose if the price that was named last week is to stand';
  expect(textOf('missed-call', { ...missed, about })).toMatch(/^Ana P\. \+14155550132: the survey .*\.\.\. Call back/);
});

test('an urgent text says more, and is cut without dots upon dots', () => {
  const about = 'there is water pouring out from under the back door of the house on the corner, and nobody has a key…';
  const urgent = { ...missed, claim: 'claimed', name: 'Ruth Halloran', about } as const;
  expect(textOf('missed-call', { ...urgent, urgent: true })).toContain('and nobody has a key');
  expect(textOf('missed-call', urgent)).toMatch(/[a-z]\.\.\. Call back/);
});

test('dates a time days away, and adds the zone where it may differ', () => {
  expect(textOf('callback-agreed', { name: 'Ida', when: far, link })).toContain('Dec 3, 2:30 PM CST');
});

describe('where a caller calls from', () => {
  const claimed = { ...missed, claim: 'claimed', from: 'the dentist’s office' } as const;

  test('stands beside the name', () => {
    expect(textOf('missed-call', claimed)).toContain('+14155550132 says "Ana P. (the dentist\'s office)": delivery.');
    expect(textOf('missed-call', { ...claimed, detail: 'name' })).not.toContain('dentist');
  });

  test.each<[Variety, string, string, RegExp]>([
    ['ru', 'Олег Самойлов', 'из школы № 12', /«Олег Самойлов \(из школы № 12\)»/],
    ['ja', '佐藤健一', '青葉リフォーム', /「佐藤健一（青葉リフォーム）」/],
    ['tr', 'Selin Aydın', 'Efe’nin annesi', /Selin Aydın \(Efe’nin annesi\)/],
  ])('in %s', (language, name, from, expected) => {
    expect(textOf('missed-call', { ...claimed, name, from }, language)).toMatch(expected);
  });
});

test('an extension stands after the number', () => {
  expect(textOf('missed-call', { ...missed, extension: '204' })).toMatch(/^Ana P\. \+14155550132 ext\. 204: /);
  expect(textOf('missed-call', { ...missed, extension: '204' }, 'ru')).toContain('+14155550132 доб. 204');
});

describe('of a matter that is too long, in a script of seventy letters a part', () => {
  const long = {
    ru: [
      'Олег Самойлов',
      'подписать согласие на экскурсию всего класса в планетарий и сдать деньги на автобус за двоих детей',
    ],
    ar: [
      'خالد العتيبي',
      'توقيع الموافقة على البلاط الجديد للمطبخ والحمام ودفع العربون للمحل مع أجرة العمال والنقل والتركيب كله',
    ],
  } as const;

  test.each(['ru', 'ar'] as const)('in %s, much is said', (language) => {
    const [name, about] = long[language];
    const reports = [
      textOf('missed-call', { ...missed, name, about }, language),
      textOf('missed-call', { ...missed, name, about, claim: 'claimed', number: '', other_number: true }, language),
    ];
    for (const text of reports) expect(text).toContain(about.slice(0, 60).replace(/\S+$/u, '').trimEnd());
  });

  test('its deadline is', () => {
    const [name, about] = long.ru;
    const deadline = 'до трёх завтра';
    const text = textOf(
      'missed-call',
      { ...missed, name, about: `${about} ${deadline}, иначе нас не возьмут`, deadline },
      'ru',
    );
    expect(text).toMatch(/подписать согласие .*… до трёх завтра… Звонить вт 14:30/);
  });
});

describe('names in their own script stay whole, with number and reason', () => {
  test.each([
    [
      'ru',
      'Александра Константинопольская',
      'по поводу анализов',
      /^СРОЧНО: \+74955550132 «Александра Константинопольская»: по поводу анализов\. Звонить вт 14:30\./,
    ],
    ['ar', 'خالد العتيبي', 'بخصوص عشاء يوم السبت', /^عاجل: \u200E\+74955550132 «خالد العتيبي»: بخصوص عشاء يوم السبت\./],
    ['ja', '山田クリニック', '検査結果の件', /^至急：\+74955550132 「山田クリニック」と名乗る：検査結果の件 折り返し/],
  ] as const)('in %s', (language, name, about, expected) => {
    const params = { ...missed, name, about, number: '+74955550132', claim: 'claimed', urgent: true } as const;
    const text = textOf('missed-call', params, language);
    expect(text).toMatch(expected);
    expect(text).toContain('calluna.example.com/Ab3dE9k');
    expect(measure(text).parts).toBeLessThanOrEqual(3);
  });
});

test('a claim is quoted, and labels come first', () => {
  const said = { ...missed, claim: 'claimed', urgent: true, verdict: 'suspicious' } as const;
  expect(textOf('missed-call', said)).toMatch(/^URGENT, Maybe spam: \+14155550132 says "Ana P\.": delivery\./);
  expect(textOf('missed-call', { ...said, urgent: false, claim: 'institution', name: 'The "Bank"' })).toMatch(
    /^Maybe spam: Unknown caller \+14155550132 says "The Bank":/,
  );
  expect(textOf('missed-call', { ...missed, name: null, number: '', about: null })).toMatch(
    /^Number withheld\. Call back/,
  );
  expect(textOf('missed-call', { ...missed, about: null, has_message: true })).toContain(': left a message.');
  expect(textOf('doubtful-calls', { count: 3, link })).toBe(`Maybe spam: 3 calls. ${link}`);
});

test('a caller reads their own clock first', () => {
  const when = { ...near, tz: 'Europe/Paris', names_zone: true, other_tz: 'America/Chicago' };
  expect(textOf('callback-agreed', { name: 'Ida', when, link }, 'fr')).toContain('mar. 21 h 30 UTC+1 (14 h 30 UTC-6)');
});
