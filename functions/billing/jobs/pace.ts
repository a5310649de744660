/**
 * How long it is from one start to the next: the payment provider takes 25 requests a second of a kind, and this leaves a
 * fifth of them to people who are waiting. They are spread, since a handful at once would be all of a second’s for a while.
 */
export const PACE_MS = 50;
