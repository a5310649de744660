import type { Cues } from '#functions/assistant/understanding/when/cues/cues.ts';

export const en: Cues = {
  asks: 'when |what time|which time|call you back|call back|best time|good time|what day|reach you',
  call: "drop me|touch base|have a word|ping me|get hold of|get a hold|contact me|contact us|hear from|back to me|back to us|return my call|calls me|phones me|a tinkle|phone me|phone us|phone back|get back to|reach me|reach us|get me|a ring|a call|a bell|a shout|a buzz|try me|try us|can we talk|could we talk|have a chat|let me know|please call|but call|and call|just call|could you call|could you ring|could you phone|can you call|can you ring|say |let's say|so say|tell me|text me|call |hit me up|hmu|give us a|give me a|a yell|a holler|ring|buzz|dial|chat|a word|speak|talk|discuss|go over|by phone|over the phone|on the phone|telephone|phone with|telephonically|shoot me|facetime|whatsapp me|hop on a call|quick call|jump on a call|drop us a line|circle back|connect|reach out|hear back|get on the phone|phone the|return our call|have him call|have her call|ask him to call|ask her to call|a jingle|be called|phone in",
  tell: 'confirm|reply|respond|your answer|an answer|tell us|let us know|text us|email|message me|get your',
  free: "best time|good time|i'm free|i'll be free|i'll be in|i'll be home|i'll be at my desk|at my desk|pick up|answer|i can talk|we can talk|catch me|free to talk|available|i'm home|i'm around|i'm off|i'm in the office|i'm at work until|i'm here|i get off|i have a break|my break|on my break|in my office|i'm on lunch|planning period|between classes|free period|will be around|we're here|reachable|be reached|at the desk|by the phone",
  needless:
    "no need|don't need to|do not need to|no reply|no callback|no call back|nothing to do|nothing you need|no action|don't worry about|needn't|not necessary|don't call|do not call|don't bother|no call needed|no point calling|rather you didn't call|don't ring|do not ring|no response needed|without calling",
  self: "i'll give you|we'll give you|i'll get back|we'll be in touch|i'll be in touch|try him|try her again|i'll text|we'll text|i'm going to call|i'm going to try|no need to|don't bother|don't call|do not call|not necessary|i'll call|i'll try|i'll ring|i will call|i will try|we'll call|we'll try|i'll phone|we will call|i'm calling again|i'll be back|i'll pop|i'll come|i'll drop|try you|try again|ring you|call again|call you|calling you|ring again|see you|i'll see|he'll call|she'll call|they'll call|he will call|she will call|they will call|will call you|someone will call|will be in touch|will contact you|will get back|we will ring|he'll ring|she'll ring|they'll ring|will phone you|be calling you",
  intro:
    "i'm ringing|i am ringing|ringing about|ringing to|ringing from|i'm calling|i am calling|calling about|calling to|calling from|calling with|calling for|calling regarding|just calling|phoning about|phoning to|phoning from|i'm phoning|called about|called earlier|i called|i rang|i phoned|rang earlier|tried to call|tried calling|been trying|missed your call|missed call|you called|you rang|returning your call|sorry to call|sorry to ring",
  suits:
    "works|is fine|is good|would be|would do|suits|is best|is ok|is perfect|if that|if you can|please|is great|if possible|sounds good|'s fine|'s good",
  unfit: "is no good|doesn't work|won't work|i can't|is out|is bad|not good|is the cut|doesn't suit",
  busy: "scheduled for|all |through |till|until|i'm at|i'm out|i'm away|we're closed|closed|i'm in|i work|busy|i'm teaching|be at|except|cut off|due|appointment|reminder|deliver|between|booked|on for|for your|since|your|open|hours|from|i've got|i have|working|meeting|tied up|i'm travelling|on site|i'm off sick|in court|on call|i've a|wrecked|i'm on shift|no good|is full",
  earliest: 'not before|no earlier than|not until|no sooner than|any time after|anytime after|from then on',
  event:
    'appointment|booked|booking|deliver|scheduled|arrives|arriving|meeting|party|starts|start at|due|expires|closes|closing|match|game|kickoff|practice|class|exam|lesson|visit|checkup|reservation|surgery|rehearsal|flight|ferry|train|deadline|ceremony|funeral|wedding|service|birthday|session|viewing|moved|cancelled|postponed|reminder',
  come: 'come|collect|pick it up|pick up your|pick them up|drop by|drop in|pop in|pop over|stop by|swing by|bring|show up|be there|meet',
  hours: 'we close|we open|we are open|lines open|open|office hours|closed|shut|monday to|weekdays',
  vague:
    'any time|anytime|whenever|no rush|when you can|when you get|at your convenience|as soon as|asap|right away|soon as|no hurry|when it suits',
  that: 'then|that time|that day|the same time',
  so: "so |say |let's say |make it |then ",
  not: 'not ',
  wrong: 'wrong number|wrong person|misdialed|misdialled|dialed wrong|rang the wrong|not the right number',
  recorded:
    'press 1|press one|press 2|automated notice|automated call|automated message|recorded message|do not reply|stop these calls',
  agrees: 'yes|yeah|yep|sure|ok|that works|perfect|fine|great|sounds good|that one|please',
  first: 'first|former|earlier',
  second: 'second|latter|later one|other',
};
