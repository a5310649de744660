/** What a short link is: seven characters of base 62 without the look-alikes. No zod here: every page asks this first. */
export const SHORT_CODE = /^[1-9A-HJ-NP-Za-km-z]{7}$/;
