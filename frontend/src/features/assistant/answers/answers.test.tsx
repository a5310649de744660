import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answerAssistant } from '#frontend/features/assistant/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { OwnAnswer } from '#shared/values/own-answer.ts';

beforeEach(() => void signInAs());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Mocks the answers of an owner; the box finds all of a text that says “parcel”. */
function answerAnswers() {
  const server: { answers: OwnAnswer[] } = { answers: [] };
  answerAssistant();
  answer(assistant.getAnswers, () => server);
  answer(assistant.updateAnswers, ({ answers }) => ({ answers: (server.answers = answers) }));
  answer(assistant.tryAnswers, ({ text, answers }) => ({
    ids: text.includes('parcel') ? answers.map(({ id }) => id) : [],
  }));
  return server;
}

test('an answer is written, tried, changed and removed', async () => {
  const server = answerAnswers();
  const { user } = open('/en/assistant/settings/answers');
  await user.click(await button('Add an answer'));
  await user.type(screen.getByRole('textbox', { name: 'The answer' }), 'Leave it at the door.');
  await user.click(await button('Save'));
  await button('Edit: A courier at the door');
  expect(server.answers).toMatchObject([{ topic: 'courier', text: 'Leave it at the door.', language: null }]);

  const said = screen.getByRole('textbox', { name: 'A caller says' });
  await user.type(said, 'where can I leave the parcel?{Enter}');
  await waitFor(() => expect(screen.getAllByText('Leave it at the door.')).toHaveLength(2));
  await user.clear(said);
  await user.type(said, 'hello{Enter}');
  await screen.findByText(/No answer fits/);

  await user.click(await button('Remove: A courier at the door'));
  await button('Add an answer');
  expect(server.answers).toEqual([]);
});

test('words of the owner’s own are needed for another question; links and card numbers are refused', async () => {
  const server = answerAnswers();
  const { user } = open('/en/assistant/settings/answers');
  await user.click(await button('Add an answer'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'When a caller asks about' }), 'free');
  const text = screen.getByRole('textbox', { name: 'The answer' });
  await user.type(text, 'See example.com/door');
  await user.click(await button('Save'));
  await screen.findByText('This field is required.');
  screen.getByText('This value is invalid.');
  await user.type(screen.getByRole('textbox', { name: 'Words that callers say' }), 'gate, gate code');
  await user.clear(text);
  await user.type(text, '4242 4242 4242 4242');
  await user.click(await button('Save'));
  await screen.findByText('Please leave card numbers out.');
  await user.clear(text);
  await user.type(text, 'Ring twice.');
  await user.click(await button('Save'));
  await button('Edit: gate, gate code');
  expect(server.answers).toMatchObject([{ topic: 'free', triggers: ['gate', 'gate code'] }]);
});

test('what strangers should not hear is warned of beside the answer, which can be saved all the same', async () => {
  const server = answerAnswers();
  const { user } = open('/en/assistant/settings/answers');
  await user.click(await button('Add an answer'));
  const text = screen.getByRole('textbox', { name: 'The answer' });
  await user.type(text, 'The key is under the mat at 12 Oak Street.');
  await screen.findByText('Anyone who calls can hear this. It seems to contain a home address and where a key is.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'When a caller asks about' }), 'address');
  await screen.findByText('Anyone who calls can hear this. It seems to contain where a key is.');
  await user.clear(text);
  await user.type(text, 'We are at 12 Oak Street.');
  expect(screen.queryByText(/It seems to contain/)).toBeNull();
  await user.click(await button('Save'));
  await button('Edit: Address and directions');
  expect(server.answers).toMatchObject([{ text: 'We are at 12 Oak Street.' }]);
});
