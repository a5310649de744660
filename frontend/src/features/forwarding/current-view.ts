import type { Forwarding } from '#shared/api/forwarding.ts';

export type View = 'start' | 'notice' | 'iphone' | 'codes' | 'test' | 'failed' | 'active' | 'drifted' | 'off';

/**
 * The screen for the state of the setup. A step that the member went back to wins; “active” needs a call that
 * arrived.
 */
export function currentView({ state, step, phone, carrier, test, legs }: Forwarding): View {
  if (state === 'off') return 'off';
  if (!phone || !carrier || step === 'carrier') return 'start';
  if (step === 'notice' || step === 'iphone' || step === 'codes') return step;
  if (test?.state === 'calling') return 'test';
  const tested = test && legs.find(({ leg }) => leg === test.leg);
  if (step === 'test' && tested?.state === 'failed') return 'failed';
  if (state === 'active' || state === 'drifted') return state;
  return state === 'failed' ? 'failed' : 'test';
}
