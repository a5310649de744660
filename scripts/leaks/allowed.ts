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
  contact: ['TICKET/', 'REFERENCE/TICKET', 'MESSAGE/MESSAGE to'],
  // Until the link is used, or a day has passed.
  'removal.unlisted-first': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.unlisted-last': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.unlisted-email': ['CONFIRM/CONFIRM data.unlisted.'],
  'removal.email': ['CONFIRM/CONFIRM email', 'MESSAGE/MESSAGE to'],
  'privacy.email': ['MESSAGE/MESSAGE to'],
  'chat.text': ['TALK/LINE text', 'TICKET/', 'REFERENCE/TICKET'],
  'call.from': ['CALLING/CALLING', 'CALLER/', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'ACCOUNT/MARK', 'MESSAGE/MESSAGE'],
  'call.name': ['CALLING/CALLING', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'MESSAGE/MESSAGE'],
  'call.reason': ['CALLING/CALLING', 'ACCOUNT/CALL', 'ACCOUNT/DETAILS', 'MESSAGE/MESSAGE'],
  'call.note': ['ACCOUNT/DETAILS note'],
};

/** By the field itself, or by the form that it belongs to. A field that is not listed may be stored nowhere. */
export const allowedPlaces = (field: string): readonly string[] =>
  places[field] ?? places[field.split('.')[0] ?? ''] ?? [];

/** What a text message about a call may say: the owner chose how much of it. */
export const mayBeTexted = (field: string, purpose: string): boolean =>
  field.startsWith('call.') && purpose.includes('call');
