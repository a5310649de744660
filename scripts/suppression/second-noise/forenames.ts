/** Short and familiar forms by formal name, as people give them in shops and on forms. */
const FAMILIAR = `
alexander alex al xander sasha lex|alexandra alex sandra lexi|amanda mandy|andrew andy drew|anthony tony ant
ashley ash|barbara barb babs|benjamin ben benny|beverly bev|bradley brad|brandon bran|brittany britt|carolyn carol lynn
catherine cathy kate katie cat|charles charlie chuck chas|charlotte lottie charlie char|christina tina chris chrissy
christine chris tina|christopher chris kit topher|cynthia cindy|danielle dani|daniel dan danny|david dave davy
deborah deb debbie|dennis denny|desmond des|diana di|donna donnie|dorothy dot dottie|douglas doug|dylan dyl
edward ed eddie ted ned|eleanor ellie nell|elizabeth liz beth betty lisa libby eliza betsy|emily em emmy
eugene gene|evelyn evie|frances fran franny|frank frankie|gabriel gabe|gabriela gaby|gerald gerry jerry|gregory greg
hannah han|harold harry hal|helen nell|henry harry hank|hugh hughie|imogen immy|isabella bella izzy|jacob jake
jacqueline jackie|james jim jimmy jamie|janet jan|jason jay|jeffrey jeff|jennifer jen jenny|jeremy jerry jem
jessica jess jessie|john jack johnny|jonathan jon jonny|joseph joe joey|joshua josh|judith judy|katherine kathy kate katie kat
kathleen kathy kath|kathryn kathy kate|kenneth ken kenny|kevin kev|kimberly kim|larry laurence|lawrence larry laurie
margaret peggy maggie meg marge|matthew matt matty|megan meg|melissa mel missy|michael mike mick mikey|michelle shelly
nancy nan|natalie nat|nathan nate|nicholas nick nicky|nicole nikki|olivia liv livvy|pamela pam|patricia pat trish patty
patrick pat paddy|peter pete|philip phil|phillip phil|rachel rach|raymond ray|rebecca becky becca|richard rick dick rich
robert bob rob bobby bert|ronald ron ronnie|russell russ|samantha sam sammy|samuel sam sammy|sandra sandy|sarah sally sadie
sharon shaz|simon si|stephanie steph|stephen steve|steven steve|susan sue susie|tamara tammy|tamsin tam tammy|teresa terry tess
terry ter|theresa tess terry|thomas tom tommy|timothy tim|victoria vicky tori|vincent vince vinnie|virginia ginny
walter walt wally|william bill will billy liam|zachary zach|alejandro alex ale|alejandra ale|francisco paco pancho kiko
francisca paca|josé pepe|josefa pepa|jesús chuy|ignacio nacho|guadalupe lupe|dolores lola|enrique quique|eduardo edu lalo
antonio toño toni|manuel manolo manu|rafael rafa|concepción concha|mercedes merche|roberto beto|alberto beto|fernando nando
luis lucho|carmen carmela|isabel isa|maría mari|rosa rosita|joão joca|josé zé|antónio tó|mariana mari|fernanda nanda
rodrigo digo|eduardo dudu|frédéric fred|sébastien seb|christophe chris|nathalie nath|véronique véro|élodie lolo|philippe phil
mehmet memo|mustafa musti|süleyman sülo|ibrahim ibo|zeynep zeyno|александр саша шура|александра саша|алексей лёша алёша
анастасия настя|андрей андрюша|анна аня|борис боря|валентина валя|василий вася|виктория вика|виктор витя|владимир вова володя
вячеслав слава|галина галя|георгий гоша жора|григорий гриша|дарья даша|дмитрий дима митя|евгений женя|евгения женя
екатерина катя|елена лена|иван ваня|ирина ира|константин костя|ксения ксюша|лариса лара|леонид лёня|людмила люда|любовь люба
максим макс|маргарита рита|мария маша|михаил миша|надежда надя|наталья наташа|николай коля|ольга оля|павел паша|пётр петя
роман рома|светлана света|сергей серёжа|софья соня|степан стёпа|татьяна таня|фёдор федя|юлия юля|юрий юра
alexey alyosha lyosha|anastasia nastya|dmitry dima mitya|ekaterina katya|elena lena|evgeny zhenya|ivan vanya|maria masha
mikhail misha|natalya natasha|nikolai kolya|nikolay kolya|olga olya|pavel pasha|sergey seryozha|svetlana sveta|tatyana tanya
vladimir vova volodya|yury yura|mohammed mo|mohamed mo|muhammad mo|abdulrahman abdo|abdullah abdo|ibrahim bibo|khaled khalood`;

