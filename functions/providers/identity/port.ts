import type { Phone } from '#shared/values/phone.ts';

/** The values a browser takes to Google and must bring back; pages never see them. */
type Ask = {
  state: string;
  nonce: string;
  /** The PKCE code verifier. */
  verifier: string;
  /** Identity only, or contacts as well. */
  scope: 'profile' | 'contacts';
  /** In which language Google speaks to them. */
  language: string;
};

/** The parameters of the redirect back. */
type Answer = { code: string; state: string; iss?: string | undefined };

/** An identity asserted by Google. */
export type GooglePerson = {
  /** Issuer and subject: stable for the life of the Google account, whatever its address. */
  key: string;
  email: string;
  /** Whether Google has verified the address. */
  isVerified: boolean;
  name: string;
};

export type GoogleContact = { phone: Phone; name: string };

/** The identity provider. */
export type Identity = {
  /** The URL to redirect the browser to. @throws auth.google-unavailable */
  begin(ask: Ask): Promise<string>;
  /**
   * The identity, if the redirect matches the request.
   * @throws auth.google-mismatch if it does not, auth.google-unavailable if Google does not answer
   */
  finish(answer: Answer, attempt: Pick<Ask, 'state' | 'nonce' | 'verifier'>): Promise<SignInResult>;
};
type SignInResult = {
  person: GooglePerson;
  /** The contacts that have a number, read once; null if not permitted. No token is stored. */
  contacts: () => Promise<GoogleContact[] | null>;
};
