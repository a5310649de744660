import type { ReasonClass } from '#functions/nlu/port.ts';

/** A call a line by its class: callers as we imagine them, only learned from and never measured. */
export type OwnCalls = Record<ReasonClass, string>;
