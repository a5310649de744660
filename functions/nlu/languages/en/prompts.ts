import type { CalendarTexts, Prompts } from '#functions/nlu/languages/prompts.ts';

export const prompts: Prompts = {
  opening: ({ owner }) => `Hello, I’m ${owner}’s automated assistant.`,
  notice: 'This call is recorded so that I can pass on your message.',
  choice: 'If you would rather not be recorded, just say “don’t record”.',
  consent: {
    ask: ({ owner }) => `May I record and write down this call for ${owner}? Please say yes or no.`,
    again: ({ owner }) => `Is it all right if I record this for ${owner}: yes or no?`,
  },
  name: { ask: () => 'Who is calling, please?', again: () => 'Sorry, I didn’t catch that. What is your name?' },
  reason: {
    ask: () => 'And what is it about?',
    again: () => 'Could you tell me in a few words what you are calling about?',
  },
  urgency: { ask: () => 'Is it urgent?', again: () => 'Does it have to be dealt with today? Please say yes or no.' },
  callback: {
    ask: ({ owner, times }) => `Would you like ${owner} to call you back? I can offer ${times}, or tell me a time.`,
    again: ({ times }) => `Which time would suit you? ${times} is free. Or say another one.`,
  },
  own_time: {
    ask: ({ owner }) => `Would you like ${owner} to call you back? Tell me a time that suits you.`,
    again: () => 'On which day, and at what time, may we call you back?',
  },
  confirm: {
    ask: ({ owner, time, number }) =>
      `${owner} would call you back on ${time}${number ? `, at ${number}` : ''}. Is that right?`,
    again: ({ time, number }) => `So, a call back on ${time}${number ? `, at ${number}` : ''}: yes or no?`,
  },
  nearest: 'The nearest free time is this one.',
  taken: 'I’m sorry, that time has just been taken.',
  may_text: {
    ask: () => 'May I text you the time? Please say yes or no.',
    again: () => 'Shall I send you a text message with the time: yes or no?',
  },
  challenge: 'To be sure that you’re a person: please say or press three.',
  message: {
    ask: ({ owner }) =>
      `Is there anything else I should tell ${owner}? Please speak after the tone, or simply hang up.`,
    spoken: ({ owner }) => `Is there anything else I should tell ${owner}?`,
    wanted: 'Of course. Please speak after the tone.',
    unheard: 'I can’t hear you. Please leave a message after the tone.',
  },
  not_recorded: 'All right, I’m not recording this.',
  fine: 'That’s fine.',
  pass_on: ({ owner }) => `All right, I’ll pass it on to ${owner}.`,
  robot: 'Yes, I’m an automated assistant, not a person.',
  cannot_say: 'I can’t say that.',
  no_codes: 'I can’t take or give any codes.',
  emergency: 'If this is an emergency, hang up and call your local emergency number.',
  close: ({ owner, name }) => `Thank you${name ? `, ${name}` : ''}. I’ll tell ${owner} now. Goodbye.`,
  abuse: 'I’ll end the call here. Goodbye.',
  too_long: ({ owner }) => `I have to end the call now. I’ll tell ${owner} what you said. Goodbye.`,
  unwelcome: 'This number doesn’t take this call. Goodbye.',
  neutral: 'Hello, this is an automated service. Nobody can be reached on this number at the moment. Goodbye.',
  moment: ({ day, clock }) => `${day}, at ${clock}`,
  yes_or_no: ['yes', 'no'],
};

export const calendarTexts: CalendarTexts = { call: (name) => `Call ${name}`, called: (owner) => `Call from ${owner}` };
