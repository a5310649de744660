// Made by scripts/train/nicknames.ts; what it was trained on, and under which licence: README.md beside this file.
/* A line is a formal name and the everyday names of who bears it, each with two weights in tenths: there, and back. */
export const relations = `aaron erin59 ron86 ronnie76
abbigail abbe44 abbey44 abbi54 abbie44 abby44 gail44 nabby44
abbigale abbe44 abbey44 abbi54 abbie44 abby44 gail34 nabby44
abdul abdou59
abdullah apo59
abdulrahman abdu79
abednego bedney79
abel ab97 abe88 eb59 ebbie59
abiel ab74
abigail abbe49 abbey69 abbi69 abbie69 abby59 gail49 nabby59
abigale abbe44 abbey44 abbi54 abbie44 abby44 gail34 nabby44
abijah ab74 bige59
abner ab74
abraham ab98 abe57
abram ab95 abe55
absalom ab74 abbie54 app59
ada addy98 adie98
adaline ada45 addy74 adie74 delia44 dell43 lena43
addison addie54 addy74
adela adie96 della65
adelaide addy75 adele49 adie75 dell65 della45 heidi49
adelbert albert44 bert53 del54 delbert59
adele addy96 dell86
adeline ada59 addy86 delia58 dell75 lena44
adelphia addy64 adele45 dell53 delphia57 philly59
adena adina49 deena49 dena59 dina43
adolphus ado79 adolph59 dolph74
adrian rian89
adriana dri89 drica69
adriane riane89
adrienne addie79 enne89 rienne89
agatha aga99 aggy95
agnes aggy99 inez59 nessa87
agnieszka aga75
aikaterini kaiti59 katerina79
aileen allie54 lena44
alan al96
alanson al53 lanson79
alastair al53
alazama ali53
albert al96 bert87
alberta allie85 bert75 bertie86
alberto al85 berto89 beto67
aldo al64
aldrich rich53 riche59 richie53
alejandra ale96 alex44 jandra89 sandra45
alejandro ale98 alex55 jandro89
aleksandr alek69 alex43 alik49 sanya48 sasha48 shura48
aleksandra ola43 sanya58 sasha48 shura58
aleksei alesha49 alyosha58 lesha49 lyosha58
alessandro ale74 sandro79
aleva leve59 levy79
alex al85
alexander al85 alec69 alex78 sandy65
alexandra alex66 alla98 sandra46 sandy54
alexandre alex53
alexandria alex55 alexander49 alla77 drina69 sandra45
alexey alyosha58 lyosha58
alexis alex66 lexi89
alfonse al53
alfred al86 fred67 freddy87
alfreda alfy99 freda58 freddy64 frieda46
algernon algy79
ali aliko69
alice allie98 elsie58 lisa46
alicia ali87 allie86 elsie47 licha69 lisa45
aline adeline49
alison ali86 allie85
alixandra alix59
allan al85 alan57 allen49
allen al96 alan48 allan59
allisandra ali53 allie53 ally74
allison ali87 allie86 ally98
allyson ali75 allie74 ally95
allyssa ali53 allie53 ally74
almena ali53 allie53 ally74 mena78
almina minnie54
almira myra46
alonzo al74 lon76 lonzo89
alphinias alphus59
althea ally95
alverta vert89 virdie59
alyssa al74 ally96 lissia59
alzada zada59
amanda manda89 mandinha59 mandy89
ambrose brose89
amelia amy59 emily47 mel85 millie55
amos moses59
ana anabel59 anita49
anastasia ana59 asya59 nastya69 stacy45 stasya69
anastasios tasos59
anastasiya nastya54
anatoly tolya79
anderson andy54
andre drea86
andrea andi89 andrew59 andy77 drea78 rea79
andrei andryusha58
andrew andy98 drew89 randy68
andrey andryusha58
andriane ada44 adri59 rienne53
angela angel89 angie99
angelica angel65 angelika79 angelique59 angie75
angelina angel65 angie75 lina87
ann annie76 nan66
anna ann57 anne49 annie57 annushka49 anya49 anyuta49 nan46 nyura49
anne ann66 annie76 nan65
annette anna67 nettie87
annie ann66 anna68
anselm ance59 anse79 ansel79 selma59
anthony ant98 tony58
antoine toine89 toinou69 tony44
antoinette ann54 netta89 tony45
antonia ann54 netta56 tonia69 toninha59 tony55
antonio ant76 toni69 toninho59 tonino59 tono79 tony57
aparecida cida79
appoline appie79 appy79
aquilla quil79 quillie79
ara arry88 belle43
arabella ara68 arry76 bella54 belle44
arabelle ara68 arry76 bella54 belle54
araminta armida49 middie59 minty79 ruminta59
archibald archie59
archilles kill59 killis59
ariadne ari79 arie55
arielle arie79
aristotle telly59
arizona ona58 onie58
arkady arkasha59
arlene arly99 lena75
armanda mandy54
armena arry76 mena78
armilda milly53
arminda mindie89
arminta minite59 minnie54
arnold arnie99
aron erin44 ron54 ronnie54
artelepsa epsey79
artemus art53
arthur art99
arthusa thursa53
arzada zaddi79
asahel asa58
asaph asa58
asenath assene59 natty73 sene59
ashley ash99 ashly99 leah59 lee77
athanasios thanasis69 thanos59
aubrey bree88
audrey audree99 dee88
august gus76
augusta aggy54 gatsy59 gussie77 tina44
augustina aggy54 gatsy56 gussie55 tina54
augustine august68 austin59 gus66
augustus august67 austin46 gus65
aurelia aurilla59 ora46 orilla59 ree75 rilly59
avarilla rilla77
ayse ayso79
azariah aze59 riah78
bab barby53
babs bab73 barbara45 barby53
barbara bab59 babs59 barbie79 barby79 basia59 bobbie58
barbery barbara45
barbie barbara49
barnabas barney54
barney barnabas59
bart bartholomew59
bartholomew bart58 bartel49 bat49 mees49 meus49
barticus bart58
bazaleel basil49
bea beatrice49
beatrice bea98 trisha55 trix69 trixie69
beatriz bea85 betty44 bia59
becca beck53
beck becky53
bedelia bridgit59 delia54
belinda belle57 linda57
bella arabella59 belle55 isabella49
benedict ben54 bennie54
benedito bene79 dito79
benjamin ben69 benji79 benjy79 bennie79 benny79 jamie55
benjy benjamin49
bernard barney59 berney99 bernie99 berny99
berney bernie54
bert bertie85 bob44 bobby44
bertha bert86 bertie97 birdie58
bertram bert64
bertrand randy53
bess bessie54
beth betsy65 betty56 elizabeth49
bethena beth53 thaney59
beverly bev99
bezaleel zeely59
biddie biddy74
bill billy55 fred44 robert46 william45 willie44
billy fred55 robert48 william46
blanche bea55
bob rob54 robert46
bobby bob86 rob64
boetius bo59
boris borya69
brad bradford59 ford55
bradford brad66 ford86
bradley brad89
brady brody58
breanna bree86 bri97
breeanna bree54
brenda brandy59
brian bryan59 bryant59
brianna bri98
bridget biddie69 biddy69 bridgie99 bridie99
brittany britt99 brittnie78
brittney britt86 brittnie96
broderick brady49 brody88 rick44 ricky44 rod54
bruna bru89
bryanna ana45 anna44 bri75 briana49 brianna49
caitlin cait99 caity99
caitlyn cait96 caity96
caldonia calliedona59
caleb cal96
california callie59
calista kissy59
calpurnia cally79
calvin cal99 vin87 vinny87
cameron cam99 ron65 ronny85
camile cammie54
camille cammie99 millie76
campbell cam74
candace candy89 dacey89
carla carly99 karla69
carlos cacho59 carlinhos59 carlitos59 charly59
carlotta lottie54
carlton carl55
carmellia mellia78
carmelo melo89
carmon cammie54 carm89 charm59
carol carolann49 carole59 caroline49 carri69 carrie58 cassie47 kara49 kari49 lynn46
carolann carol55 carole44
carolina caro96 lina76
caroline caro78 carol59 carole56 carrie55 cassie55 lynn44
carolyn carrie87 cassie66 lynn78
carrie cassie65
carthaette etta54 etty74
casey
casper jasper49
cassandra cassie85 sandra57 sandy75
cassidy cass99 cassie54
caswell cass75
catalina cata99 lina76
catherine casey49 cassie46 cathy57 kathy46 katy46 kay46 kit46 kittie47 lena45 trina47
cathleen casey35 cassie44 cathy44 kathy34 katy44 kay34 kit44 kittie44 lena34 trina44
cathy catherine49 cathleen59 kathy55
cecilia celia58 cissy66
cedric ced99 rick54 ricky44
celeste celia57 lessie79
celinda linda54 lindy53 lynn43
charalambos babis59 harry53
charity chat69
charles carl69 charlie99 chick59 chuck59
charlie charles49 chuck55
charlotte cha69 char69 charlie65 lotta69 lotte69 lottie69 sherry45
chauncey chan69
chelsey chelsie89
cheryl cher99
chesley chet44
chester chet69
chet chester49
chick caroline43 charlotte49 chuck43
chloe clo59
chris kris66
christa chris54
christian chris65 kit55
christiana ann43 chris43 christy44 crissy44 kris44 kristy44 tina33
christiano chris53
christina chris56 chrissy67 christy67 crissy57 kris57 kristy57 tina57
christine chris66 chrissy68 christy68 crissy57 kris57 kristy58 tina57
christoffer chris53
christoph chris53
christophe chris53 tophe79
christopher chris88 kit57
christy crissy65
cicely cilla54
cinderella arilla59 cindy54 rella89 rilla56
cindy cinderella59
claire clair87 clara58 clare55
clara clarissa69
clare clara56
clarence clair58 clare99
clarinda clara54
clarissa cissy65 clara56
claudia claud99
cleatus cleat79
clement clem98
clementine clem97 clement69
cliff clifford49
clifford cliff98 ford88
clifton cliff87 tony55
cole colie99
columbus clum69
con conny74
conceicao ceica79
concepcion concha79 conchita59
conrad con98 conny98
constance connie69
consuelo chelo59
cordelia cordy95 delia56
corey coco68 cordy68 ree88
corinne cora69 ora69
cornelia cornie89 corny87 nelia79 nelle59 nelly66
cornelius con57 conny57 corny88 neil49 niel59
cory coco67 cordy67 ree87
courtney court99 curt66
cristina cris99 cristi99 tina55
crystal chris54 crys99 stal89 tal89
curtis curt98
cynthia cindy58 cintha59
cyrenius cene49 cy65 renius69 serene49 swene49
cyrus cy89
dahl dal54
dalton dahl59 dal99
daniel dan99 dann99 danny89
daniela dani85
danielle dani99 ellie86
daniil danila59 danya59
danny daniel49
daphne daph99 daphie99
daria dasha59
darlene darry99 lena75
darya dasha55
david dave69 davey99 day99
daycia dacia49 daisha59
deanne ann54 dee65
debbie deb96 debby96 deborah49 debra59
debby deb84
debora deb84 debbie54 debby85
deborah deb97 debbie88 debby98
debra deb97 debbie87
deidre deedee57
delbert bert74 del99
delia cordelia59 delius69 fidelia69
delilah dell85 della55 lil84 lila59
deliverance della54 delly79 dilly59
della adela69 adelaide59 delilah59 dell96
delores dee77 dell88 della78 lola57 lolly58
delpha philadelphia59
delphine del76 delf69 delphi99
demaris dea78 maris58 mary53
demerias dea78 maris46 mary43
democrates mock59
dennis dennie99 denny99
dennison dennis59 denny53
derek derrek59 rick54 ricky44
derick rick54 ricky54
derrick eric49 rick75 ricky65
deuteronomy duty59
diana di87 dicey67 didi67
diane di78 dian89 dianne59 dicey58 didi58
dicey dicie79
dick richard49 rick44
dickson dick53
diego dieguito59
dimitrios dimitris69 jimmy43 mitsos59
dmitri dima58 mitya58
dmitry dima58 mitya58
dolores lola58 loli69 lolita59
domenic dom95 nic84
domenico mimmo59 nico73
dominic dom97 nic85
dominick dom96 nick65 nicky75
dominico dom74
dominique dom97
donald don89 donnie99 donny99 dony99
donato don53
donna dona99
donovan don54 donnie64 donny74 dony94
dorcus darkey59
dorinda dora54 dorothea49
doris dora87
dorothea doda69 dora64
dorothy dolly59 dora78 dortha59 dot59 dottie59 dotty59
dotha dotty63
dotty dot64
douglas doug99
drusilla silla89
duncan dunk69
earnest ernestine49 ernie55
ebbie eb75
ebenezer eb75 ebbie75 eben79
eddie ed86
eddy ed64
edgar ed85 eddie65 eddy95
edith edie99 edye59
edmond ed64 eddie54 eddy84
edmund ed64 eddie54 eddy74 ned55 ted45
edna edny99
eduarda duda54
eduardo duda59 dudu49 ed55 eddie55 eddy65 edu69 lalo49
edward ed78 eddie78 eddy78 ned59 ted59 teddy58
edwin ed76 eddie66 eddy86 ned56 win79
edwina edwin59
edyth edie64 edye64
edythe edie85 edye65
egbert bert53 burt49
eighta athy59
eileen helen46
ekaterina katia49 katya57 katyusha59
elaine helen46 lainie89
elbert albert49 bert74
elbertson bert53 elbert59
eldora dora54
eleanor elaine49 ellen45 ellie66 lanna59 lenora49 nelly59 nora58
eleazer lazar59
elena alyona59 helen46 lena54 lenochka59 nena59
eleni lena53 nitsa59
elias eli77 lee54 lias89
elijah eli77 lige59
eliphalel life59
eliphalet left59
elisa lisa54
elisabeth babeth69 babette59 elsa49 ilse49 lisa44 lisl59
elisha eli76 lish89
eliza elizabeth46
elizabeth bess49 bessie49 beth59 betsy49 betty49 eliza59 lib49 libby49 lisa47 liz58 liza59 lizzie59 lizzy59
elizaveta liza53 lizaveta79
ella el99 ellen45
ellen helen47 nell69 nellie59
ellender ellen53 helen43 nellie43
ellie elly88
ellswood elsey53
elminie minnie54
elmira ellie64 elly77 mira75
elnora nora55
eloise heloise79 louise45
elouise louise54
elsie elsey99
elswood elsey74
elvira elvie99
elwood woody87
elysia lisa43 lissa43
elze elsey53
emanuel manny85 manuel59
emeline em74 emily44 emma44 emmy64 milly43
emil em95 emily58
emily em88 emma69 emmy88 mel55 millie79
emma em97 emmy97
emmanuel manu85
emmanuelle manu73
encarnacion encarna79
enrique kike59 quique69 rique89
epaphroditius dite59 ditus49 dyce49 dyche49 eppa69
ephraim eph79
erasmus rasmus79 raze59
eric rick66 ricky66
ernest ernie99
ernestine erna89 ernest59 teeny59 tina55
erwin irwin69
eseneth senie79
esperanza espe99 lanza69 pera89
essy es79
estella essy97 stella57
estelle essy98 stella68
esther essie89 hester59
eudicy dicey73
eudora dora53
eudoris dosie59 dossie59
eugene gene79
eugenia geni89 quena59
eunice nicie89
euphemia effie49 effy59
eurydice dicey73
eustacia stacia59 stacy53
eva eve66
evaline eva59 eve43 lena43
evangeline ev95 evan69 vangie89
evangelos vangelis59
evelyn ev99 eve98 evelina69
evgenia zhenya56
evgeniya zhenya56
evgeny zhenya57
experience exie59
ezekiel ez97 zeke65
ezideen ez74
ezra ez98
faith fay79
fallon fal69 falcon49 fall69 fallie69 fally69 falon49 lon45 lonnie49
fatima fati99 tima89
fatma fatos59
felicia fel99 feli99 felix59
felicity flick59 tick59
feltie felty76
ferdinand ferdie99 fred44 freddie44 freddy44
ferdinando ferdie75 fred43 nando74
fernanda fe79 nanda89
fernando fer99 nando89 nano89
fidelia delia55
fionna fiona59
flora florence49
florence flo99 flora89 flossy69
floyd lloyd59
fran frannie94
frances cissy48 fanny47 fran67 francie69 frankie58 frannie69 franniey49 franny69 sis49
francesco checco59 ciccio59 franco99 frank44
francie francine49
francine fran74 francie85 frannie85 franniey55 franny85
francis fran96 frank58 frankie67
francisco chico49 curro49 fran66 francis59 kiko49 paco49 pancho49
francois fanfan56 francky69
francoise fanfan59
frankie francis46 frank56
franklin fran85 frank57
franklind fran53 frank53
freda frieda58
frederic fred54
frederica erica49 erika49 freddy54 frederick49 rickey47
frederick derick69 erick59 fred57 freddie59 freddy67 fritz49 rick55 ricky55
fredericka ericka49 freda46 freddy54 frieda45 ricka69 rickey48
frieda fred44 freddie44 freddy54
friedrich fritz44
fyodor fedya59
gabriel gabby98 gabe69
gabriela gabi99 gaby99
gabriella ella54 gabby95
gabrielle ella54 gabby96
galina galya69
gareth gare74 gary54
garrett barrett59 gare59 garratt49 garret69 garry59 gary49 jerry34 rhett49
garrick garri79
genevieve eve85 gigi59 jean45 jenny54
gennady gena59
geoffrey geoff97 jeff44
george georgie99
georgiana georgia59
georgine george49
georgios george46 giorgos59 yiorgos59
georgy goga59 gosha59 zhora59
gerald gerry97 jerry58
geraldine dina79 gerri89 gerrie89 gerry76 jerry46
gerhardt gay49
gertie gert95 gertrude46
gertrude gert99 gertie99 trudy89
giacomo jack43
gilbert bert85 gil98 wilber79
gilberto beto66 gil86
giovanni gianni59 gio89 john44 nino59 vanni79
giuseppe beppe79 joe43 peppe79 pino59
glenn glen79
gloria glory99
gonzalo chalo59
governor govie79
graciela chela59
greenberry berry58 green79
greggory gregg59
gregorio goyo69
gregory gory89 greg89
gretchen margaret48
grigory grisha59
griselda grissel59
guadalupe lupe89 lupita59
guillaume guigui59
guillermo guille99 memo59 willy54
gum monty44
gus gussie78
gustavo guga69 gus87 tavo89
gustavus gus54 gussie54
gwen wendy46
gwendolyn gwen89 wendy68
hailey haylee56 hayley48
hamilton ham79
hannah anna55 nan54 nanny64
harold hal68 hap67 haps57 harry79
harriet hattie59
harrison hap64 haps54 harry54
harry hap67 haps57 harold49 henry49
hasan haso79
haseltine hassie69
haylee hailey45 hayley56
hayley hailey59 haylee99
heather hetty69
heinrich heiner59 heinz59
helen ella89 ellen58 ellie88 lena87
helena aileen49 eileen49 elaine36 eleanor39 ellen34 lena44 nell45 nellie45
helene ella55 ellen44 ellie84 lena64
heloise eloise59 elouise49 lois54
henrietta etta66 etty79 hank45 henny79 nettie45 retta56
henry hal56 hank59 hap56 haps56 harry46
hephsibah hipsie55
hepsibah hipsie56
herbert bert86 herb99
herman dutch59 harman69
hermione hermie79
hester esther49 hessy99 hetty64
hezekiah hez79 hy74 kiah79
hilario layo69
hillary hilary59
hipsbibah hipsie78
hiram hy89
honora honey59 nora53 norah49 norry79
hopkins hop79 hopp79
horace horry99
hortense harty59 tensey89
hosea hosey99 hosie99
howard hal56 howie99
hubert bert75 hub99 hugh49
humberto beto65
huseyin huso79
ian john45
ibrahim brahim79 ibo79
ignacio nacho69
ignatius iggy78 nace58 nate53 natius79
ignatzio iggy78 nace58 naz59
igor igoryok59
ilya ilyusha59
immanuel emmanuel49 manuel54
india indie99 indy99
inez agnes49
inmaculada inma79
ioannis giannis59 john43 yannis69
iona onnie89
irene rena89
irina ira59 irisha59
irvin irving59
irving irv99
irwin erwin59
isaac ike59 zeke56
isabel bel59 bell55 bella58 belle47 chabela49 ib48 isa58 isabelita49 issy58 nib48 nibby48 tibbie48
isabela bela73 isa54
isabella bella55 belle45 ib45 issy65 nib45 nibby45 tibbie45
isabelle babelle59 bella56 belle56 ib46 isa56 issy66 nib46 nibby46 tibbie46
isadora dora53 issy84
isadore izzy58
isaiah zadie59 zay59
isidore izzy58
ismail iso79
iva ivy79
ivan john45 vanya69 vanyusha59
jackson jack54
jacob jaap59 jake59 jay79
jacobus jacob59
jacqueline jack56 jackie59 jacqui99
jacques jacky69 jacquot69
jahoda hoda79 hodie79 hody79
jakob jake44
jalen al43 alen49 haylen39 jaelin39 jaelyn39 jailyn39 jay43 jaye39 jaylin39 jaylyn39 len44 lennie49 lenny44
james jamie89 jem59 jim59 jimmie59 jimmy59
jamey james45 jamie53
jamie james49
jan janek59 jas69
jane janie89 jean47 jennie55 jessie55
janet jan88 jessie55
janice jan87
jannett nettie53
jasper casper79 jap69
jayme jay55
jean jane57 jeannie98 jeannot59
jeanette janet58 jean68 jessie55 nettie87
jeanne jane46 jeannie86
jebadiah jeb79
jedediah diah76 dyer56 jed58
jedidiah diah76 dyer56 jed58
jefferey jeff54
jefferson jeff54 sonny78
jeffery jeff76
jeffrey geoff58 jeff88
jehiel hiel79
jehu gee59 hugh44
jemima mima79
jennet jenn73 jenny53 jessie43
jennifer jen89 jenn89 jenni89 jennie89 jenny89
jeremiah jereme76 jerry56
jeremy jez69 jezza69
jerita rita53
jerry geraldine59 geri69 gerry67 jereme59
jessica jess98 jessie88
jessie jane45 janet46 jess96
jesus chucho59 chuy59 suso89
jillian jill57
jim jimmie76
jincy jane43
jinsy jane43
joan jo87 nonie58
joann jo76
joanna asia59 hannah46 jo55 joan59 jodi49 jody45
joanne jo76
joao joaozinho59 jota59
joaquin chimo59 joaco69 quino89
jody jo65
joe joey86
johann john43
johanna jo64
johannah hannah43 jo43 joan43 jody43 nonie43
johannes hans49 jan43 johan69 john43 johnny43 jonathan33
john ian49 jack48 jock49 johnny69 jon58 jonnie58 jonny58
johnathan john46 johnathon46 johny66 jon44 jonathan47 jonathon45 jonnie44 jonny44 nathan45
johnathon john45 johnathan45 johny65 jon34 jonathan35 jonathon44 jonnie44 jonny44
jon john46 johnny44 jonnie95 jonny95
jonathan john37 johnathan49 johnathon48 johny48 jon56 jonathon49 jonnie66 jonny66 nathan58
jonathon john35 johnathan45 johnathon46 johny45 jon44 jonathan47 jonnie64 jonny64
jorge coque59 jorginho59
jose chepe59 joselito59 pepe59 pepito59 ze59 zeca59
josef jupp59 sepp64
josefa pepa57 pepita59
josefina fina86 josie76 pepa58
joseph jody59 joe58 joey88 jos88 sepp79
josephine fina58 jo66 jody45 joey65 josey79 josie79
josetta jettie49
josey josophine59
joshua joe56 jos96 josh99
josiah jos94
josophine jo53 joey53 josey73
joyce joy89
juan juancho69 juanito69
juanita nettie55 nita89
judah jude43 juder59
judith juda89 jude69 judi89 judie89 judy69
judson jud99 sonny67
judy judith59
julia jill58 jules57 julie69
julian jule66 jules55
julias jule53 jules43
julie jule69 jules58 julia79
june junius59
junior jr59 june49 junie99
justin justina99 juston69 justus69
kaitlin kait98 kaitie98
kaitlyn kait97 kaitie97
kaitlynn kait74 kaitie74
kalli cali59 kali59
kameron kam59
karla carla59 carly66
kasey
katarina catherine43 tina43
katarzyna kasia59
kate kay64
katelin kate54 kay53 kaye44
katelyn kate65 kay54 kaye54
kateryna katrusya59 katya57
katharina kathi69 kati79
katherine cassie45 cathy46 kate48 kathy46 katy57 kay57 kaye49 kit46 kittie47 lena45 trina47
kathleen cassie45 cathy47 kathy57 katy67 kay57 kit46 kittie47 lena46 trina46
kathryn kate67 kathy76 katie89
katia kate44 katie54
katy kate54 kathy44 katie55
kayla kay75
kelley kelli79 kellie79 kelly59
kendall ken64 kenny64
kendra kay44 kenj69 kenji69 kenny75
kendrick ken64 kenny64
kendrik ken53 kenny53
kenneth ken99 kendrick59 kenny99
kenny ken75 kenneth49
kent ken75 kendrick55 kenny75
kerry kerri89
kevin kev99
keziah kizza59 kizzie49
khadija khadi79
kimberley kim55 kimberli95 kimberly59
kimberly kim89 kimberley99 kimberli99
kingsley king58
kingston king58
kirill kirya59
kit kittie74
konstantin kostya59
konstantinos costa59 dinos59 gus43 kostas59
kris chris44
kristel kris54
kristen chris44
kristin chris44
kristine chris44 christy45 crissy55 kris65 kristy66 tina55
kristofer chris43 kris54
kristoffer chris43 kris53
kristopher chris44 kris75
kristy chris44
krzysztof krzys79
ksenia ksyusha58
kymberly kym79
lafayette fate59 laffie79
lamont monty79
laodicia cenia59 dicy79
larisa lara59
larissa lari99
larry laurence59 lawrence59
latisha tish88 tisha79
laurel laurie66
lauren laurie79 ren89
laurence larry45 lon55 lonny55 lorne55 lorry55
laurent lolo53
laurinda laura59 lawrence43
lauryn laurie54
laveda veda59
laverne verna69 vernon49
lavina ina58 vina77 viney88
lavinia ina57 vina76 viney87
lavonia vina45 viney55 vonnie64 wyncha59
lavonne von79
lawrence larry49 lawrie79 lon58 lonny59 lorne59 lorry59
leanne annie54 lea79
lecurgus curg79
leilani lani79
lemuel lem99
lena ellen45
lenora lee54 nora66
leo leon56
leonard len59 lenny59 leo79 leon78 lineau59
leonardo leo55 nardo89
leonid lyonya59
leonidas lee53 leon53
leonora nell44 nellie44 nora54
leonore elenor49 honor69 nora54
leroy lee66 roy69
lesley les85
leslie les98
lester les97
leticia le99 leti99 lety99
letitia lettice59 lettie79 tish55 titia89
lev lyova59
levi lee54
levicy vicy79
levone von54
lib libby53
lidia lida89 lyddy54
lil lilly53 lily54
lillah lil73 lilly53 lily54 lolly53
lillian lil99 lilly99 lolly57
lilly lil95 lily79
lincoln link69
linda lindy99 lynn57
lindsay lindsey79 lindsie99 lindsy99
lindy lynn43
lionel leon44
lisa liz67
littleberry berry58 little79
lizzie liz84
lois lou66 louise56
lonzo lon54
lorelei laurie44 lori59 lorrie64
lorenzo lencho59 loren79 renzo89
loretta etta88 lorie87 lorrie97 retta89
lorraine lorie98 lorrie98
lotta lottie53
lou louis49 lu55
louis lewis59 lou97 louie99 louise68
louisa eliza43 lois45 lou64
louise eliza55 lois59 lou97
louvinia vina54 viney75 vonnie43 wyncha56
lucas luke47
lucia lu96 luci99 lucius59 lucy66
luciana lu74
lucias luke44
lucille cille89 lou55 lu98 lucy78
lucina sinah59
lucinda cindy56 lou54 lu95 lucy66
lucretia creasey59
lucy lucinda59
ludmila lucy43 lyuda56 mila54
ludwig lutz59
luella ella54 lu85 lula49
luigi gigi56
luis lucho59 lui99 luisito69
luiza lu53
luke lucas59
lunetta nettie53
lurana lura59
luther luke58
lydia lyddy99
lyndon lindy53 lynn54
lyubov lyuba79
lyudmila lyuda78 mila54
mabel amabel79 mehitabel59
mac mc56
mack mac88 mc59
mackenzie kenzy89 mac75 mack59
maddison maddi74 maddie64
maddy madeline46 madelyn46 madge43
madeline lena44 maddi69 maddie69 maddy68 madge45 madie69 magda49 maggie45 maud48
madelyn maddy96 madie86
madie madeline49 madelyn49
madison maddy95 mattie43
maegen meg43
magdalena lena54 maggie65
magdelina lena43 madge43 magda54 maggie53
mahala hallie59
makayla kayla59
maksim max43
malachi mally79
malcolm mac57 mal99 malc99
malgorzata gosia59
malinda lindy74
manda mandy54
mandie amanda45
mandy amanda49
manerva eve43 minerva49 nerva79 nervie79
manny manuel44
manoah noah59
manola nonnie59
manuel emanuel69 lolo59 manny89 manolo59 manu89
marcus marc79 mark49
margaret daisy49 gretta49 madge49 maggie49 maggy49 marge49 margery49 margie59 margy59 meg47 midge49 peg47 peggy49 rita48
margarete grete69 gretel69
margaretta daisy34 gretta44 madge34 maggie34 marge44 margery34 margie44 meg33 midge44 peg43 peggy34 rita33
margarita daisy35 greta49 madge45 maggie35 mago49 maisie49 marga59 marge45 margo49 meg45 megan39 metta49 midge45 peggie49 rita47
marge margaret46 margaretta59 margery54
margherita rita54
margie marjorie49
marguerite peggy45
maria manya49 mari69 mariquita49 marita59 maruja49 marusya49 masha49
mariah maria57 mary54
marian marianna99 marion49
mariana marianita69 nana59
marie mae56 mary57
marietta mae34 mamie34 maria38 mariah49 marie44 marion35 mary34 maureen39 may49 mercy45 minnie35 mitzi34 mollie39 molly34 polly33
marilyn mary56
marion mary56
marissa rissa89
mariya masha53
marjorie margie65 margy65
marni marnie69
marsha marcia59 marcie69 mary55
martha marty88 mat58 mattie56 patsy55 patty55
martin marty97
martina tina54
martine tine89
marv marvin49
marvin marv99
mary mae59 mamie59 marie79 mitzi59 molly59 polly58
masayuki masa79
mat mattie53
mathew mat96 matt75 maty99
mathieu mat73
mathilda patty43 tillie49
matilda matty94 maud56 tilla89 tilly89
matthew matt89 mattie78 matty89 thias59 thys59
matthews matt53 mattie53 matty73
matthias matt53 matze59 thias73 thys53
matvey motya59
maud middy59
maureen mary45
maurice morey56
mavery mave78
mavine mave57
maxime max54
maximilian max54
maximillian max54
maxine max79
maxwell max55
may mae44
mckenna ken53 kenna59 meaka59
medora dora53
megan meg97
meghan meg95
mehitabel hetty53 hitty79 mabel49 mitty54
mehmet mamed59 memo54
melanie mellie99
melchizedek dick43 zadock59
melinda linda58 lindy75 lynn44 mel86 mindy59
melissa lisa57 lissa79 mel88 milly56 missy59
mellony mellia57
melody lodi89
melvin mel96
melvina vina77
mercedes meche59 merche59 merci89 mercy89 sadie44
merv mervin49
mervin merv99
mervyn merv75
micajah cage59
michael micah59 mick59 mickey59 micky59 mike59 mikey59
michail michalis59 mike43
micheal mike45 mikey65 miky69
michelle chelle79 mickey56 shelley59 shellie59 shelly58 shely59
mick micky73
miguel michael37 miggy59 miguael49 miguaell49 miguail49 miguaill49 miguayl49 miguayll49 migue59 miguelito49 miguell59 mike35
mike michael48 mick55 micky55
mikhail misha48 mishka59
milagros mila89
mildred milly98
millicent milly94 missy54
minerva minnie58
minnie wilhelmina59
miranda mandy55 mira99 randi79 randy55
miriam mimi69 mitzi55 mitzie59
missy melissa49
mitch mitchell49
mitchell mitch99
mitzi mary44 mittie89 mitty99
mitzie mittie65 mitty85
mohamed mo87
mohammed hamo89 med89 mo88
monet nettie54
monica moni99 monna99 monnie99
monteleon monte59
montesque monty54
montgomery gum59 monty54
montserrat montse79
monty lamont59
morris morey98
mortimer mort79
moses amos59 mose89 moss99
muhammad mo74
muriel mur99
mustafa musti79
mykhailo misha47 mykhas69
mykola kolya57
myrtle mert59 myrt99 myrti99
nadezhda nadya59
nadine deedee58 nada99
nancy ann77 nan98 nanny99
naomi omi89
napoleon leon54 nap99 nappy99
natalia nata99 natasha49 nati99 naty99
natalie natty98 nettie55
natalya natasha45
natasha nat96 tasha79
nathalie nat94 nath99
nathan nat98 nate68
nathaniel nat86 nate67 nathan56 natty87 than79
nelle nelly65
nelson nels99
newt newton49
newton newt99
nicholas claas49 claes49 nic69 nick59 nickie59 nicky57 nico69
nicholette cole43 nichole49 nickey49 nicki43 nicky43 nicole39 nikki33
nicodemus nic63 nick43 nickie43 nicky43 nico63
nicolas nic85 nick45 nickie55 nicky55 nico85
nicole cole79 nicki69 nicky67 nikki59 nole69
nikita nikitka79
nikolai kolya57 nick43
nikolaos nick43 nikos59
nikolas claes43 nic43 nick33 nickie43 nicky43 nico43
nikolay kolya57
nikole nikki54
nora nonie67
norbert bert64 norby99
norbusamte norbu79
norman norm99
nowell noel49
nuria nuri79
obadiah diah76 dyer56 obed56 obie78
obediah obie78
obedience beda79 beedy59 biddie54 obed78
obie obediah59
octavia tave69 tavia89
odell odo99
oksana ksenia59 ksyusha58
oleg olezhka59
oleksandr les43 olesko59 sashko59
olga olenka59 olya69
olive livia67 nollie67 ollie76
oliver ollie77
olivia livia88 nollie68 ollie77
ollie oliver59
onicyphorous cy55 cyphorus49 one49 osaforum49 osaforus49 syphorous59
orilla ora54 rilly76
orlando roland49
orphelia phelia79
osman oski59
ossy ozzy55
oswald ossy76 ozzy55 waldo59
otis ode59 ote69
pablo pablito69
pamela pam99
panagiotis panos59 takis59
pandora dora53
parmelia amelia49 melia59 milly43
parthenia parsuny59 pasoonie59 phenie69 teeny55
patience pat53 patty53
patricia pat58 pati59 patri59 patsy48 patti59 patty59 paty59 tricia59 trish49 trisha49
patrick paddy59 pat77 pate68 patsy56 peter48
patsy patty75
patty patricia49
paul polly57
paula lina57 polly55
paulina lina65 polly44
pauline polly55
pavel pasha59
pedro pedrito69 perico59 peter47
peggy peg98
pelegrine perry47
penelope penny59
percival percy59
peregrine perry58
permelia mellie54 melly79 milly43
pernetta nettie53
persephone seph79 sephy79
peter pate57 pete99
petr petya58
petro petryk59
petronella nellie54
pheney josephine49
pheriba ferbie59 pherbia59
philadelphia delphia57
philander fie59
philetus leet59 phil53
philinda linda53 lindy53 lynn43
philip phil97 pip67
philipina penie59 phoebe49 pip53
philippe fifi55 phil53
phillip phil98 pip68
philly delphia46
philomena menaalmena59
phoebe fifi59
pierre pierrot69
pinckney pink59
pleasant ples59
pocahontas pokey59
polina polya59
posthuma humey79
prescott pres79 scott59 scotty53
priscilla cilla89 cissy66 prissy99
providence provy79
prudence prudy99 prue69
prudy prudence49
pyotr petya56
rachel rachael59 shelly67
rafael fallo69 rafa99
rafaela rafa95
raimundo mundo79 ray53
ramazan ramo79
ramona mona79
randall randy67
randolf dolph53 randy53
randolph dolph87 randy55
raphael ralph49
ray raymond49
raymond ray89
reba becca54 beck54
rebecca becca89 beck69 becky69 reba99
refugio cuca59 cuco59
reggie reg96 reginald49
regina gina79 reggie98
reginald naldo85 reg99 reggie87 renny69
relief leafa59
reuben rube69
reynold reginald44
rhoda rodie69
rhodella della54
rhyna rhynie79
ricardo cardo89 richi69 rick55 ricky54
rich dick44 rick44
richard dick49 dickie49 dickon49 dicky49 rich69 richie69 rick58 ricky58
rick ricky65
ricky dick66 rich65
robert bill47 billy47 bob49 bobby49 dob49 dobbin49 hob49 hobkin49 rob59 robby59 rupert49
roberta bert56 bertie67 beta49 birdie47 birtie49 bobbie46 robbie68 roby69
roberto beto68 rob94 robbie87 tito59
roderick erick76 rickie79 rod85 roddy99
rodger bobby44 hodge66 rod65 roge54 roger49
rodney rod97
rodrigo digo69 rigo89
roger bobby45 hodge59 rod57 rodger59 roge89
roland lanny89 orlando59 rollo99 rolly99
roman roma89
ron ronnie65 ronny95
ronald naldo89 ron98 ronnie88 ronny98
ronny ronald49
rosa rose57 rosi99 rosita59
rosabel belle43 rosa54 rose43 roz54
rosabella bella44 belle44 rosa44 rose43 roz44
rosaenn ann43
rosaenna ann43
rosalia lia79
rosalinda linda55 rosa57 rose44 roz67
rosalyn linda44 rosa58 rose44 roz67
rosario charo59 chayo59
roscoe ross69
rose rosie89
roseann ann54 rose55 rosie55 roz66
roseanna ann54 rose54 rosie54 roz65
roseanne ann54
rosemary marie55 mary45 rose57 rosemarie79 rosey89
rosina sina89
roxane rox99 roxie65
roxanna ann54 rose44 roxie66
roxanne ann54 rose45 roxie88
rudolph dolph88 olph89 rolf59 rudy79
rudolphus dolph74 olph74 rolf44 rudy54
ruslan rusik59
russell russ99 rusty69
ryan ry89
sabrina brina89
safieel safie79
salome loomie59
salvador sal98 sally66
salvatore sal87 toto69 turi59
sam sammy86
samantha mantha89 sam77 sammy86
sampson sam53 sammy53
samson sam53 sammy53
samuel sam88 sammy98
samyra myra59 sam53 sammy53
sandra cassandra59 sandy98
sandrine sandy53
sandy sandra47
sanford sandy44
santiago chago59 santi99 tiago89 yago69
sarah sadie69 sally59 sara89
sarilla silla55
savannah anna54 savanna89 vannie89
scott sceeter59 scottie99 scotty99 squat59
sebastian basti89 seb99 sebby99
sebastiao bastiao79 tiao79
sebastien seb74
selma anselm69
semyon senya59 syoma59
serena rena65
sergei serge79 sergey79 seryozha58
sergey seryozha58
sergio checo59
serilla rilla77
severino biu59
seymour morey65 see89
shaina sha84 shay74
sharon sha99 shay99
shaun shawn49
shawn shaun59
sheila cecilia59
sheldon shelly65
shelton shel99 shelly54 tony54
sheridan dan53 danny53 sher84
sheryl cheri49 cherie59 sher69 sheri59 sherri59 sherry56 sherryl49
shirley lee77 sherry58 shirl99
sibbilla sibbell59 sibbie79 sybill59
sidney sid99 syd59
sigfired sid44
sigfrid sid44
sigismund sig79
silas si86
silence liley59
silvester si64 sly44 syl43 vest69 vester64
silvia chivis59 silvi99
simeon si74 sion54
simon si87 sion59
smith smitty79
socorro coco65
socrates crate79
sofia sonya49
sofya sonya44
solomon sal44 salmon59 saul49 sol69 solly79 zolly59
sondra dre69 sonnie99
sophia sophie79
sophronia frona59 fronia59 sophia49
spyridon spyros59
stacey staci87 stacie89 stacy78
stacie stacey69 staci75 stacy56
stacy staci98
stanislav slava76 stas58
stanislaw stan59 stas58
stepan styopa59
stephan steve44
stephane stef64
stephanie annie46 fanny48 stef49 steffi49 steffie49 steph57 stephani59 stephany59 stephie59 stephine49 stevie46
stephen steph97 steve56
steven steph56 steve88 stevie98
stuart stu99
sue susan49 susie55
suleyman sulo79
sullivan sully79 van59
susan hannah59 sue59 sukey59 susie89 suzie59
susana susi99 susy99
susannah hannah44 sue44 sukey64 susie54
susie suzie65
suzanne sue56 suki69 susie55
svetlana lana59 sveta89
sybill sibbie56
sydney sid55
sylvanus sly54 syl74
sylvester si67 sly49 sy69 syl69 vessie69 vester69 vet59
tabby tabitha49
tabitha tabby99
taisia taya59
tamara toma59
tamarra tammy54
tammie tami75 tammy59
tammy tami99 tammie99
tanafra tanny79
tasha tash99 tashie99
tatiana tanya49 tati99
tatyana tanya46
ted teddy86
temperance tempy79
terence terry55
teresa tere79 teresita59 terry58 tess58 tessa58 tessie58
terri teri89 terrie99 terry66
terry terence59
tess teresa46 theresa46
tessa teresa48 theresa48
thad thaddeus49
thaddeus thad79
theo theodore49
theodora dora54
theodore ted55 teddy55 theo99
theodosia dosia79 theo54 theodosius59
theophilus ophi79
theotha otha59
theresa terry46 tess47 tessa47 tessie47 thirza49 thursa49 traci49 tracie49 tracy49
thom thomas44 tom43 tommy43
thomas thom99 tom69 tommy69
thomasa tamzine59
tiffany tiff99 tiffy99
tilford tillie56
tim timmy86
timofey tima75
timothy tim89 timmy99
tina christina49
tisha tish97
tobias bias89 toby69
tom thomas49 tommy76
tony anthony49
tranquilla quilla79 trannie79
trish patricia45 trisha54
trix trixie74
trudy gertrude49
tryphena phena79
unice eunice49 nicie74
uriah riah78
ursula sula89 sulie89
vadim vadik59
valentin valya68
valentina felty47 tina44 val55 vale69 valen69 vallie69 valya57
valentine felty57
valeri val54 valerie59
valeria lera89
valerie val99
valery valera89
vanburen buren79
vandalia vannie75
vanessa essa89 nessa88 vanna99
varvara varya59
vasilios bill43 vasilis69
vasily vasya59
vera verochka59
vernisee nicey59
veronica franky49 frony49 ron56 ronie59 ronna59 ronnie55 ronny56 vero69 vonnie49
veronika nika89
veronique vero84
vic vicki43 vickie43 vicky43 victor49
vicente chente69 vince54
vicki vickie78 vicky88 victoria49
victor vic97
victoria tori59 torie59 torri59 torrie59 tory59 vic67 vicki49 vickie47 vicky47
vijay vij79
viktor vitya59
viktoria vika79
vincent vic56 vin88 vince89 vinnie89 vinny88
vincenzo enzo69 vic54 vin74 vince54 vinnie64 vinny74
vinson vin73 vince43 vinnie53 vinny73
viola ola89 vi87
violetta lettie55
virginia ginger59 ginny79 jane47 jennie55 virgy89
vitaly vitalik59
vitoria vivi59
vivian vi88 viv99
vladimir volodya55 vova57 vovka59
vladislav slava76 vlad79
volodymyr volodya79 vova58
vyacheslav slava76
waldo ossy59 ozzy59
wallace wally96
wally walt64
walter wally99 walt99
washington wash79
webster webb79
wendy wen99
wesley wes99
westley farmboy59 wes54 west79
wilber bert44 will63
wilbur will84 willie54 willy84
wilda willie54
wilfred fred55 wil94 will74 willie54
wilhelm wil73 willi79 willie53
wilhelmina mina69 minnie57 willie54 wilma49
will bill44 fred44 wilbur49 willie54
william bela49 bell49 bill48 billy48 wil69 will69 willie69 willy69
willie fred56 william48
willis bill44 willy84
wilma william45
wilson will74 willie54 willy84
winfield field79 win74 winny75
winifred freddie66 winnet59 winnie79
winnie winnifred59
winnifred fred44 freddie54 freddy54 winnie56 winny89
winny winnifred44
winton wint79
woodrow drew54 wood99 woody98
yakov yasha59
yana yanochka59
yaroslav slava76 yarik59
yekaterina katya57
yelena lena53
yeona ona58 onie58
yevgeny zhenya57
yoshihiko yoshi79
yulan lan59 yul79
yulia yulya59
yuri yura89
yusuf yusi79
yvonne vonna89
zach zack44 zak54
zachariah zac65 zach65 zachy65 zack45 zak55 zakk55 zeke44
zachary zac69 zach69 zachy69 zack59 zak59 zakk59 zeke48
zachery zac65 zach65 zachy65 zack45 zak55 zakk55 zeke45
zack zach64 zak65
zebedee zeb79
zedediah diah76 dyer56 zed79
zephaniah zeph79
zinaida zina59
zofia zosia59
zoya zoyka59`;
/* First names in order: how many letters are as in the one before, the others, how usual it is (0 to 9, logarithmic). */
export const firstNames = '0aaron61bbey23ie33y32dul32el32igail42raham44m21dah13lberto24ine13m63n32die42ela35ida27e34e44ia25na36e34l25a25e23na12ina22olfo34ph32ria25n56a46e26na27e34en16e16ne41fton21gatha32nes53us12ripina12ueda13stin37a21hmad23ed21ida43e12ko12leen34ne12mee42sha31kiko13lah11laina25e13n64a34e14na23yna12ba33ert66a46ha26ina18e26o43ina22da23en23o32ease13c24ia33en13ida14sha13jandra38ina18o43na24e33sha25ia14ia24sandra13ta24ha25ea25ia13x54a25nder57ra48ia34ia25s42fonso45zo23red66a36ia16o42ia13ca14e64ia53da23na24e33sa44e14ha45ia14ia14on44sa33ta13x13za12la14n53een14gra14n65a15e33ie34ne14son53yn14son32ma53eda24ta12ona14so24zo42pha24onse37o32ta34gracia23ha14ea33on42va34ro33era15ta13in55a22yce34ia23sa14e14ha14ia24on34sa41mada24o23l14ia33nda62ber65ly13rose22ee13lia43rica22ie34e13na13ra12mie12os42paro31nabel23lisa13maria13stacia26sia32dera15son33ra24e55a66s25e15s45w74ia23y42ette12gel55a75e16na16s15ia36c17a46ka16na47e36que36ta35la25o45yn13ie44la13la14e15a22ibal23ka23sa14ha14sa23ta64ra22ja14nette13elica12na64bel27l18e34lee15isa14mae16ria18e23e64liese25le14marie24tt16a26e53ice14e64ka14s14ta13marie32thony73ione27tte33oine37tte44n35e26tta18e25ia46etta16na26o65y33wan22ya11polonia12ril53yl11raceli37s16y22celia23hie42dath13elia15l16a16e14n23is24th22etha22gelia14ntina12iana25e15na16e13ca13e14l35le22la13ean14en34n25a15e54tha15ta16e23ie24nda15e33yne12mand36a16ina16o53ida24nda12netta16e13ita13old56o23ulfo32on22ron32thur63ie23uro42villa11sha24nti13ely23lea15e35igh35y64i15e24y25n13ton22ia22ley12sunta12trid22uncion11thena31ubrey42die13ra34ea15y54ia15e14y22gust36a36ina18e36us22ndrea12ra23ea24lia36o33ora45e12stin42tumn31velina13ry32is32ril11wilda21yako13na14na12esha21zalee12ucena12zie10babara13ette12iley22mbi22rabara13b24ar16a74era14ie24ra33i13ney33rett24ie14y53t34on22sil35ia11eata14rice56s16z33u34lah12be12cki15e14y52len23ia14nda53kis13l14a24e33va22nedict23ita35o33jamin63nett34ie44y43ton22renice23na15dette46ine35rd57a17ina19e17o34eice15tta14ice55e36ce25ta23ry33t44a34ha54ie34ram23yl32ss34ie52th54anie16n16y44el13sey14y43te34ie45na24y75ann15e32ula15h42verlee17y36y61ianca32bi12ll54i15e54y65e12rdie33git11laine34r33ke43nca45h26e42ondell13ssom12ythe11obbi35e54y65e23ette12ng13ita43nie64y22oker32ris22yce23d31rad54ford44ley65y24y33in33nda15e16e26n35i46e35on65y54t22eana15n16a26e23e23nda76n35on24na24t55on23t34t52ian75a35na36e33ce23dget47t38e33gette24id16a15tte33nda13tany14ney35i14t35a16ney17i28e17y55eny15ney46i16y12ock33derick23nwyn13ok25e45s32uce63na14ilda14o32yan65na15t43ce33nn13on31uck22ddy32ena12ffy23ord32la14h12nny12rl23ma13t24on32ster21yron40caitlin45yn22landra13eb43ista13lie33vin52melia15lia14ron43i24e14la15la36e43mie14y12ndace45nce24elaria24i25ce45da25e15s24ra14y45ce12price12ra43en34y43i34dad24e14n25a24sa15sa34ta13l64a54ee16n25na16e35tta15y14i15e15ne15ta14o35s65ta26ta24ton44y35n23ma25n24el26a36ia17na17ta26la36o35n64ina16e34on13ol75a16nn25e56e25in17a47e55l15yn67e17n24n24yln13ri25e64ol36l44y13son33ter33y44l25on14n32sandra33ey53ie14mira13sandra55undra14ey14i15dy25e44ondra14y12talina34rina13erina13harine24erin18a18e66n16yn15y14i25e24leen34rine25yn34y53ina23rice15na32yla11ecelia43il55a15e35ia45le15y22dric46k22lena14sta16e46ina18e33ia44na35da15e13sa12ola12sar41had64wick33e13n14a24ce34da25ra34el26l17e14g24tal26y15e16l37l18e23ra14is16e16sa27e25ta16y34la25een26na17e56s87etta16tte26y35ie56ne25ott18e65sie15yn14main18e34olette23s24e34idy15ty34sidy14tity23u14ncey23ya12elsea46y35ie23r14e15e15lle14i45e45lyn15se26h14ly26n14ri26e25y36l14y15l66e26l13ster53t23yenne22ia13eko13n14a14g13quita22loe32ong32ris65sy25ta47l26een17l27n38a18e26i37a18n59a29e27e47n38a68e68ia16oper28her76y53ystal32uck33n24g31iara22cely12era14ra22nda24erella14i35e14y63thia22ra11lair35e53ra54e35nce65tha16ta14ibel25ce35nda16e15s16a16sa35ta14k43ssie13ud25e56tte35ia56e16ne36o23y44ton52elia13mencia16t37e27ina19e24mie13o44patra14ra14tilde13ta24us23veland32iff35ord54ton43nt45on52ora14inda13tilde12yde51odi13y52lby33e34en34man24ne14tta16e33in43leen55n16e15tte24in33ton23umbus22ncepcion36tion15tta34ha15ita13nie63rad43stance54uela17o43tessa12ra54l25ee15ie14zon23delia26l24ia15e13een14ne24tta14y53i24e14na35e35na26e43liss13nelia37us46l33rie25n16a26e36ne13tez24ney33y52urtney51raig62eola12is14elda14sy14ta16l25en15i26e16n27a47e25obal26pher25y22uz32ysta16l65le11urt34is61yndi24y13thia72ril33stal13us32thia20dacia12gmar13ny12hlia12ina14e13sey14y52kota12le64ne13ia24la13las43ton32maris23ian34en34on23on42na64e13e34lle24tte33i24a15l34ca24el76a36e26l17a27e54ka14lle15o24ta23n14a34ette14ie26lle24y63te33uta13yel16l17e22phine14ne32ra33by13cel15y14i25e24y33ell24n33ia24n44o24us33la44een25na16e54ine23nell43on23rel46l55n54ick25n34on24yl53win33yl42ve43id85a24na24s32wn64a24e12yle13na33si11eadra13n54a34dra16e27a14e14gelo24n35a55e32bbi15e54ra24y33era13i23ora46h73ra65h24oah12de13ra22eann16a13dee14ra13na33tta12idra35e33rdre32ja12laine14na13bert43cie13ena13fina23ia44cia14la16h34nda14sa13l14a43ma35r34er24y13ois26e14ra26s15es55is45se13pha15ia26ne33sie13ta12marcus23etra26ia37ce17us32na44e13een24se13ice34s35e65ha15se14ta13na24is66e14y33ver33yse12on34na12rek53ick33rick52shawn23irae25e16e43mond33pina13sie33tiny32tra12vin43on45a14ra16h12wayne33ey43itt22xter41iamond13n24a64e64n35a45e52ck32edra15e13go33rdre12gna12llon22mple12na44h33o24rah12on34e14na15e32rk32vina12xie41odie12llie34y33ores55is12menic27a23inga26o35ic47a17k36que45que14tila13onique12na34ld73ella14tta16e13g23ita23n24a74ell35tta17e14ie44y33ovan33te23ya12ra54thy13cas23eatha14en44ne24tha36ea15ta13i24a15n34e14nda25e14s63la13otha26ea46y73ris23sey23tha25ea26y15y42ttie34y12ug44las67s22vie22yle41reama13ma13w42ucilla13silla11uane52dley32lce24ie12ncan33g12sti15n54y31wain23na13yne52ight51yan12lan30earl64e25an15en15ne34ie15ne33nest47ine33tha22ster21boni25e14y41cho11dda13ie53y32elmira23n22gar55do22ie23son23th62mond33und46o22na62ra13is12uardo42ward76o33in55a32yth15e31ffie42rain33en21htel11ileen54ne11ladia13ina25e63na24e14or13yne12ba33ert42da33en23on34ra23ridge22eanor57a27e34se13na44e14i14or26a16e13onor17a17e12freda14ieda17e22ia34na14s43cia13da34ia13jah33n14a14or36e13sa45beth44e35o24ha34sa23z14a35bet18h74beth14ebeth22ke12la54mae14n13en65a13i14e24ot36t34s43sworth23y14n12ma33er53ira23o22na23ora32odia13is15a35e43uise23y22roy22sa43e13ie53y12ton32va43era23ia34e14n35a14ra44s32wanda13ood32yse22za11manuel32elda14ia25na16e14y13rald14ita14son34y32iko13l34e25e14ia35e35o34y62ma64line14nuel33ett33ie14tt23y12ogene23ry31nda12edina23ida12id32och23la12rique47ta21pifania11rasmo22ic74a54h34k45a33k54a53n54n12lene13inda25e12ma43elinda13inia12na33est66ina38e46o43ie32rol32vin42win32yn11smeralda32peranza42sie42ta13eban34fana14la35l16a46e44r33her63rella21tha14n33el65ene15yn23yl12suko12ta43ie11ufemia12gena15e65ia46e26o32la44h14lia22na13ice42ra12sebia16o23tolia11valyn23n44gelina39e32elia25n16a16e14yn66e16n13rett57e23tte22ia13e23ta12on24ne21xie11zekiel23quiel22ra30fabian34ola22iry13th42llon22nnie44y32rah13rah22tima36h12ustina17o25o22viola12wn22ye51ederico32lecia33ica25e25ia56dad16ta28s24pa25e44sa25ha24x53ton22rdinand33min26a13n44anda17e17o54e21idel35a15ia12liberto23omena22ona21lavia12eta14cher32or24a45nce14ence67ia18o26e26tina19o25tta14ia15da25nda16e34rie13ssie33y24d51onda22rest33rest42ster21ran34ce16ne16s67ca38o25hesca15ie16na17e46s67ca48o55oise14k75ie45lin56yn24sisca12ed64a44da15ie45y34eric38a18k59a14ia14ric27k48a13eda14man33ida32ida13eda33tz21umiko10gabriel57a37e17la28e32il52la13e44n33ina12rfield23land33net26t13ret26t44y43th33y72ston22vin32ye23la34e45ne14ord23nell27e11earldine12ma13ma22na34ro33e54sis14va55ie17ve46ve13ia14e13na14ie14y13oveva22offrey43rgann15e76ann19a16ne16tta28e35ia57na28n19a29e16e26na37e12rald66ine56o25yn24rd46o43da23i33maine35n33ri24y33tha14ie24rud17e57is14ude11hislaine11ianna12dget12gi12lbert57e17o43da33lian23ma12na53ette13ger43ny23o22ovanna27i32sela25e25le22ta12useppe27ina11ladis24y15s63yds12en54da55ora14n65a35ie16s12inda12oria64y22ynda14is11olda24en14ie42nzalo32rdon51race64ia15e36la33dy43ham33ig23nt44ville23yce13zyna12eg54g44oria27o36y63ta34chen44ta22icelda13sel16da32over31uadalupe52drun12illermina38o42ssie33tavo41wen44da15olyn54n12yn14eth10hailey22ley33ina13ley14ie32na13g13h13k23na35h44elore13s32rlan36d24ey33mony13old63riet57t38e25s36on34y63vey52ssan24ie12ttie52ydee25n23ley23wood22zel61eath35er62ctor52dwig23y12ide14i54y13ke12laine13en75a45e43ga33len22nrietta48e14y62rb24ert53iberto33linda23ma15n54elinda24ila15na16e16ia33schel34hel23ta14ha12ster32ttie21iedi13n12laria16o25y33da54e15gard29e14red13lary33ma13ton22polito22ram33oko12sako11obert22lley14i25e35s34y52mer42ney13g32pe42race45io23tencia36se27ia22sea22uston32ward62yt21siu11ubert42ey22gh53o42lda22mberto32ng33ter32ong21yacinth12man22on12un10idalia22ell15a21esha11gnacia16o41lana12da12eana23en13ne32iana22la12ona22se22uminada11melda32ogene31ndia24ra12ell13s33z42ga23e24borg24r13rid42ocencia11ola32na33e21raida12ena24e62ina13s44h12ma53gard12vin45g42win31saac43bel56l27a37e33dora13iah35s23ura12ela22iah23dra15o33s12mael42obel12rael43eal22sac31van44a12elisse13tte33y12onne23ry31zetta12ola10jacalyn23elyn13inda15ta26o23k64eline26yn14i15e54lyn34queline14son33lyn33ob63qualine15e26lin29e67yn49e19n16s36tta15i16e16line15line36yn12da23e33wiga12ime55e14ie22ke42leesa13isa12ma14al24l34r23e34e14l34s84y33i34e64ka14la24son23mie22na44e24y13e64an14e15n24l35l36a16e44ne24ssa14t65h15t16a16e44y23i14ce64e45ce14na25e44s45e14ta13n14a34et16te24ie33uary13yce12queline36yn12red53od23red25tt34od33vis32smin36e43on73per32unita22vier52ye13me24ie13na14e33son32zmin26e11ean64a24e25lle15ne15tt17a27e54ice15e35ne34marie14na35e56tta18e45ie46ne32ff64erey26son36y64ie14rey75y32na34e13e14e14ll16e24tte14va13i14ce14fer45fer24ne14se13na44efer15ll15tte24i25e55fer76fer25ne14y52rald36ine24my23e24miah45y63i34ca14lyn23lene13maine43old24me55y23rell24i35ca15e24od25ld24y62senia13ica23s34e65nia14i15a15ca75e65ka13tine13us55a15ita12tta14ie22wel45l41ill54ian42mmie54y62na13ny11oan64a24e14ie24n55a45e55ie13quin37a12celyn32dee13i44e33y52eann13l54la15e26n23sph33tta25e13y42hana15na46e13n84a15than47on34etta27e14ie34na25ie55y64sie15on22ie12landa13een24ne33ie14ne13yn15n22na14h24s34than66on43e14ll16e13g13i34e13na24ie22rdan54on23ge52se74f25a35ina47e14lyn14ph86ina28e64tte23h44ua63iah24e43lyn13peh24hine13ue32van13ita22ya13ce65lyn23e11uan64a44ita62de23i34e24th63son23y62le14e14ne14s23i24a65n46a36e16n27a27e34e65ann15nne15t36a26ta17e34o54ssa24us42ne53g23ie14or34ta13ko12sta14in66a36e32tta10kacey23i24e23y12ila13tlin35yn32la23eigh14y13i13lie13yn12mala13i24lah12ndace24i25ce25s14ra14y23esha13isha12ra44n23eem25n14n75a14y13i44e24ma14n45a35e14sa15sa23l54a44een15ne24y15n13ma14en13ol25e15ine15yn24n23ren14i25e34y13y14l14n32sandra23ey33ha13i14e13sandra24ie12te44lin15yn37n14rine13haleen15rina18e36yn14e15leen15rin18a18e66n16yn35y14i35e34leen66ne25ine15yn24rin17e35yn67e24y65rn23i14a14e54na33lyn13rice15na53tie13y32yce15e13e33la44ee26n15igh15ne12zuko11ecia22eley14y23na15n23sha12iko23la13ra13sha33th65a12li23le15e15y44i45e44y65e13sey44i15e23vin42mberly12na13da15l16l44ra45ick33eth23ia14sha13na24eth74ith34y43t44on23ya35tta24etta12ra13en13i33mit33ri45e24y53stin12sha24ia22turah12va13en23in71hadijah13lilah11iana13ra22era14sten13sha13th22ley12mber16ely26lee38y47i18e17y76y14ra13i14ko12na13dra13g22ra23by33k43sten35ie16n22sha22ttie14y32yoko12zzie14y21lara11orey23i23tney13y22urtney11raig22is44hna14sy14ta46l26n25een16l16n55i46an26e46n57a57e45le15ofer26pher45y46n22ysta16l45en15in17a15le35yna21urt54is31yla23e64e23ie22mberly12oko13ng22ra22ung20lacey33helle13i24e23resha13y32dawn13onna33y12el12homa12ila13ne12juana12keesha14isha34ndra15ya14sha36ia23ia14esha14sha34ta12la12mar43onica15t32na43ce53don33e34ll16e14tte23g13i24e14ta23nie14y23ora12quanda14ita22ra34e14ine13ee13honda13isa15sa24ta13onda13raine14y73ue22sandra13handa27ra15un17da15wn37a17da15y14ell14on16da34unda13onya12tanya34rsha14sha46ia13esha13ia14cia14na14sha33onia25ya44ria14sha24ya45ia13rice36ia25na15sha12una13ra75lee15n14e15en25l45n56a16ce46e25tta27e24i35ce15e55nda16e14yn12vada23elle14nia14ra15n36a16e44ta15te13ina25ia23on25a15da25e15ia15na16e32wana15da35na13erence23rence62yla13ne12zaro31eah53n14a14dra26o24n35a35e34ora13tha24rice22cia12da22eann36a16e13na13sa22ia13da13f23gh45a16nn13la35ni23sa24ha12kisha12la44h14nd43ia32muel22na54rd23ita13na14ie24y23ora45e32ola33ma13n54a55rd67a17o34e25l34ia15da15e15la14or36a26e14tine13poldo23ra33ta22ra13oy52sa33ha13ia13lee25y44i25e63sie33ter52ta33ha33icia44sha14tia33tie24y12vi42wis52xie12zlie11iana24e24ne12bbie14y33erty13rada12da23ia32en13selotte12gia12la43i14a35n36a33la14i15a16m16n67a15e54y33y32na33coln33da74say55ey55y14y23ette23g13h23n14ea24ie23o23sey23wood32onel42sa74beth14ndra13beth13e24tte23ha13sa24ette22ta22via12za34beth23beth23eth15te23zette14ie31loyd51oan12gan32ida13s64e12la43ita32ma12na33da13g23i13na14ie54y22ra44ine34lee13e14an14e15n24lei24n45a45e45za26o44ta15ta56e13i64a15nn14e34lee14na15da25e24s14ta13na43raine54etta24i25ane15e35ne13y12ttie42uann26e13ella34tta13ie44s65a35e63ra14des44ie13venia12ve14lla14tta13ie22well42yce13d31uana24n35a15e22ba12cas43i14a45na26o34e25n36ne24la25e35la16e54na15da44o24us23recia15tia33y52die14vina12ella33tta12igi23s64a34e12ke42la43u22na12pe43ita22ra23lene14ine12ther42venia11yda23ia52la23e42man22nda44ia14on24say25ey23ell16e14tta16e43n64a14e45tte33sey13wood20mabel55le13le42chelle23ie13k44enzie23y12dalene15ine15yn13die13elaine15eine36ne15ine45yn33ge33ie14son23lyn13onna22egan22falda12gali15y14n14ret13da25len18a38e23en13gie43nolia22halia12ia13da13le13ra24e13sha14ie12jor35ie22keda12lcolm45m23ena13ia24k25a14nda34sa15sa33ka13lie14ory33orie13vina12mie43mie12na13da14i25e14y43ie13ual24el66a33y12ple12ra34garet15ret14nda23c54el36a26ene16ina28e18o36l17a47e27us26o25ne14helle14i35a55e34o45s44us54y33dell13en13g14aret78a18e28t19a19e26ita58e18o26t14e25ne15ret16t16y35t14herita14ie55t14o35rie15t34ret37t14uerita19e55rite14y13hta13i34a75h25m25n56a36ela16n27a37e46o34bel46th24ca15ela35ruz14e65l16a26la17e15tta37e14ko14lee25ou25u15yn67n34n15a45da15e14o55n64s15a35ela35ha15ol35sa44ta25za34vel13jorie66y23k74etta14ita14us23la45na14een15n16a26e54in36e14o25n34yn25s23na14i15e23querite26tta15is26ta37ta13ry23sha56ll43ta44h15a64i25n66a36e24y43va34el26la14in65s13x13y84a15lice15m15nn47a17e34belle16th34ellen35tta14jane35o24land15ee25in25n15ou37ise15yn27n14rose12sako13on32tha14ew54ilda27e13ilda36e23t44hew74ie52ud24e44ie33ra34een54ice56io35ne35ta14o22vis32xie24ma15ina15o24ne53well32ya23bell17e23e13me23nard33ola13ra32zie21ckenzie13inley21eagan34han22chelle22da12gan53gan13han46n12laine14ni16a16e55y13ba43da13ia14da14na25da54sa35sa76ia14ta13lie15sa36sa23odee15i16e25y44nie25y23va34in66a23ynda12ndy12rcedes47z14y23edith43i14deth15ith14lyn14ssa13le45ne14in34yn13na13ri15e15lee16l34y33tie13vin33yl22ta21ica14ela24h33ha15el87a37e15l26e24eal55l36e56ina18e16l37e74iko13key44i15e22esha12gdalia33non13uel56ina12ka14ela13e64l23i13ki12la14gro17s34n23da14red63es33ford23issa23lard34icent35e34y13o23ton52mi22na33da14i24y43erva33g13h33na14ie53ta12quel22ra24nda43eille14lla14ya23iam55n23na23ta24ha12sha13s14y23ti25e14y52tch25el37l53sue15ko13tie23zi35e12yoko11odesta26o22hamed25mad36ed32ira23ses32llie44y42na43et13ica64ka34que43nie13roe33serrate13te34y32on12ra13gan43iah13ris43ton32se24s43he22zell26a16e21uoi12riel43ray31yesha12les32ong22ra43iam23l14e13na43on43ta14ice25e15s24le52ung10nada23ene13ia34ne42ida12kesha13ia24sha24ta12na13cee15y14i25e14y73ette33nette24ie32oma14i52poleon22rcisa12tacha14lia36e55ya14sha56ia13halie25n66ael26ial27el53isha14vidad23osha11eal42cole12da13ra22ely12ida13l52lda33ia14da23l44a24e24ie54y33son52na23ita12oma14i12reida23issa13y12stor32ta13tie42va34da13ille22wton21gan12oc12uyet11ichelle24ol26as66e46le13k44i25e14olas36e14y23ol15a26s47a25e66tte25le12da13ia22esha13ves12gel22ki24a14ta23ki43ole12la23da33sa22na53fa22sha12ta31oah42ble23uko12el44ia24la15e33mi32hemi12la34n32ma12na32ra54h13bert37o23een34ne23iko14ne23ma65n66d23ris32va23ella21ubia12mbers31ydia22la10obdulia11cie22tavia36o31delia14l33ssa33tte22ilia13s21felia31len24e13ta23via12ga52impia13n24da13va24e45r44ia42lie42ympia11mar42ega13r21neida12ie13ta11pal42helia31ralee14ia22en23tha12lando42pha22val23ille41scar52sie12valdo22waldo21telia12ha22ilia23s42to31uida21wen41zell15a12ie10pablo42ge22ige32lma24er24ira12mala33ela65ia15la13ila13ula12ndora13sy32ola22ris33ker23thenia14icia12squale33ty12tience13ria15ca46e46ia76k65na13sy53ti45e34y42ul74a64ene15tta17e44ina26e65ta11earl55e16ne15ie36ne25y12dro52ggie24y62nelope33ney14i15e24y52rcy43la23ry42te44r63ra34ina14onila11hebe12il44ip64lip66s24omena22oebe32ung13ong22ylicia15s26s24lis61iedad13rre32lar22ng13kie22per11olly42rfirio23sche14ha13ter24ia31recious23ston42icilla23nce26ss23scila17la52ovidencia12udence21ura10qiana11ueen35ie13ntin32iana13ncy34n24tin25on32yen10rachael45l14eal35l66e16l17e33quel22eann13lene12fael56a22guel12ina13sa12leigh23ph62miro43on55a55ita12na14e13da25l46l54ee15ll34i34olph44y63ee12phael32quel42shad24eeda14ida22ul52ven22ye13ford23lene13mon26d77e14undo33na11eagan13nna13tha12ba43beca16ca13eca35ca65ka14kah42da12ed33na12fugia16o32gan23ena15ia13gie33ina56ld55e15ia12id33ko13na25ldo23ta12ma13edios13ona12na44e34ldo24ta25e25o24y13da13e54a24e54tta13ita23na12ssie12ta23ha33ta12uben32va32yes23na35lda17o31hea33ba13tt22iannon22oda33na14da61icarda16o53h34ard84elle24ie23k54ey44i15e34y53o22goberto32kki12ley32ma12na22sa12ta62va13ka11obbi15e45n34y35n13ena14rt86a56o53in63t23yn42cco33hel16l17e43io33ky32derick43ger33ney63olfo43rick25go32gelio44r62land56a26e16o43f23land22ma24ine14n45a23elia14o33ona22na24ld73da43i13na24i15e54y32osevelt42ry32sa64lba25ee35ia36e46na27d38a37e25va25yn34maria15ond14na15n16a36e34ria26o44ura23coe33e64ann37a27e24lee15ia16ne15la36e15yn24marie47y54na15da16o24tta46e13ia14e44na24o14ta33lyn33s44ana14ie13y12wena32xana25e25n26a26e43ie33y12yal23ce32zanne13ella11uben53i14e14n23y64e22dolf25ph43y42eben22fina23us42pert22ss34el36l63ty32th74a15nn27e14e14ie31yan64n10sabina25e23ra24ina52cha14iko12de23ie43ye12ge12lena13ina23ley14ie44y53ome13vador45tore42mantha54ra14tha23ella13ira13mie34y43ual24el62na13da14ee14i25e14ra74y53ford33g33juana27ita23ora13ta25na14iago45na14o25s42ra64h74i14n13i14na14ta22sha32turnina12ul43ndra32vanna17h31carlet17t22ot34t75ie35y31ean63son12bastian33rina12ema12lena35e13ina33ma32na14ida12ptember12rafina13ena33gio43ina14ta12th43suko12ymour31had23e13ina23kia15ra15ta13la15nda14on16da23meka24ika23n14a35e14da25i15ra24e55ka15l16l27e14i25ce15ka25qua15ta24na46n25on64on24ta26e16y15e26l27l28e15i13quana15ita13ra25n14da14ee25ll15n24i45ce15e15ka15lyn15ta14la25een16ne34maine14olyn15n76da24ri15on34yl15n23sta23un45a35da15na15ta16e13von16da16ne13wana16da26na14n65a45da15ee15na15ta13y24la24na25e22ea13ba13ena33ila66h13la14ba15y44don44ia44la15ey45i26e35y54ton33meka14ika13na24ika15ta14na13ra14ee35ll14i45ce15dan15e25ka15ll16yn25se15ta24lene16y15y16n14man44on24rell15i56e46l17l25on25y66l24wood24y15l56l12iela33la14oh13n13ra14ely14l15ee27n16ne26y75y23zue15ko12on24a14da35ra14na14ta13shana12yla11ibyl22dney52erra32gne13rid22las33va15na14ia42ma13on45a25e35ne12na13dy12obhan22rena12xta11kye11lyvia11ocorro32fia32ila12lange13edad33omon32mer13mer12na13dra33g13ia53ja43ny33ya42ok13n22phia45e42raya11parkle12encer42ring11tacee15y54i35a25e44y53n34ford24ley64ton23r24la24r23sia12efan36i27a17e46y14fanie13lla53panie14haine26n37e17i28a18e67y25en77ie25ine25nie13rling33ve65n74ie33wart42ormy22uart41uanne12die12eann13llen12lema12miko13mer32nday13g33ni14y23shine22san75a35n26a37h26e43ie43y12zan25n16a26e53ette33i14e23y21vetlana11ybil33le22dney32lvester44ia65e12nthia12reeta10tabatha33etha13itha42ina13sha12juana12kako13isha12lia24sha14tha12ma14la14r25a54tha23bra13eika14ka35ia14la24ra34sha13i44ca14e24ka45o24sha13mara14era14i35e44y63ra32na23dra14y13eka14sha23gela23ia34ka24sha33ja13na14er23ya52ra54h13en13i13ra13sha23yn32sha44ia15na13ia12tiana23um13yana12unya12wana35da25na23na14y15a22ylor43na11eddy32ena22gan12isha12lma12meka13ika13pie14le12na23esha13isha23nie15lle12odora26o23fila12quila12ra33easa14nce44sa65e25ia16ta35sa23i44ca14na14sa13ra35nce44ell45nce45sa14i55e35lyn14y62sha13s24a34ie31had34deus33lia13nh33o12ea23da23lma63o34dora37e54la13resa66e46ia16sa14on34sa22omas86ena16ina28e13ra12resa12urman33y21iana24na13ra22en13ra14ra23sha12fany13faney16i27e26y64iny22juana12lda13lie32mika13my33othy72na63isha13y12sa13h14a32tus21obi14as24e13y42ccara12dd62mas45a23eka23i14ka15o13mie44y55e13oko12na13da13ette14y23i54a34e14sha14ta13ja23y64a52ra13i34e13ri15e13y22sha24ia15ko12va12wanda12ya21racee25y54i45e44y63n14g13vis62easa13ena13na24t35on33sa24sa25ie23va34or43y22icia43na44h14idad35ty13sh25a44ta26n32oy52udi15e14y43la13man31uan22la12yet11wana14da14na12ila32yla21yesha12isha12ler52nisha12ra23ee24ll23on25e52son30ulrike12ysses31rsula31sha10vada22larie33da13encia25e15tin38a28e24ri16a36e55y13lie13orie23rie12nce33da13esa15sa54tta13ia14ta13na14esa16sa12shti13iliki12ughn31eda32lda23ia23la13ma53va24et12na13essa24tta13ice14ta23nie13us22ola12ra53da34ell14ie13ena13gie23la24ene14ie15ne13n34a44ell25tta14ia15ce35e25ta24on53ona25ica56ka16que13sie13tie12sta22ta11icenta26e33key24i55e54y43tor66ia67na12da32ki13ki22lma32na23ce35nt66za17o23ita13nie12ola54et56a26te12rgen14ie35l46io25na36ia62ta23o32va24n13ian56a24en16ne11oncile13da33nie20wade42ldo23ker23lace54y23ter64on24raud12nda63eta15ta13ita22rd33ner23ren52va12ylon23ne61eldon32ndell44i35e14olyn14y63ona12rner22sley53ton21hitley14ney41ilber26t44ur46n33da33ey33ford34red47o33helmina35mina13l34a35rd44ena16e25tta17e14ia16m87s36n25e66mae15s44odean15w14y23ma54er33son43ton22ndy23ford24red33ifred43nie35fred23ona33ston33ter11onda12odrow41yatt22nell13ona20xavier31enia11iao12omara21ochitl11uan10yadira22eko13l12haira12jaira12ng13ira12smin26e13uko11elena12senia33senia12tta22vette11ing11oko22landa56e16o13onda22ng32shie15ko22ulanda13ng31uette12ki14ko13o12landa12ng12onne12ri14ko11vette42one14ne50zachariah26y54ery33k24ary22da12ida22na13dra23e31elda33la23ma32na24ida23ia13obia22tta11ina22ta11ofia12ila22la22na23ia12ra24ida21ula23ema13ma2';
