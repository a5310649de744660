import type { Phone } from '#shared/values/phone.ts';

/** What a browser takes to Google and must bring back: none of it is ever told to a page. */
export type Ask = {
  state: string;
  nonce: string;
  /** Of PKCE: whoever exchanges the code must know it. */
  verifier: string;
  /** Who they are, or their contacts as well. */
  scope: 'profile' | 'contacts';
  /** In which language Google speaks to them. */
  language: string;
};

/** What Google sent back with the browser. */
export type Answer = { code: string; state: string; iss?: string | undefined };

/** Somebody who Google says they are. */
export type GooglePerson = {
  /** Issuer and subject: the same for as long as the Google account lives, whatever its address. */
  key: string;
  email: string;
  /** Whether Google knows that the address is theirs. */
  isVerified: boolean;
  name: string;
};

export type GoogleContact = { phone: Phone; name: string };

/** Whoever vouches for people who sign in with Google. */
export type Identity = {
  /** Where to send a browser, so that it comes back with an answer. @throws auth.google-unavailable */
  begin(ask: Ask): Promise<string>;
  /**
   * Who came back, where everything fits what was asked.
   * @throws auth.google-mismatch where anything does not, auth.google-unavailable where Google cannot be asked
   */
  finish(answer: Answer, asked: Pick<Ask, 'state' | 'nonce' | 'verifier'>): Promise<Returned>;
};
export type Returned = {
  person: GooglePerson;
  /** Their contacts that have a number, read now and once; null where they were not allowed. What it takes is kept nowhere. */
  contacts: () => Promise<GoogleContact[] | null>;
};
