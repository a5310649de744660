/**
 * Everyday names by formal name, from general knowledge: the usual English ones that the list of nicknames lacks, then
 * Spanish, Portuguese and French, Russian and Ukrainian (as romanised), Turkish and others. A formal name, then its short
 * forms.
 */
export const petNames = `
kathleen kate katie kathie|katherine katie kathie kat kitty|catherine cate katie kat kitty|kathryn kat kitty|eleanor nell nellie|helen nell nellie
alexander sasha xander|alexandra sasha lexi lexie|alexis lexie|antonia toni|robert bert|susan suzy suzie
mildred millie milly|amelia millie milly|camilla milly millie|christopher topher|jerome jerry|louise lulu|louis lou loulou|madeline maddie maddy
madeleine maddie maddy|maurice mo|stanley stan|barbara barb|elizabeth elsie|charles chaz chas|evelyn evie|florence flossie|oswald oz
philippa pippa|ralph rafe|rosalind roz|thaddeus tad|tamara tammy|vernon vern
salvador chava|ernesto neto|alfonso poncho|adolfo fito|rodolfo rodo fito|luz lucha|yolanda yoli|vanessa vane|jose chema|jesus chus|concepcion conchi
francisco paquito
antonio tonho tonico|jose juca|augusto guto|guilherme gui|manuel manel nelo|carolina carol|camila mila|francisco xico|joaquim quim|isabel bebel
stephane steph|dominique domi|andre dede|joseph jojo
jose pepe chepe pepito joselito|francisco paco pancho kiko curro fran chico francis|ignacio nacho|jesus chuy chucho suso
guadalupe lupe lupita|dolores lola loli lolita|rosario charo chayo|consuelo chelo|concepcion concha conchita|mercedes merche meche
maria mari marita maruja mariquita|isabel isa chabela isabelita bel|josefa pepa pepita|josefina pepa fina josie|manuel manolo manny manu lolo
enrique quique kike rique|roberto beto tito robbie|alberto beto berto al|humberto beto|gilberto beto gil|eduardo lalo edu eddie dudu duda
gonzalo chalo|alejandro alex jandro ale|alejandra alex ale jandra sandra|santiago santi chago tiago yago|diego dieguito|rafael rafa fallo
antonio tono toni tony toninho|juan juanito juancho|carlos carlitos charly cacho carlinhos|luis lucho luisito lui|miguel migue miguelito mike
ricardo richi rick cardo|sergio checo|vicente chente vince|fernando nando fer nano|guillermo memo guille willy|gregorio goyo|hilario layo
pedro perico pedrito peter|pablo pablito|joaquin quino chimo joaco|leonardo leo nardo|lorenzo lencho|refugio cuca cuco|socorro coco
graciela chela|teresa tere teresita|beatriz bea betty bia|patricia paty pati patri|gabriela gaby gabi|veronica vero|leticia lety leti
margarita mago rita marga|elena nena lena|catalina cata lina|carolina caro lina|susana susi susy|cristina cris tina cristi|alicia licha ali
rosa rosita rosi|ana anita anabel|silvia chivis silvi|monica moni|mariana marianita nana|valentina vale valen tina|daniela dani|natalia nati naty
esperanza pera lanza espe|encarnacion encarna|inmaculada inma|rosalia lia|milagros mila|montserrat montse|nuria nuri|eugenia geni quena
jose zeca ze
joao joaozinho jota|antonia tonia toninha|sebastiao tiao bastiao|raimundo mundo ray|jorge jorginho coque|gustavo gus guga tavo|rodrigo rigo digo
bruna bru|larissa lari|leticia le|fernanda nanda fe|amanda mandinha|luciana lu|lucia lu luci|luiza lu|isabela isa bela|beatriz bia|vitoria vivi
rafaela rafa|eduarda duda|adriana drica dri|tatiana tati|aparecida cida|fatima fati|conceicao ceica|benedito bene dito|severino biu|roberta beta
jean jeannot|jacques jacquot jacky|pierre pierrot|francois francky fanfan|catherine cathy katy|dominique dom|nicolas nico|philippe phil fifi
frederic fred|christophe chris tophe|sebastien seb|alexandre alex|benjamin ben benji|guillaume guigui|mathieu mat|maxime max|stephane stef
stephanie stef fanny|veronique vero|francoise fanfan|genevieve gigi|elisabeth lisa babette babeth|emmanuel manu|emmanuelle manu|valerie val
caroline caro|delphine del|sandrine sandy|nathalie nath nat|isabelle isa babelle|laurent lolo|charlotte charlie lotte cha|antoine toine toinou tony
aleksandr sasha shura sanya alik alex|aleksandra sasha shura sanya|aleksei alyosha lyosha alesha lesha|alexey alyosha lyosha|anastasia nastya asya stasya
anastasiya nastya|anatoly tolya|andrei andryusha|andrey andryusha|anna anya annushka nyura anyuta|arkady arkasha|boris borya|daniil danya danila
darya dasha|daria dasha|dmitry dima mitya|dmitri dima mitya|ekaterina katya katyusha katia|yekaterina katya|elena lena lenochka alyona|yelena lena
elizaveta liza lizaveta|evgeny zhenya|yevgeny zhenya|evgenia zhenya|evgeniya zhenya|fyodor fedya|galina galya|gennady gena|georgy gosha zhora goga
grigory grisha|igor igoryok|ilya ilyusha|irina ira irisha|ivan vanya vanyusha|kirill kirya|konstantin kostya|ksenia ksyusha|lidia lida|larisa lara
leonid lyonya|lev lyova|lyubov lyuba|ludmila lyuda mila lucy|lyudmila lyuda mila|maksim max|margarita rita|maria masha marusya manya|mariya masha
matvey motya|mikhail misha mishka|nadezhda nadya|natalia natasha nata|natalya natasha|nikita nikitka|nikolai kolya nick|nikolay kolya|oksana ksyusha
oleg olezhka|olga olya olenka|pavel pasha|pyotr petya|petr petya|polina polya|roman roma|ruslan rusik|semyon senya syoma|sergei seryozha sergey serge
sergey seryozha|sofia sonya|sofya sonya|stanislav stas slava|stepan styopa|svetlana sveta lana|taisia taya|tamara toma|tatiana tanya|tatyana tanya
timofey tima|vadim vadik|valentin valya|valentina valya|valeria lera|valery valera|varvara varya|vasily vasya|vera verochka|veronika nika
viktor vitya|viktoria vika|vitaly vitalik|vladimir volodya vova vovka|vladislav vlad slava|vyacheslav slava|yakov yasha|yana yanochka|yaroslav slava yarik
yulia yulya|yuri yura|zinaida zina|zoya zoyka|oleksandr sashko les olesko|volodymyr volodya vova|mykola kolya|mykhailo mykhas misha|petro petryk
dmitriy dima mitya|aleksey alyosha lyosha alesha lesha|svyatoslav slava|semen senya sema|artem tema tyoma|artyom tyoma tema|fedor fedya|eduard edik
anastasiya asya|mariya manya marusya|nataliya natasha nata|sofiya sonya|viktoriya vika|kseniya ksyusha|lidiya lida|liliya lilya|yevgeniya zhenya
valeriya lera|yevdokiya dunya|evdokia dunya|rodion rodya|filipp filya|aleksandr shurik
kateryna katya katrusya|oksana ksenia|mehmet memo mamed|mustafa musti|ibrahim ibo brahim|huseyin huso|hasan haso|fatma fatos|ayse ayso|abdullah apo
suleyman sulo|ramazan ramo|ismail iso|osman oski|mohammed mo hamo med|mohamed mo|muhammad mo|abdulrahman abdu|abdul abdou|khadija khadi|fatima fati tima
ali aliko|yusuf yusi|alessandro sandro ale|giuseppe beppe peppe pino joe|giovanni gianni nino vanni john|francesco franco checco ciccio frank
antonio tonino|domenico mimmo nico|salvatore toto sal turi|vincenzo enzo vince|luigi gigi|lorenzo renzo|leonardo leo|giacomo jack|margherita rita
johannes hans jan johan|josef sepp jupp|joseph sepp|friedrich fritz|heinrich heinz heiner|wilhelm willi|ludwig lutz|katharina kathi kati
elisabeth lisl elsa ilse|margarete grete gretel|sebastian basti|matthias matze|maximilian max|konstantinos kostas costa dinos gus|georgios giorgos yiorgos george
dimitrios dimitris mitsos jimmy|ioannis giannis yannis john|nikolaos nikos nick|panagiotis panos takis|evangelos vangelis|athanasios thanasis thanos
eleni lena nitsa|aikaterini katerina kaiti|vasilios vasilis bill|spyridon spyros|anastasios tasos|charalambos babis harry|michail michalis mike
stanislaw stan stas|jan janek jas|krzysztof krzys|malgorzata gosia|katarzyna kasia|aleksandra ola|agnieszka aga|joanna asia|barbara basia|zofia zosia
`;
