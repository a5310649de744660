import type { OwnCalls } from '#scripts/models/train/reasons/own-calls.ts';

export const en: OwnCalls = {
  delivery: `hi it's the parcel locker at the corner shop your package goes back tomorrow bring some ID
    it's the grocery driver I've got your shopping but the gate code doesn't work
    Martel Kitchens the truck comes Tuesday between eight and noon to drop off the cabinets
    it's Mr Ross on the ground floor the postman left a parcel with me for you
    freight agent at Heathrow your shipment is held at customs I need the invoice
    I've got a bouquet to hand over and nobody's opening the door
    propane bottles and two bags of pellets I can bring them up about five`,
  appointment: `Camille from the agency the viewing of the flat on Saturday is off the tenant won't have it can we say Tuesday
    salon here we've had a cancellation at three for your colour
    the notary's office the signing is moved up to the fourth does that suit
    it's Enzo your trainer I have to move Thursday's session
    driving school tomorrow's lesson is cancelled the car is in the garage
    the bistro about your table for eight tonight are you still eight
    gas company the engineer can't make the inspection on Wednesday we can offer Friday
    eye clinic a reminder of your appointment Monday at nine press one to confirm
    the tattoo studio I'm ill and have to push your appointment back a week`,
  work: `it's Sandra in HR I still need your signature on the contract before payroll
    you laid our floor in spring and two boards are lifting could you come back and look
    it's Mo I'm stuck on the motorway can you open up for me
    Lorraine Steel the stock for your order is two weeks late
    I'm looking for somebody to photograph our wedding in June are you free
    recruitment agency the client liked your application and wants a second interview
    it's the boss the server is down and the tills are stuck call me
    city procurement about the bid you submitted there's a certificate missing
    do you still give guitar lessons it's for my son he's ten`,
  family: `it's dad you left your charger at the house I'll post it
    hello pet it's gran your uncle is in hospital nothing serious ring your mother
    it's your sister we're chipping in for mum's sixtieth how much are you in for
    honey I'm stuck at work can you get the kids from daycare
    it's uncle Ray the lawyer wants all of us about grandpa's house
    I get in at six at the station come and pick me up love
    it's your cousin in Montreal I had the baby it's a girl
    it's mum the telly has stopped and I don't know which button`,
  friend: `hey it's Flo you left your scarf at mine last night
    alright mate it's Hakim from the club we need a keeper Thursday
    it's Lucy guess who I bumped into at the market I'll tell you everything
    we're off skiing in February there's a space in the chalet fancy it
    it's Bruno can I borrow your trailer Saturday for the move
    I've two tickets for the gig come with me
    brother it's Ali from college we're doing a reunion dinner
    hey it's Pauline just wanted to hear how you are since the breakup`,
  health: `market pharmacy your prescription is in we'll keep it till Saturday
    the lab your blood results are ready the doctor would like a word
    the nursing home your mother had a fall in the night she's fine the doctor has seen her
    district nurse I'll be later today for your husband's injection
    animal hospital your cat is awake and the surgery went well
    health plan the authorization for your knee has come through
    dialysis unit please come an hour early for your session
    optician your new glasses have arrived
    screening program your kit has not reached the lab
    blood service we're short of O negative could you give this week`,
  school: `attendance office your son was not in class this morning
    the nursery your little girl has a temperature somebody needs to fetch her
    it's Leo's dad from second grade we're sorting lifts for the museum trip
    university registrar a document is missing from your application
    I'm Zoe's teacher I'd like to see you about her homework
    school is closed tomorrow because of the snow
    the school bus will be ten minutes early
    Chloe's mum we're collecting for the teacher's present
    the music school the recital has been moved to the tenth`,
  service_provider: `it's the plumber I've found the leak I have to break the tiles what do I do
    alarm monitoring centre your shop alarm has gone off a patrol is on the way
    claims department of your insurance the adjuster comes Tuesday about the water damage
    power company there's an outage planned on your street Thursday morning
    Azulay solicitors the judgment is in ring us before you sign
    Pine garage the clutch is gone and it needs a flywheel as well
    your accountant I need the March receipts for the return
    dry cleaners your coat is ready but the stain stayed
    the movers our truck can't park we need a permit
    the maker is recalling your car for a faulty airbag
    estate lawyers your aunt left you something in her will we need a signature`,
  bank_real: `your bank manager about the overdraft come into the branch
    the machine kept your card the new one is at the counter
    fraud team we blocked a purchase ring the number on the back of your card
    credit union your mortgage is up for renewal
    the cheque you paid in has bounced
    we need proof of address to keep your account up to date
    your loan has been approved we only need you to sign
    the branch closes for building work your safe deposit box moves`,
  sales_wanted: `Petit Joinery the quote you asked for on the conservatory is ready
    the dealership the car you wanted to test drive is in
    travel agency I found two flights to Athens like you wanted
    insurance broker the comparison you requested on our site is done
    language institute you asked about prices for evening classes
    the mattress shop the one you liked is on sale till Sunday
    it's the man from the ad the motorbike you wanted is still here I'll hold it
    kitchen studio after your visit I've finished the plan and the price`,
  wrong_number: `hello butcher I'd like a roast oh sorry wrong number
    doctor it's Mrs Blin about my dressing what do you mean it's not the surgery oh excuse me
    Gerry it's Lucy bring bread oh you're not Gerry sorry
    a taxi to the hospital right away oh shoot wrong number
    message for Mr Tavernier your tires are in if you are not Mr Tavernier disregard this
    I'd like to move my haircut on Thursday what this isn't the salon I swapped two digits
    put me through to accounts oh it's a private number sorry to bother you
    boss the delivery's done uh this isn't his number is it`,
  other: `it's the caretaker there's water coming from your place into the hall
    I found your wallet on the bus with this card in it
    the library the book you reserved is back
    police station you are asked to come in as a witness Monday
    city hall you paid the tax twice we owe you a refund come to the counter
    it's the neighbour from number three your car is blocking my garage
    the building manager the owners' meeting is moved to the twelfth we need your proxy
    the parish we need hands to put up the tent for the fair
    your landlord the March rent has not come in
    planning department your building permit is incomplete
    your dog is with us the collar has this number
    campaign office we're handing out leaflets Saturday are you coming`,
};
