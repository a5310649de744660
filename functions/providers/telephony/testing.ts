import { signatureOf } from '#functions/providers/telephony/twiml/signature.ts';

export const ACCOUNT = {
  account_sid: 'AC00000000000000000000000000000000',
  auth_token: '0123456789abcdef0123456789abcdef',
};
export const SITE = 'https://calluna.example';

/** The provider's documented request about a call. */
export const sentAbout = (CallSid: string, more: Record<string, string> = {}): Record<string, string> => ({
  CallSid,
  AccountSid: ACCOUNT.account_sid,
  From: '+16125550138',
  To: '+12185550123',
  CallStatus: 'ringing',
  ApiVersion: '2010-04-01',
  Direction: 'inbound',
  ForwardedFrom: '+12185550187',
  CallerName: 'BRANDT DANA',
  FromCity: 'MINNEAPOLIS',
  FromState: 'MN',
  FromZip: '55401',
  FromCountry: 'US',
  StirVerstat: 'TN-Validation-Passed-A',
  ...more,
});

/** The same as a signed POST request to this URL. */
export function signedPost(path: string, form: Record<string, string>, token = ACCOUNT.auth_token): Request {
  const body = new URLSearchParams(form);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'x-twilio-signature': signatureOf(token, `${SITE}${path}`, body),
  };
  return new Request(`http://test${path}`, { method: 'POST', headers, body: body.toString() });
}