/** Forms of a name in other languages, which emigrants take and clerks write. */
const ABROAD = `
james jaime jacques giacomo santiago|john juan jean joão ivan johann giovanni иван|joseph josé yusuf youssef giuseppe
peter pedro pierre pyotr петр pieter|paul pablo paulo pavel pawel|michael miguel michel mikhail mehail|mary maría marie maria maryam meryem
william guillermo guillaume wilhelm|george jorge georges georgy jorg|alexander alejandro alexandre aleksandr iskander
andrew andrés andré andrey andrea|anthony antonio antoine antónio anton|nicholas nicolás nicolas nikolay|catherine catalina
katherine katharina ekaterina catarina|elizabeth isabel élisabeth elisabeth|stephen esteban étienne stefan stepan
matthew mateo mathieu matvey mateus|luke lucas luc luca|louis luis luís ludwig|charles carlos karl|henry enrique henri heinrich
edward eduardo édouard|francis francisco françois|philip felipe philippe filip|david davi davud dawud|daniel danilo daniyal
anna ana anne hannah|helen elena hélène|julia julie júlia yulia|susan susana suzanne|abraham ibrahim ibrahima|solomon suleiman süleyman
mohammed mehmet mamadou muhammet|ali aly|hassan hasan|hussein hüseyin husain|ahmed ahmet|omar ömer umar|fatima fatma fatemeh
aisha ayşe ayesha|noah nuh|gabriel cebrail jibril|raphael rafael|benjamin bünyamin|sergey serge sergio|eugene evgeny eugenio
raymond ramón|vincent vicente|martin martín|mark marcos marc|robert roberto|richard ricardo|thomas tomás|victor víctor viktor
sophia sofía sophie sofya|patricia patrícia patrice|monica mónica monique|christine cristina|frederick frédéric federico`;

/** One spelling for another, where both are common. */
const SPELT = `
sarah sara|catherine katherine kathryn katharine|steven stephen|jeffrey geoffrey|philip phillip|brian bryan|eric erik
allen alan allan|ann anne|teresa theresa|rachel rachael|rebecca rebekah|kelly kelley|jon john|sean shawn shaun|christina kristina
christine kristine|lauren lauryn|megan meghan|michelle michele|nicholas nicolas|zachary zachery|gary garry
luiz luís luis|tiago thiago|vitor víctor|letícia leticia|sophia sofia|gabriela gabriella|ximena jimena|jorge george|marc mark
khaled khalid|ahmed ahmad|yasmin jasmine|elias ilyas|chloe khloe|zoe zoë|hannah hanna|isabella izabella|aisha aysha|leah lea
inés inês|mathieu matthieu|loic loïc|raphael raphaël|frederic frédéric|joshua joshue|aaron aron|dylan dillon|lindsay lindsey`;

/** Ways by name: the first of a group leads to the others; in a mutual table each leads to each. */
function table(text: string, mutual: boolean): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const group of text.trim().split(/[|\n]+/)) {
    const names = group.trim().split(' ');
    for (const name of mutual ? names : names.slice(0, 1))
      ways.set(name, [...(ways.get(name) ?? []), ...names.filter((other) => other !== name)]);
  }
  return ways;
}

export const familiar = table(FAMILIAR, false);
export const abroad = table(ABROAD, true);
export const spelt = table(SPELT, true);

/** The formal names by familiar form: sources of the state write them where people gave the short one. */
export const formal: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...familiar.values()].flat())].map((short) => [
    short,
    [...familiar].filter(([, forms]) => forms.includes(short)).map(([name]) => name),
  ]),
);
