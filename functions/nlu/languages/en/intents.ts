import type { IntentPhrases } from '#functions/nlu/intents/phrases.ts';

export const intents: IntentPhrases = {
  yes: `yes|yeah|yep|yup|yea|ya|yes please|sure|sure thing|of course|certainly|absolutely|definitely|indeed|okay|ok|okey|alright
all right|correct|thats correct|thats right|that is right|that is correct|right|exactly|affirmative|go ahead|please do|do it
fine|thats fine|that is fine|fine by me|fine with me|im fine with that|sounds good|sounds great|perfect|great|works for me|that works
that would be great|that would be good|that would be fine|id like that|i would like that|that would work|i agree|you may|you can
you can record|you may record|record it|no problem|not a problem|no problem at all|no worries|no i dont mind|i dont mind|dont mind
no objection|no objections|i have no objection|not at all|no not at all|no go ahead|no thats fine|no its fine|no thats okay|no thats ok|its fine
its ok|its okay|thats ok|thats okay|why not|by all means|be my guest|very much so|yes it is|its urgent|it is urgent|very urgent
please call|you bet|for sure|cool|mhm|uh huh|aha|`,
  no: `no|nope|nah|no thanks|no thank you|no way|negative|never|absolutely not|certainly not|of course not|definitely not|not really|rather not
id rather not|i would rather not|i dont want|i do not want|i dont think so|not okay|not ok|thats not right|that is not right|not right|thats wrong
that is wrong|thats not correct|not correct|incorrect|wrong|wrong time|wrong number for me|dont do that|please dont|please do not|i dont agree|i do not agree
i disagree|i refuse|not yes|no its not|its not|it is not|it isnt|not urgent|its not urgent|it is not urgent|no rush|not fine|doesnt work
does not work|doesnt work for me|that wont work|wont work|i cant|i cannot|im not okay with|i am not okay with|id prefer not|i prefer not|i dont consent
i do not consent|not going to work|you may not|you can not|you cannot|yes no`,
  robot_question: `are you a robot|are you a bot|are you a machine|are you a computer|are you human|are you a human|are you a real person|are you real
are you a person|are you a real human|are you an ai|are you ai|are you artificial|are you a recording|is this a recording|is this a robot|is this a bot
is this a machine|is this a computer|is this a real person|is this an ai|is this ai|is this automated|are you automated|is this a human|is that a robot
am i talking to a robot|am i talking to a machine|am i talking to a bot|am i talking to a computer|am i talking to a human|am i talking to a person
am i talking to a real person|am i speaking to a robot|am i speaking to a human|am i speaking to a person|am i speaking with a _|am i talking with a _
am i speaking to a machine|am i speaking to a real person|do you have a human|say that you are human|say you are human|say youre human|tell me you are human
admit you are a robot|youre a robot|you are a robot|you are a machine|youre a machine|youre not human|youre not a person|are you alexa|are you siri|are you chatgpt
can i speak to a human|can i talk to a human|let me speak to a human|let me talk to a human|talk to a real person|speak to a real person|speak to a person|who am i talking to
who am i speaking to|what are you`,
  do_not_record: `dont record|do not record|not record|stop recording|no recording|dont record me|dont record this|do not record me|without recording
turn off the recording|turn the recording off|switch off the recording|switch the recording off|end the recording|stop the recording|quit recording|stop taping
dont tape|do not tape|dont write this down|do not write this down|dont write it down|stop writing|delete the recording|delete this recording|erase the recording|erase this
i dont want to be recorded|i do not want to be recorded|dont want to be recorded|do not want to be recorded|rather not be recorded|dont want this recorded
do not want this recorded|dont want you to record|do not want you to record|i dont consent to recording|i do not consent to recording|i dont consent to being recorded
i do not consent to being recorded|i dont agree to be recorded|off the record|no transcript|dont transcribe|do not transcribe|stop transcribing|not be recorded
dont want it recorded|do not want it recorded|i object to recording|i object to the recording|not being recorded`,
  wants_message: `leave a message|leave him a message|leave her a message|leave them a message|leave _ a message|take a message|leave a voicemail|leave voicemail
leave a voice mail|voicemail please|message please|just a message|can i leave a message|record a message|give _ a message|pass on a message|pass a message
leave a quick message|leave a short message|to the voicemail|go to voicemail|straight to voicemail`,
  abuse: `fuck|fuck*|fucking|motherfuck*|shit*|asshole*|arsehole*|bitch*|bastard*|cunt*|dickhead*|dick head|prick|wanker*|bollocks|piss off|son of a bitch
idiot|you idiot|youre an idiot|you are an idiot|moron*|you moron|stupid machine|stupid robot|stupid bot|stupid cow|you stupid|youre stupid|you are stupid|imbecile|retard*
shut up|go to hell|screw you|drop dead|i will kill you|ill kill you|im going to kill you|kill yourself|go kill yourself|whore*|slut*|scumbag*|piece of crap
piece of garbage|you suck|youre useless|you are useless|you worthless|dumbass|dumb ass|jackass|twat|faggot*|nigger*|i will find you|ill find you and`,
  emergency: `emergency|an emergency|ambulance|call an ambulance|heart attack|cardiac arrest|stroke|cant breathe|can not breathe|cannot breathe|not breathing|isnt breathing
is not breathing|stopped breathing|unconscious|bleeding badly|bleeding heavily|lot of blood|house is on fire|is on fire|theres a fire|there is a fire|gas leak|smell gas
call 911|call 999|call 112|nine one one|been shot|been stabbed|someone is dying|is dying|im dying|overdose|overdosed|suicide|kill myself|end my life|hurt myself
going into labor|going into labour|in labor|car crash|car accident|been in an accident|had an accident|intensive care|life or death|someone broke in|break in right now
being attacked|drowning|choking|seizure|anaphyla*`,
  asks_about_owner: `where is he|where is she|where are they|where is _|wheres he|wheres she|wheres _|where does he|where does she|where does _ live|where does _ work|where do they live
where he lives|where she lives|where they live|where _ lives|where he works|where she works|where _ works|where he is|where she is|where _ is right now
is he home|is she home|is _ home|is he at home|is she at home|is _ at home|is he in|is she in|is he there|is she there|is _ there|is anyone home|is anybody home|is he out
is she out|is he away|is she away|is _ away|is he travelling|is she travelling|is he traveling|is she traveling|is _ travelling|is _ traveling|is _ on holiday|is _ on vacation
out of town|in the country|when will he|when will she|when will _ be back|when is he back|when is she back|when does he|when does she|when does _ get home|get back home
his address|her address|their address|_ address|whats the address|home address|what address|street address|his number|her number|private number|personal number|cell number|mobile number of
his mobile|her mobile|his email|her email|email address|e mail address|how old is|his age|her age|date of birth|his birthday|her birthday|is he married|is she married|is _ married|his wife
her husband|his husband|her wife|his family|her family|his kids|her kids|his children|her children|does he have|does she have|does _ have kids|his schedule|her schedule
his calendar|her calendar|owners calendar|the owners _|owners address|owners number|the calendar|whats on the calendar|what is he doing|what is she doing|who is he with|who is she with|who does he
who does she|last name of|full name|his last name|her last name|whats her last name|his boss|her boss|his job|her job|his bank|her bank|alone at home|home alone|bank details|read me the
other appointments|his appointments|her appointments|who else called|who called`,
  asks_for_code: `verification code|security code|the code|your code|passcode|pass code|pin code|pin number|your pin|one time password|one time code|otp|access code|login code|confirmation code
six digit code|four digit code|digit code|sms code|code we sent|code i sent|code that was sent|code that came|authentication code|2fa|two factor|password|the password|cvv|card number|code from the text
a code|code by text|code in the message`,
  goodbye: `goodbye|good bye|bye|bye bye|bye now|see you|see ya|have a nice day|have a good day|have a good one|take care|talk to you later|thats all|that is all|thats it|thats everything|nothing else
no thats all|no thats it|no that is all|nothing more|ill call later|ill call back later|i will call back later|ill try again later|cheers bye|never mind|forget it|im hanging up|hang up`,
  wants_no_callback: `no callback|no call back|no need to call|no need to call back|no need for a call|no need to phone|dont call back|dont call me back|do not call back|do not call me back|dont call me
please dont call|dont need a callback|dont need a call|dont need a call back|dont have to call|doesnt need to call|doesnt have to call|does not need to call|does not have to call|doesnt need to ring|not necessary to call
_ doesnt need to call|_ doesnt have to call|no need to ring|no need to ring back|without calling back|ill call again|i will call again|ill call back|i will call back|ill ring back|ill ring again|ill try again|ill call _ again
no callback needed|no callback necessary|not necessary|no need`,
  vague_time: `any time|anytime|whenever|whenever you like|whenever suits|whenever is good|any time is fine|either|either one|either works|either is fine|either of them|both work|both are fine
as soon as possible|asap|soon|as soon as you can|as soon as he can|as soon as she can|when he can|when she can|when you can|when he has time|when she has time|i dont care|doesnt matter|it doesnt matter|dont mind which
i dont mind which|you choose|you pick|up to you|up to him|up to her|im flexible|im free all day|all day|whatever works|whatever`,
  first_slot: `the first|first one|the first one|the first time|the first slot|the first option|first option|first slot|first works|first is fine|first is good|first is better|first please|option one|option a|number one
the earlier|the earlier one|earlier one|earlier is better|the former|the sooner|sooner one|the sooner the better|the one before`,
  second_slot: `the second|second one|the second one|the second time|the second slot|the second option|second option|second slot|second works|second is fine|second is good|second is better|second please|option two
option b|number two|the later|the later one|later one|later is better|the latter|the last one|the other one|the other|the latter one`,
  repeat_please: `repeat|repeat that|repeat please|say that again|say it again|say again|can you repeat|could you repeat|come again|pardon|pardon me|excuse me|sorry what|what|what was that|what did you say|i didnt hear
i didnt catch|i didnt understand|i dont understand|i do not understand|i cant hear you|cant hear|didnt get that|one more time|once more|again please|huh|slower|speak slower|speak up|louder`,
  three: 'three|3|tree|free|number three|the number three',
  nothing: `right now|right away|right there|right here|right side|turn right|all right now|right after|the right person|the right number|right number|fine print|the wrong number|wrong number|no idea|i have no idea
no longer|no one|no matter|yes or no|say yes|please say|of course not really|the first of|first of all|first time|for the first time|message from|got a message|got your message|sent a message|text message
first name|my first name|the second of|a second|one second|just a second|wait a second|not sure|im not sure|i dont know|number 3|what time|what day|what about|whats wrong|what i|what we|what it|what happened|what they|thats what|great grand*
cant wait|ok so|okay so|i cant wait|know what|excuse me this|free of charge|three days|three oclock|at three|3 oclock|three thirty|do you mind|the other day|the other side|see you on|see you at|my mobile number|my address|my email address
my full name|my last name|my date of birth|his code name|bar code|zip code|post code|area code|dress code|the area code|no answer|there was no answer`,
};
