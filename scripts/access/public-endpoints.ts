/**
 * Every endpoint that answers somebody without an access token: whoever adds one to the contract adds it here, knowingly.
 * `npm run check:access` holds this list against what really answers.
 */
export const publicEndpoints = [
  'GET /api/billing/offer',
  'GET /api/bot-check/{route}',
  'GET /api/device-hash',
  'GET /api/directory/emails',
  'GET /api/directory/people',
  'GET /api/directory/phones',
  'GET /api/people/index',
  'GET /api/people/searches/{search_id}',
  'GET /api/people/{person_id}',
  'POST /api/auth/google/start',
  'POST /api/auth/links/confirm',
  'POST /api/auth/links/look',
  'POST /api/auth/login',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/phone/start',
  'POST /api/auth/phone/verify',
  'POST /api/auth/register',
  'POST /api/people/searches',
  'POST /api/people/searches/{search_id}/notification',
  'POST /api/short-links/{short_code}',
  'POST /api/translations',
  'POST /api/user/reason/read',
  'POST /api/web_chat/fetch/{lang}/{webchat_id}/{webchat_token}',
  'POST /api/web_chat/renew',
  'POST /api/web_chat/update-deeplink-from/{webchat_id}/{webchat_token}',
  'POST /api/web_event/new',
];
