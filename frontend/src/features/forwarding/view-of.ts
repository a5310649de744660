import type { Forwarding } from '#shared/api/forwarding.ts';

export type View = 'start' | 'notice' | 'iphone' | 'codes' | 'test' | 'failed' | 'active' | 'drifted' | 'off';

/**
 * What is shown of a set-up. Whoever went back to a step sees that step; else what counts is how it goes. It is called
 * active nowhere but where a call has come.
 */
export function viewOf({ state, step, phone, carrier, test, legs }: Forwarding): View {
  if (state === 'off') return 'off';
  if (!phone || !carrier || step === 'carrier') return 'start';
  if (step === 'notice' || step === 'iphone' || step === 'codes') return step;
  if (test?.state === 'calling') return 'test';
  const tested = test && legs.find(({ leg }) => leg === test.leg);
  if (step === 'test' && tested?.state === 'failed') return 'failed';
  if (state === 'active' || state === 'drifted') return state;
  return state === 'failed' ? 'failed' : 'test';
}
