import type { Concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';

export const en: Concepts = {
  parcel: 'parcel|package|packet|pallet|crate|shipment|tracking|postage|freight|boxes=|box=|letter for you|consignment',
  courier:
    'courier|postman|mailman|post office|delivery driver|delivery guy|carrier|logistics|van driver|dispatch|depot|driver',
  deliver:
    'deliver|drop off|dropped off|dropping off|drop it|left it with|leave it with|leave it|pick it up from the|sign for|signature|collection point|pick up point|locker|redeliver|on my round',
  neighbour:
    'neighbo|next door|across the street|across the road|number nine|from upstairs|from downstairs|from number|over the road|down the hall',
  doorway:
    'buzzer|doorbell|gate|door code|gate code|front door|porch|nobody home|no one home|nobody in|no answer at|outside your|at your door|your address|flat number|apartment number|stairs|elevator|lift=|intercom|unload|lobby',
  flowers: 'flower|bouquet|florist|roses=|petal|wreath|hamper',
  bulky:
    'fridge|freezer|washing machine|washer|sofa|couch|mattress|wardrobe|furniture|dishwasher|dryer|tiles|flat pack|oven|bed frame|timber|gravel',
  appointment:
    'appointment|booking|booked|reservation|reserved|slot|schedule|book you|check in for|your visit|fitting|session',
  reschedule:
    'reschedul|move your|move it to|shift your|change your|another day|another time|different day|new date|postpone|push back|push it|bring forward|swap your|cancel|moved to|had to move|rearrange|find you another|earlier time|a later',
  confirm: 'confirm|press 1|press one|reply yes|final number|double check|still coming|still on for|still good for',
  reminder: 'remind|reminder|24 hours|cancellation policy|due for your',
  table: 'table|restaurant|bistro|brunch|party of|set menu|dinner reservation|guests|tasting',
  salon:
    'haircut|hair=|colour|color=|salon|barber|nails|manicure|massage|facial|stylist|trim|highlights|lashes|spa=|tattoo|brows',
  dentist:
    'dental|dentist|hygienist|cleaning=|tooth|teeth|orthodont|braces|filling|root canal|checkup|check up|eye test|eye exam|optician|glasses',
  counter:
    'passport|visa=|dmv|licence|license|registry|town hall|permit|consulate|citizenship|biometric|mot=|viewing|inspection',
  medic:
    'doctor|dr=|gp=|nurse|clinic|surgery|physio|therapist|therapy|practice|specialist|cardiolog|dermatolog|radiolog|referral|consultant|midwife|care home|nursing home|carer|patient|medical|health|medicare|medicaid',
  medicine:
    'pharmac|prescription|refill|medication|medicine|tablets|pills|dose|antibiotic|insulin|inhaler|chemist|vaccin|flu shot|jab',
  results:
    'results|blood work|blood test|bloods|lab=|lab results|scan|x ray|xray|mri|biopsy|sample|mammogram|ultrasound|blood pressure|cholesterol',
  hospital:
    'hospital|ward|operation|surgeon|surgical|ambulance|icu|discharge|discharged|pre op|anaesthe|anesthe|emergency room|theatre till',
  ill: 'fever|temperature|threw up|vomit|sick=|unwell|poorly|pain|a fall|fell|injur|rash|cough|headache|knee|hip=|broke his|broke her|stomach',
  animal: 'vet=|vets|veterinar|dog|cat=|puppy|kitten|your pet|kennel|cattery|paw',
  school:
    'school|elementary|academy|college|university|faculty|campus|district|pta=|principal|headteacher|head teacher|headmaster|admissions|enrol|dean=|registrar|sixth form|semester|term=|tuition',
  teacher:
    'teacher|tutor|professor|class teacher|coach=|instructor|lecturer|counselor|counsellor|swim lesson|driving lesson',
  nursery: 'nursery|kindergarten|daycare|preschool|day care|playgroup|creche|after school|childmind',
  pupil:
    'your son|your daughter|your child|his son|his daughter|her son|her daughter|their son|in class|in my class|year six|year 6|grade=|pupil|student|classmate|homeroom|the kids=|field trip|school trip|school bus',
  lessons:
    'homework|maths|math=|exam|grades|report card|reading=|algebra|essay|recital|rehearsal|uniform|pe kit|lunch money|permission slip|consent form|bake sale|fair=|behaviour|behavior|detention|playground|lesson',
  closed:
    'will be closed|is closed|are closed|snow day|closure|early dismissal|winter storm|cancelled today|no classes|delayed opening',
  parents: 'parents|guardian|parent teacher|parents evening',
  order:
    'my order|my wedding|my cake|our extension|our kitchen|cake|commission|you make|you made|you do|do you do|you designed|you drew|you built|catering|i saw your work|your work|your website|hire you|book you for|your services|i want you to|could you make|could you do|your portfolio|you photographed|alter|bespoke|client|customer|logo|translation|for my wedding|design|revised|brochure|proofs|edits',
  invoice:
    'invoice|overdue|unpaid|outstanding|payment terms|purchase order|receipt|balance due|statement|past due|remittance',
  contract: 'contract|proposal|tender|bid|agreement|the deal|sign off|signoff|draft|amendment|supplier',
  meeting:
    'meeting|conference|presentation|slides|agenda|the call with|zoom|teams call|demo|standup|board|kickoff|walkthrough|site visit|walk the lot|deadline|spreadsheet|report by|the figures|the numbers',
  shift:
    'shift|cover for|cover me|rota|roster|double time|overtime|short staffed|called in sick|clock|on call|nobody on|night shift|early shift|day off',
  team: 'colleague|office|ops=|accounting|hr=|human resources|warehouse|head office|the boss|manager|payroll|from work|the team|procurement|finance team|site=|foreman|crew|on site|workshop|front of house|reception|department|intern=|supervisor',
  breakdown:
    'server|system down|systems down|is down|password|network|login|log in|crash|outage|database|printer at|alarm at the|machine broke|flooded|backup|till=|production line|forklift',
  vacancy:
    'interview|application|applied|applicant|the job|the position|the role|cv=|resume|candidate|hiring|references|start date|job offer|trial shift',
  supply:
    'supplier|flour|stock|wholesale|steel|concrete|cement|batch|shipment of|samples|quantities|lead time|units|production|delivery schedule|raw material',
  repair:
    'plumb|boiler|furnace|leak|tap=|faucet|pipe|drain|electrician|wiring|roof|gutter|repair|fix=|fix the|fixed|fitting the|valve|locksmith|handyman|carpenter|painter|tiler|heating|air conditioning|hvac|chimney|pest|dishwasher part|spare part|the part|toilet|sink|radiator|thermostat|plaster|decorat|fence|gardener|hedge|lawn|cleaner|chimney sweep|septic|glazier',
  utilities:
    'internet=|broadband|fibre|fiber|router|wifi technician|meter reading|meter=|gas=|electricity|power cut|water shut|water off|water will|electric company|outage|modem|utility|landline',
  garage:
    'garage|mechanic|brake|tyre|tire|your car|the car is|oil change|service on your|mot|transmission|clutch|exhaust|bodywork|windscreen|windshield|battery|alternator|wheel|engine',
  law: 'lawyer|attorney|solicitor|notary|legal|court|case=|will=|estate|deed|hearing|settlement|mediation|power of attorney|probate|conveyanc|counsel|closing date|escrow',
  tax: 'tax=|taxes|accountant|bookkeep|tax return|irs|hmrc|vat=|mileage|deduction|receipts|filing|self assessment|1099|w 2|quarterly',
  installation:
    'install|technician|engineer|set up your|maintenance|inspector|inspection|service visit|servicing|surveyor|architect|movers|moving company|removal|contractor|elevator inspection|annual check|photographer|caterer|storage unit',
  insurance: 'insurance|insurer|policy|broker|premium|cover=|claim|underwriter|no claims|deductible',
  quote:
    'quote|estimate|quotation|pricing|price list|figures for|costing|worked out the price|brochure you|package for',
  requested:
    'you asked|you requested|you wanted|you were after|you enquired|you inquired|you filled|your enquiry|your inquiry|as discussed|like you asked|as agreed|you came in|you looked at|you were looking|asked us|asked me to|the one you|you left your details|as promised|following up on your|your request|you signed up|you contacted us|came round to measure|we measured|you viewed|you tried',
  secondhand:
    'used=|second hand|secondhand|low mileage|camper|piano|for sale|the model|came in|in stock|test drive|trade in|the seller|listing|dealership|showroom|convertible|motorbike|miles on|bike=|guitar',
  offer:
    'offer|deal=|discount|price|hold it for|valid until|per month|upgrade|option|cheaper|best rate|cruise|holiday package|travel agent|itinerary|trip you',
  windows:
    'window|solar|panels|kitchen design|kitchen cabinets|cabinet|conservatory|double glazing|flooring|awning|blinds|garage door|roof panels|heat pump|wardrobes|decking|driveway',
  bank: 'bank|credit union|building society|business manager|relationship manager|banker|teller|safe deposit|savings',
  card: 'card=|debit|credit card|replacement card|back of your card|back of the card|contactless|your card|expiry',
  loan: 'mortgage|loan|credit=|lending|refinanc|interest rate|approved|repayment|overdraft|renewal paperwork|down payment',
  fraud:
    'fraud|unusual|suspicious|security team|transaction|blocked|frozen|on hold|verify|never ask|did you make|authoris|authoriz|flagged|precaution',
  account:
    'account|transfer|payroll|wire|deposit|direct debit|standing order|limit|cheque|check bounced|withdrawal|statement|signature card|iban|maturity|fixed deposit|cd=',
  branch: 'branch|in person|bring your id|photo id|counter|appointment at the bank|come in with|sort code',
  wrong:
    'wrong number|wrong person|misdial|dialed wrong|dialled wrong|wrong phone|not your number|isnt this|is this not|thats not|who is this|is not this|who are you|never mind then|must have the wrong|sorry to bother|got the wrong|is it not|where have i got|oh this isnt|not the|this isnt',
  isThat:
    'is that|is this the|is this|can you put|do you sell|are you open|do you have any|put me through|can i speak|how much for|can i order|can i get|id like to order|do you still',
  taxi: 'taxi|cab=|pizza|takeaway|take out|delivery order|pickup at|box office|tickets for|extension|dispatch',
  landlord:
    'landlord|landlady|tenant|letting agent|property manager|lease|your flat|your apartment|deposit back|super=|superintendent',
  rent: 'rent=|rental agreement|the rent|lease|renew|deposit|eviction|new account for|utilities bill|sublet|increase from',
  politics:
    'canvass|campaign|volunteer|election|vote|voting|council race|petition|precinct|polling|leaflet|flyer|door knock|candidate for|ward=|doorknock|phone bank|poll worker|rally',
  found:
    'found your|found a|i found|lost property|lost and found|wallet|keys=|handed in|passport in|left behind|your phone was|left your|jacket',
  disturbance:
    'alarm going|alarm=|noise|parked|blocking|double parked|your car is|lights on|headlights|window open|water coming through|smoke|tree down|fence down|scratched|dented|hedge|loose dog|sprinkler|driveway',
  police:
    'police|officer|detective|sergeant|witness|statement about|report a|incident|jury|court clerk|burglary|theft|census|constable',
  association:
    'church|choir|seating|concert|hoa=|association|committee|club=|charity auction|rehearsal|parish|mosque|temple|synagogue|raffle|allotment|band=|orchestra|fundraiser|blood drive|reading group|book club|library|exhibition|minutes',
  building:
    'building=|residents|parking|parking space|recycling|bins|hallway|stairwell|bike shed|communal|tenants meeting|garbage|condo|strata|doorman|concierge',
  kin: 'mum|mom=|mam=|mother|dad=|daddy|father|brother|sister|aunt|uncle|cousin|grandma|grandpa|grandad|nan=|nana|gran=|granny|your brother|your sister|your wife|your husband|mother in law|nephew|niece|son=|daughter=|grandson|stepdad|stepmom|sis=|in laws',
  child:
    'the kids|the baby|the children|the boys|the girls|the little|from practice|bedtime|babysit|pick up the|toddler|nap|the twins',
  meal: 'dinner|sunday lunch|roast|thanksgiving|christmas|easter|joint in|supper|casserole|lasagna|cooking|for tea|lunch|eid|passover',
  love: 'love you|love=|darling|honey|sweetheart|babe|dear=|sweetie|hon=|miss you|kisses|xx|proud of you|pet=',
  mate: 'mate=|dude|buddy|bro=|pal=|man=|lads|hey man|you git|girl=|bestie|old friend|from uni|from college|from school days|from climbing|from the gym|from work drinks|the gang|the guys|the boys|guess what',
  party:
    'birthday|party|barbecue|bbq|wedding=|stag|hen do|bachelor|best man|bridesmaid|speech|housewarming|new years|celebrate|surprise|gift|present for|anniversary',
  leisure:
    'fishing|football|game=|match|pub=|beer|drinks|hike|hiking|climbing|camping|concert|gig|movie|film|boat|ski|surf|golf|poker|trip|weekend away|festival|tickets|run=|road trip|lake|tennis|five a side|coffee|quiz|bowling|jam=|band practice|yoga',
  borrow:
    'borrow|lend|moving house|help me move|moving out|move out|truck for|trailer|ladder|drill|return your|give you back|moving into|new flat|new place|lift to|ride to|the van for',
  baby: 'baby|pregnant|seven pound|gave birth|newborn|christening|due date|its a girl|its a boy|engaged|shes here',
  reunion:
    'catch up|catching up|catch you|long time|thought of you|in town|reunion|back in town|see you|how are you|hows things|miss hanging|new number|just calling to say|just saying|hang out|check on you|chat=|gossip|my new number',
  formal:
    'good morning|good afternoon|thank you|please|kindly|regarding|on behalf|calling from|office hours|we are calling|your convenience|calling about your|this message|automated|this is an automated|do not reply',
  familiar: 'hey=|ring me|give us|ta=|cheers|call me|gonna|gotta|yeah=|bye bye|okay bye|its me|pick up|pls|wanna|lol',
};
