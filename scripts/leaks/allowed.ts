/** Where the value of a field may be stored: the beginning of the kind of item and its attribute. */
const places: Record<string, readonly string[]> = {
  search: ['SEARCH/SEARCH request.'],
  'notify.phone': ['SEARCH/SEARCH notify.phone', 'MESSAGE/MESSAGE to', 'LIMIT/… pk'],
  'account.email': ['ACCOUNT/ACCOUNT email', 'LOGIN/LOGIN', 'LINK/LINK data.email', 'MESSAGE/MESSAGE to'],
  'account.name': ['ACCOUNT/ACCOUNT name'],
  'profile.name': ['ACCOUNT/ACCOUNT name'],
  'profile.new-email': ['LINK/LINK data.email', 'MESSAGE/MESSAGE'],
  'profile.phone': ['ACCOUNT/NUMBER phone', 'MESSAGE/MESSAGE to'],
  'event.page': ['EVENTS/… params.'],
  'translations.key': ['TRANSLATIONS/…'],
  // The answer quotes the message, as mails do.
  'contact.details': ['TICKET/', 'REFERENCE/TICKET', 'MESSAGE/MESSAGE'],
  contact: ['TICKET/', 'REFERENCE/TICKET', 'MESSAGE/MESSAGE to'],
  // Until the link is used, or a day has passed.
  'removal.unlisted-first': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.unlisted-last': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.unlisted-email': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.email': ['CONFIRM/CONFIRM email', 'MESSAGE/MESSAGE to'],
  protection: ['CONFIRM/CONFIRM data.'],
  // A link is in its message alone: the table has a digest.
  'message.token': ['MESSAGE/MESSAGE'],
  ticket: ['TICKET/', 'MESSAGE/MESSAGE'],
  'settings.greeting': ['ACCOUNT/', 'CALLING/CALLING'],
  'privacy.email': ['MESSAGE/MESSAGE to'],
  'chat.text': ['TALK/LINE text', 'TICKET/', 'REFERENCE/TICKET'],
  'call.from': ['CALLING/CALLING', 'CALLER/', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'ACCOUNT/MARK', 'MESSAGE/MESSAGE'],
  'call.name': ['CALLING/CALLING', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'MESSAGE/MESSAGE'],
  'call.reason': ['CALLING/CALLING', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'MESSAGE/MESSAGE'],
  'call.note': ['ACCOUNT/DETAILS note'],
};

/** The same fields, as the walk over the contract names them. */
const aliases: Record<string, string> = {
  'people.startSearch': 'search',
  'account.changeEmail.email': 'profile.new-email',
  'account.startPhone.phone': 'profile.phone',
};

/** By the field itself, or by the form that it belongs to. A field that is not listed may be stored nowhere. */
export const allowedPlaces = (field: string): readonly string[] =>
  places[field] ?? places[aliases[field] ?? aliases[parent(field)] ?? field.split('.')[0] ?? ''] ?? [];

const parent = (field: string) => field.slice(0, field.lastIndexOf('.'));

/**
 * Fields that an address may hold: places of the public directory and filters by them, zones of time, and the token of a
 * chat link, whose path the specification fixes. Access logs hold no path and no query.
 */
const inAddresses = [
  /^directory\./,
  /^people\.getSearch\.(state|city)(\.\d+)?$/,
  /\.tz$/,
  /^web-chat\.\w+\.webchat_token$/,
];

/** Whether a URL may hold the value of a field. */
export const mayBeInUrl = (field: string): boolean => inAddresses.some((allowed) => allowed.test(field));

/** What a text message about a call may say: the owner chose how much of it. */
export const mayBeTexted = (field: string, purpose: string): boolean =>
  field.startsWith('call.') && purpose.includes('call');
