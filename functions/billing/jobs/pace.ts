/**
 * Pause between two starts: the provider allows 25 requests a second of a kind, and this leaves a fifth of them to
 * requests on session. Starts are spread, since a burst would use up a whole second.
 */
export const PACE_MS = 50;
