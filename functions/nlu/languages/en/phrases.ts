import type {
  Agreement,
  Clauses,
  Digits,
  Identification,
  Refusals,
  UrgencyPhrases,
  WordEndings,
} from '#functions/nlu/languages/pack.ts';

/** How callers say that something is urgent, and that it is not. */
export const urgency: UrgencyPhrases = {
  urgent: `urgent|emergency|as soon as possible|asap|right away|immediately|right now|straight away|ambulance|hospital|in hospital|cant wait|time sensitive|need to know tonight|in the next hour|in the next 15|in the next ten|within the hour|taken him to|taken her to|had a fall|bleeding|accident|unconscious|locked out|flooding|pouring|on fire|stuck at|cant breathe|sick at|come get him|come get her|come and get|pick up if you can|hurry|very soon as you can|before i have to take it back|im desperate|really desperate|nobody on the till|smell of gas|smells of gas|smell gas|gas leak|chest pain|collapsed|passed out|not breathing|a seizure|a stroke|heart attack|on his way to surgery|the minute you get this|the second you get this|soon as you get this|soon as you hear this|soon as you can|doesnt matter what time|no matter what time|any hour of the night|drop everything|smoke coming|water coming through|burst pipe|pipe burst|pipe has burst|is trapped|gone missing|has gone into labour|gone into labor|police are here|fell off|fell down|high fever|come quick|come home now`,
  calm: `not urgent|no rush|no hurry|not an emergency|isnt urgent|nothing urgent|not super urgent|nothing important|not important|whenever suits|whenever you like|whenever you|take your time|no big deal|dont worry|nothing scary|not at all urgent|no emergency|not desperate|not really urgent|wasnt urgent|dont be alarmed|nothing serious|nothing to worry|is comfortable|no panic|its not desperate|in no hurry|theres no panic|dont panic|when you get a minute|when you get a chance|can wait`,
  yes: `yes|yeah|yep|it is|very|quite|kind of|definitely|absolutely|extremely`,
  no: `no|not|nope|nah`,
  asks: `urgent`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:wont|will not|never|dont|doesnt|do not|does not|cannot|cant|not|no|nobody|nothing)(?: (?:ever|going to|be|to|need|needs|want|ask|asks|asking|asked|have|give|take|takes|share|tell|read|send|pay|require|accept|charge|him|anyone|anybody|them|you|for|any|a|your|out|discuss|touch|confirm)){0,12}',
  wanted:
    '(?:(?:medicare|card|account|security|bank|pin|sort) )?(?:codes?|pins?|passwords?|passcode|card|details|medicare|social|iban|money|payments?|to pay|deposit|cash|bank|information|over the phone|by phone)',
};

/** What clauses are cut by. */
export const clauses: Clauses = {
  starts: `i im i’m ive i’ve i’d i’ll we we’re we’ve we’d we’ll you you’ve your there there’s the a an my our his her could can would need needs about wondering wanted want just letting to regarding both no nobody do did are is has have any somebody someone`,
  joins: `and but so because cos since if that which when while then as well where who than`,
  loose: `the a an my your our his her of for to at in on with and but or from that if is are was be been has have had i we you it by about some any no so as there they he she this will would could can do please`,
  aside: `call ring phone buzz text give gimme try reach thanks cheers bye goodbye`,
  fillers: `um uh er erm eh hello hi hey hiya g’day yeah yes okay ok well oh ah`,
};

export const agreement: Agreement = {
  small:
    'okay|ok|okey|alright|all right|right|fine|great|perfect|exactly|indeed|correct|cool|aha|mhm|uh huh|of course|yea|thats right|that is right|thats correct|that is correct',
  around:
    'um|uh|erm|er|hmm|hm|oh|ah|well|so|and|then|now|let me see|i guess|i think|please|thanks|thank you|thanks a lot|thank you very much|very much|with me|by me|for me|with that|hello|hi|sir|madam|maam|let us|lets|do|that|it|is|there|you|all',
};

export const digits: Digits = {
  ones: 'zero/oh/o/nought one two/too three four/for five six seven eight/ate nine',
  teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
  multipliers: { double: 2, triple: 3, treble: 3 },
  codeWords: /\b(code|pin|passcode|password|otp|card)\b/i,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [];

/** What the language is recognised by. */
export const identification: Identification = {
  littleWords:
    'the and is are was you your it its to of for with this that have has had would could please call calling from about hi hello im my me we be on at in not just so thanks thank',
  script: null,
};

/** Countries whose callers most likely speak it. */
export const countries = 'US GB CA AU NZ IE ZA';
