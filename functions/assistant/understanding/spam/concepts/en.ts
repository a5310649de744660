import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const en: Phrases = {
  asks_for_code:
    'read me the code | read .. the code | read .. the number* | read it to me | tell me the code | give me the code | the code .. you received | code we .. sent | code i .. sent | digit code | one time code | one time pass* | verification code | security code | your pin | your password | read the pin | text you .. code',
  asks_for_details:
    'social security number | your social | date of birth | card number | account number | routing number | medicare number | verify your identity | confirm your identity | confirm your details | verify your information | verify your income | the three digits | back of the card to | copy of .. statement | credit card ready | bill ready | expiration date | your full name and | sort code | insurance number | verify your',
  remote_access:
    'anydesk | team viewer | teamviewer | remote access | remote desktop | your computer | windows technical | tech support | technical department | technical support | error messages | virus* | hacker* | hacked | malware | go to your computer | ip address | download | your router | install',
  gift_card:
    'gift card* | gift voucher* | voucher* | scratch | itunes | google play | prepaid card* | money pak | moneypak | western union | money gram | wire transfer | wire the | bitcoin atm | bitcoin machine | steam card* | cash app',
  safe_account:
    'safe account | secure account | secure locker | move your money | move your savings | transfer your | protect your money | transfer the money | transfer your funds | move the money | keep your money safe',
  money_upfront:
    'processing fee | transfer fee | shipping fee | customs fee | release fee | small fee | handling fee | deposit the | small deposit | pay the tax | pay a fee | pay the fee | redelivery fee | registration fee | activation fee | fee of | refundable | up front | upfront | unpaid .. fee | bail | bond | only cover | just pay | small payment',
  threat:
    'arrest* | warrant* | lawsuit | legal action | legal case | legal proceedings | sue you | suspended | suspend | deport* | disconnect your | disconnect* .. service | will be disconnected | be shut off | be cut off | prosecut* | criminal | fraudulent activity | drug* | money laundering | seized | court case | legal complaint | allegation* | jail | cancelled | we have your | garnish* | forwarded | filed against',
  hurry:
    'immediately | right away | right now | urgent | as soon as possible | final notice | final attempt | final call | last chance | last call | before it expires | about to expire | expires | expiring | within 24 hours | within 48 hours | today only | only today | limited time | time sensitive | final warning | final opportunity | final reminder | act now | before we close | before it closes | ends this week | ends friday | offer ends | immediate attention | end of business | minutes | last day | time is running',
  secrecy:
    "don't tell | do not tell | don't hang up | do not hang up | stay on the line | stay on the phone | keep this confidential | keep this between | confidential | don't call the police | don't speak to | don't mention | between us | secret | don't discuss",
  account_problem:
    'suspicious activit* | unauthorized | unusual activit* | fraud department | fraud unit | security department | security team | security officer | compromised | unauthorised | was ordered with your | order .. placed | order has been placed | order placed | been charged | will be charged | charge of | auto renew* | renewed | refund | taken from your account | cancel this order | authorize this | authorize the | to cancel the | if you did not | if you didn\'t | if this wasn\'t you | has been blocked | has been locked | on hold',
  names_authority:
    'social security admin* | social security | internal revenue | irs | tax office | tax crime | taxes | customs | border protection | immigration | federal | government | officer | sheriff\'s | investigat* | department of | detective | lieutenant | homeland | hmrc | state approved | badge number | embassy | revenue',
  names_big_company:
    'amazon | microsoft | apple | paypal | netflix | google | facebook | visa | mastercard | walmart | at&t | verizon | comcast | xfinity | directv | cable company | windows | icloud | iphone | marriott | publishers',
  relative_in_trouble:
    'had an accident | been in an accident | i\'m in jail | in trouble | please don\'t tell | lawyer will call | bail money | it\'s your grandson | your grandson | your granddaughter | your daughter | your son | new number | i lost my phone and | need you to send | send me money | kidnap*',
  prize:
    'congratulations | winner | you won | you\'ve won | you have won | you win | lottery | sweepstakes | selected | been chosen | lucky | cash prize | prize | complimentary | cruise | vacation | free trip | free gift | grand prize | claim your | reward* | jackpot | raffle',
  press_a_key:
    'press 1 | press one | press 2 to | press two | press 9 | press nine | press five | press 5 | press the | press any key | press zero | press | to be connected | to be removed | remove* from .. list | be placed on | speak with a | speak to a | speak to our | speak with our | stay on the line | opt out | do not call list | connect you | press 8',
  recorded_voice:
    'this call is to inform | this is to inform | we would like to inform | important message | this is an important | recorded line | courtesy call | do not ignore | don\'t ignore | this message is for | this message is intended | not a sales call | please listen | second attempt | trying to reach you | tried to reach you | been trying to | attempt to reach | pre recorded | thank you goodbye | reference number | case number | file number | reference id',
  investment:
    'invest* | trading | trade | bitcoin | crypto* | profit* | return* .. month | returns | guaranteed | stock* | forex | broker | wallet | passive income | portfolio | shares | gold | double your | percent last month | percent a month | recover* .. funds | platform | dividends | financial freedom',
  loan_or_debt:
    'loan* | debt* | interest rate* | lower your | credit card debt | consolidat* | pre approved | preapproved | approved for | working capital | business funding | funding | line of credit | mortgage rate* | refinance | forgiveness | student loan* | back taxes | tax relief | hardship | bad credit | no credit check | no collateral | owe more than | zero percent | financing | unsecured',
  too_good_job:
    'work from home | working from home | remote job | remote position | part time job | per day | a day | dollars an hour | online job | your resume | mystery shopper* | liking videos | easy money | extra income | no experience | side income | flexible hours | simple tasks | reviewing products | like videos | earn up to | make money | earn',
  you_qualify:
    'qualify | qualifies | qualified | eligible | entitled | pre qualified | new program | benefit* | grant | stimulus | subsid* | compensation | claim | at no cost | free of charge | your area | no obligation | zero down | medicare | relief program | enrollment | enroll* | rebate | unclaimed | approved',
  special_offer:
    'special offer | limited offer | offer | discount* | promotion | promotional | percent off | half price | free month* | deal | special price | introductory | best rate | lower price | save you | save money | saving* | savings | save up to | special rate | free quote | today\'s special | for free | low price | lowest | complimentary',
  sales_script:
    'how are you today | how are you doing today | how\'s your day | couple of minutes | two minutes of | quick question | take a minute | have a minute | got a minute | is this a good time | who are you with now | who is your current | are you still | are you interested | would you be interested | interested in | we help | companies like yours | businesses like yours | products and services | i\'m calling because you | recently requested | put you on the schedule | put you down | our company | representative | specialist | agent* | coordinator | no pressure | if you\'re interested | other folks in your | neighbors | presentation | we specialize | demo',
  home_sales:
    'solar | homeowner* | home owner* | warranty | extended warranty | vehicle\'s | insurance | auto insurance | life insurance | health insurance | health plan | final expense* | funeral | burial | roof* | duct* | gutter* | windows and doors | home security | alarm system | security system | timeshare* | time share | energy | electric bill | electricity | energy bill | utility bill | supply rate | cash offer | sell your house | sell your home | sell your property | properties | selling | buyer* for | knee brace | back brace | pain | diabetic | hearing aid* | medical alert | carpet cleaning | insulation | pest control | water filter | water test',
  web_listing:
    'google listing | business listing | google business | first page of google | page of google | your website | search engine | seo | rank* | online reviews | verified | verify your listing | customers can\'t find | customers find | directory | front page of | card terminal | credit card terminal | merchant services | payment processing | processing fees | swipe fees | marketing | leads',
  survey: 'survey | poll | few questions | short questionnaire | questionnaire | opinion | answer a few | quick questions | research company',
  charity:
    'fund | foundation | charity | donat* | pledge | veterans | troopers | fallen | firefighter* | cancer | contribution | give tonight | support our | relief fund | sponsor* | police association',
  no_name:
    'business owner | the owner | homeowner | owner of the | person in charge | decision maker | head of household | dear customer | valued customer | who am i speaking | who do i | sir or | sir | ma\'am | personal business matter | personal matter | important matter | am i speaking | account holder | lady of the house | in charge of | who makes the | legal matter | you or your | card holder | cardmember | taxpayer | senior* | citizen*',
  stranger_flatters:
    'kind voice | nice voice | lovely voice | sweet voice | must have the wrong number but | saved the wrong | be friends | must be fate | get to know you | get to know each | where are you from | fate | old friend | sounds so | you sound | nice to meet | make new friends | chat sometime | destiny',
  link_or_app:
    'whatsapp | telegram | click .. link | the link | link i | link we | signal app | add me | text me at | messenger | text you a link | send you a link | send you the link | follow the link | website at',
  knows_owner:
    'see you | talk soon | like we talked | as we discussed | as discussed | we spoke | you asked me | you asked us | you asked | asked me to call | returning your call | your message | got your message | last week | last month | yesterday | last night | the other day | you left | remember | as usual | again soon | your voicemail | i know you | told you | you told me | since you | we met | you said | you wanted',
  family_or_friend:
    'mom | mum | dad | grandma | grandpa | aunt | uncle | sister | brother | cousin | honey | sweetie | love you | miss you | kids | baby | birthday | dinner | party | lunch | hey man | dude | buddy | mate | it\'s me | hang out | wedding | your mother | my wife | my husband | the kids | babysit* | barbecue | fishing | beer | coffee | guitar | game | come over | your place | xx | weekend | your wife | your husband',
  own_errand:
    'you ordered | your order is | you booked | you reserved | your reservation | you requested for | you applied | you filled out | you submitted | your claim | your report | the report you | you filed | your prescription | your results | your car | your quote | your table | your glasses | your bike | your dog | your cat | your flight | your room | you stayed | you dropped off | your application for | you sent | your email | your question | you called about | you came in | the part | the key* | your invoice | your file with us | you enquired | you inquired | your visit | you visited | your fitting | your boiler | your dress | your suit | your cake',
  gives_name_and_reason:
    'hi it\'s | hey it\'s | hello it\'s | this is .. from the | this is .. at | this is .. with the | from the front desk | my name\'s | just calling to | calling about the | calling about your | calling to let you | wanted to let you | about the | regarding the | it\'s .. from | it\'s .. your | i\'m .. your | i\'m the | i\'m your | for mr | for mrs | for ms | name is | here from | over at | calling from the',
  no_demand:
    'no rush | no hurry | no need to | nothing to pay | don\'t have to do | do not need to | you don\'t need | not urgent | whenever you can | when you can | when you get a chance | when you get a minute | when you\'re free | no worries | never ask | will not ask | won\'t ask | back of your card | at any branch | not asking for | if you already paid | already paid | please disregard | disregard this | sorry for the | sorry about | have a good | have a lovely | have a nice | any time | anytime | take your time | don\'t worry | thanks so much | bye | take care | cheers',
  appointment:
    'appointment | reschedule | reminder | remind you | check up | checkup | cleaning on | table for | booking | booked in | slot | at nine | at ten | at eleven | at noon | at two | at three | at four | o\'clock | at half past | a m | p m | next monday | next tuesday | tomorrow morning | tomorrow afternoon | on monday | on tuesday | on wednesday | on thursday | on friday | on saturday | on sunday | this afternoon | this evening | between .. and',
  care_or_school:
    'doctor | dr | clinic | dental | dentist | nurse | hospital | pharmacy | prescription | surgery | blood work | lab | results | physio | vet | x ray | school | teacher | class | classes | student | principal | kindergarten | daycare | nursery | homework | parent* | university | library | attendance | practice | fever | medicine',
  delivery_at_door:
    'driver | at the gate | at your door | at the door | outside | buzz me | buzzer | doorbell | leave it with | left it with | neighbour | neighbor | courier | pallet | parcel | delivery | deliver* | drop it off | drop off | signature | on my way | flowers | florist | sofa | package at | the package',
  work_matter:
    'meeting | shift | boss | colleague | purchase order | human resources | interview | the contract | the office | the report | server | the client | project | deadline | invoice | quote for | an estimate for | schedule for | the site | payroll | cover for | accounts | tender | the order | the boxes | ship* | supplier | the draft | my deck | your colleague | agenda | the board',
  repair_or_building:
    'plumber | electrician | boiler | leak* | landlord | tenant | property manager | garage | mechanic | locksmith | carpenter | technician | repair* | water will be | power will | be without | building | the pipes | sink | dishwasher | washer | fence | deck | lawn | adjuster | inspector | apartment | flat | rent | furnace | heater | fix | locks | painter | drain',
  ready_to_collect:
    'ready for pick up | ready for pickup | ready to pick up | ready to collect | pick it up | pick up | come pick | stop by | come by | drop by | come in | bring your | being held | hold it | waiting for you | collect | came in | has arrived | is here | at reception | lost property | at our main',
  notice_to_all:
    'snow | closed | canceled | cancelled due | two hours late | buses | weather | outage | crews | polls | polling | vote | election | volunteer | council* | town hall | candidate | pastor | church | jury | jurors | community | residents | due to | flight | gate | road works | maintenance | neighborhood watch',
  wrong_number: 'sorry wrong number | must have the wrong | wrong number | is this the | misdialed | dialed the wrong | is that the',
};
