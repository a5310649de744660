import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { aCard, noFigures } from '#frontend/features/people/lookup/testing.ts';
import { aPerson, searchResults } from '#frontend/features/people/search/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { type NumberCard, numbers } from '#shared/api/numbers.ts';
import { people } from '#shared/api/people.ts';
import type { SearchResults } from '#shared/api/people/search-results.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
const ofNumber = { type: 'phone', search_query: '(312) 555-0142' } as const;
const nobody = searchResults(search_id, [], { ...ofNumber, status: 'empty' });

function answerWith(card: Partial<NumberCard>, search: SearchResults = nobody) {
  answer(people.getSearch, () => search);
  answer(numbers.getCard, () => aCard(card));
}
const theCard = (name = '(312) 555-0142') => screen.findByRole('region', { name });
const row = (card: HTMLElement, name: string) => within(card).getByText(name).nextElementSibling?.textContent;

describe('a search for a number that nobody has', () => {
  test('says what the number says', async () => {
    answerWith({});
    open(`/en/search/${search_id}`);
    const card = await theCard();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('(312) 555-0142');
    expect(card.textContent).toContain('Kind of line: landline or mobile (not known which)');
    expect(row(card, 'Country')).toBe('United States');
    expect(row(card, 'Area')).toBe('Chicago, IL');
    expect(row(card, 'Local time')).toMatch(/[AP]M/);
    expect(row(card, 'Whose number this may be')).toBe('Nobody in our index lists this number.');
    expect(within(card).getByText('No verdict yet')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Screen my calls' }).getAttribute('href')).toBe('/en/assistant');
  });

  test('gives every reason in words', async () => {
    answerWith({
      verdict: {
        verdict: 'likely_spam',
        reasons: [
          { code: 'reported', count: 8, days: 30, spam_kind: 'scam' },
          { code: 'premium', ...noFigures },
        ],
      },
    });
    open(`/en/search/${search_id}`);
    const reasons = within(await theCard()).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      '8 members marked it as spam in the last month. Several say it is a scam.',
      'Calling it back costs extra.',
    ]);
  });

  test('says of a range that is given to nobody that its country is not known', async () => {
    const verdict = { verdict: 'suspicious', reasons: [{ code: 'unassigned', ...noFigures }] } as const;
    answerWith({
      is_valid: false,
      country: null,
      place: null,
      time_zones: [],
      line: 'unknown',
      verdict: { ...verdict, reasons: [...verdict.reasons] },
    });
    open(`/en/search/${search_id}`);
    const card = await theCard('+1 312 555 0142');
    expect(row(card, 'Country')).toBe('Not known');
    expect(card.textContent).toContain('This range of numbers is not assigned to anyone.');
    expect(within(card).queryByText('Area')).toBeNull();
  });

  test('says when too many cards were read', async () => {
    answer(people.getSearch, () => nobody);
    answer(numbers.getCard, () => {
      throw new Fault('request.too-many', { until: '2026-11-21T12:01:00.000Z' });
    });
    open(`/en/search/${search_id}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Too Many Attempts\. You can try again from .*2026/,
    );
  });
});

test('a search for a number with owners shows the card above the people', async () => {
  answerWith({}, searchResults(search_id, [aPerson(), aPerson()], ofNumber));
  open(`/en/search/${search_id}`);
  const card = await theCard();
  expect(row(card, 'Whose number this may be')).toBe('2 people in our index list this number.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 people found');
});

describe('the people who list a number', () => {
  const links = { current: 0, unknown: 0, former: 0, unknown_since: null, line: null };
  const whose = async (known: Partial<NonNullable<SearchResults['links']>>, card: Partial<NumberCard> = {}) => {
    answerWith(card, searchResults(search_id, [aPerson()], { ...ofNumber, links: { ...links, ...known } }));
    open(`/en/search/${search_id}`);
    return row(await theCard(), 'Whose number this may be');
  };

  test('have it, may no longer have it, or had it', async () => {
    expect(await whose({ current: 1, unknown: 1, former: 2, unknown_since: 2009 })).toBe(
      '1 person in our index lists this number. 1 person was listed under this number until 2009; it may belong to someone else now. 2 people had this number before.',
    );
  });

  test('are not said to have it now where sources do not date it', async () => {
    expect(await whose({ unknown: 2 })).toBe(
      '2 people were listed under this number; we do not know whether it still is theirs.',
    );
  });

  test('are nobody once they are no longer shown', async () => {
    expect(await whose({})).toBe('Nobody in our index lists this number.');
  });

  test('give the kind of line where the numbering plan does not', async () => {
    await whose({ current: 1, line: 'mobile' });
    expect((await theCard()).textContent).toContain('Mobile, according to our sources');
  });

  test('do not contradict the numbering plan', async () => {
    await whose({ current: 1, line: 'mobile' }, { line: 'toll_free' });
    const { textContent } = await theCard();
    expect(textContent).toContain('Toll-free line');
    expect(textContent).not.toContain('according to our sources');
  });
});

describe('a mark', () => {
  let card: NumberCard;
  let sent: unknown;
  beforeEach(() => {
    card = aCard({ mine: { mark: null, spam_kind: null } });
    answer(people.getSearch, () => nobody);
    answer(numbers.getCard, () => card);
    answer(numbers.mark, ({ mark, spam_kind }) => {
      sent = { mark, spam_kind };
      card = { ...card, mine: { mark, spam_kind } };
      return { mine: { mark, spam_kind }, verdict: card.verdict };
    });
  });

  test('leads a visitor to log in and back', async () => {
    card = aCard();
    open(`/en/search/${search_id}`);
    const link = within(await theCard()).getByRole('link', { name: /^Log in/ });
    expect(link.getAttribute('href')).toBe(`/en/login?redirect=${encodeURIComponent(`/en/search/${search_id}`)}`);
    expect(screen.queryByRole('button', { name: 'It is spam' })).toBeNull();
  });

  test('of spam says which kind, and can be taken back', async () => {
    signInAs();
    const { user } = open(`/en/search/${search_id}`);
    await user.click(await screen.findByRole('button', { name: 'It is spam' }));
    await user.click(screen.getByRole('radio', { name: 'Robocall' }));
    await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
    expect(await screen.findByText(/You marked it as spam\. Robocall/)).toBeTruthy();
    expect(sent).toEqual({ mark: 'spam', spam_kind: 'robocall' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take back' }));
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByRole('button', { name: 'It is spam' })).toBe(document.activeElement);
    expect(sent).toEqual({ mark: null, spam_kind: null });
  });

  test('of spam can be left unmade, and the focus goes back', async () => {
    signInAs();
    const { user } = open(`/en/search/${search_id}`);
    const spam = await screen.findByRole('button', { name: 'It is spam' });
    expect(document.activeElement).not.toBe(spam);
    await user.click(spam);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'It is spam' }));
  });

  test('of a number that one knows takes one press', async () => {
    signInAs();
    const { user } = open(`/en/search/${search_id}`);
    await user.click(await screen.findByRole('button', { name: 'I know them' }));
    expect(await screen.findByText('You said you know them.')).toBeTruthy();
    expect(sent).toEqual({ mark: 'known', spam_kind: null });
  });

  test('that is refused says why', async () => {
    signInAs();
    answer(numbers.mark, () => {
      throw new Fault('privacy.nothing-verified');
    });
    const { user } = open(`/en/search/${search_id}`);
    await user.click(await screen.findByRole('button', { name: 'Not spam' }));
    expect((await screen.findByRole('alert')).textContent).toContain('confirm your email');
  });
});

describe('the page of numbers', () => {
  test('says that a short number lacks its area code', async () => {
    const { user } = open('/en/number');
    await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '555-0142{Enter}');
    expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
    expect(screen.getByText('Add the area code: a US number has ten digits.')).toBeTruthy();
  });

  test('shows the card of the number asked for, which is in no address', async () => {
    answerWith({}, searchResults(search_id, [aPerson()], ofNumber));
    answer(people.startSearch, () => ({ ...nobody, status: 'searching' as const }));
    const { user, router } = open('/en/number');
    await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '(312) 555-0142');
    await user.click(screen.getByRole('button', { name: 'Look it up' }));
    const card = await theCard();
    expect(router.state.location.pathname).toBe(`/en/number/${search_id}`);
    expect(screen.getByRole('link', { name: 'Search', current: true })).toBeTruthy();
    expect(await within(card).findByRole('link', { name: 'See the results' })).toBeTruthy();
    expect(card.textContent).not.toContain('Tamsin');
  });

  test('names people to subscribers', async () => {
    signInAs({ subscribed_until: new Date(Date.now() + 86_400_000).toISOString() });
    answerWith({ mine: { mark: null, spam_kind: null } }, searchResults(search_id, [aPerson()], ofNumber));
    open(`/en/number/${search_id}`);
    expect(await within(await theCard()).findByText(/Tamsin Okafor/)).toBeTruthy();
  });
});
