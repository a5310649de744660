/** What people call themselves on the telephone, and no list of given names has. */
export const diminutives = `
саша маша коля ваня вася петя миша гриша лёша алёша лёха серёжа серёга дима димон митя женя юля юра юрий таня наташа
катя лена оля ира света люда люся галя валя надя люба вера зина нина тома рита лида лиза соня настя даша поля вика
ксюша аня анюта нюра тоня рая рита жанна слава славик стас толя толик гена витя вова володя лёня костя паша саня
шура никитос тёма артур тимур рустам ринат ильдар марат айдар айгуль гульнара алсу динара ерлан бахтияр тигран ашот
гоша жора федя сеня боря яша лёва рома стёпа кеша эдик эдуард альберт роберт герман захар савва марк лев ника кира
снежана стелла инна алла раиса зоя фаина клавдия таисия ульяна злата милана ева арина яна эльвира дамир руслан азамат
chava chayo beto joaco pipa puri irati íñigo miren amaia garazi iria brais xoán uxía pepe paco lola nacho kike quique chema juancho lucho beto toño tono memo lalo chuy lupe lupita concha conchi merche
mari charo chelo pili maite begoña iker aitor ainhoa nerea unai josu xavi jordi montse núria laia pau pol oriol toñi
yoli yesi vane nati santi rafa javi dani edu fer gabi guille manu nico tomi facu agus lauti mili juli caro sole tati
zé ze toninho chico nando beto cacá duda gugu juca kaká léo leo lu malu mari nanda paulinho pedrinho rafa ricardinho
rô tati teca tiago tininha vavá vivi xico zeca zezinho bia gabi guto dudu dri fabi jô
gülten ayten birten nurten gönülden güldem meltem didem sinem özlem begüm birsen burcu burçin çiğdem deren eda esin ezgi feraye ferit fikret gonca gökçe gökhan güneş hale ilayda ismet iclal irem kadir kenan koray lale levent mine muharrem mustafa mücahit müge nesrin neşe nihal nihat nilgün nilüfer okan onat orhan özge özgür perihan ragıp recep refika rıza sabri saliha sarp selçuk sevim sevinç şenol şerafettin şerife şevval şule şükran şükrü taner tarık tuncay tülay tülin ufuk ümit vedat vildan yavuz yeliz yıldız zafer zekiye zerrin mehmet memo ayşe ayşegül fatoş fatma hatice emine zeynep elif hüseyin hüso hasan mustafa mıstık ali veli osman ömer
yusuf ibrahim ibo halil ramazan süleyman murat burak emre can cem cenk kaan kerem mert onur ozan serkan sinan tolga
umut uğur volkan yiğit derya deniz selin ceren ebru esra gizem gül gülşen hülya nurcan nurten pınar seda sevgi sibel
songül şule tuğba yasemin filiz figen aslı aysel aynur belgin berna canan dilek ece feride gamze gönül handan ilknur
bríd dougie davo tama wiremu hemi aroha kobus thandi sipho naledi emeka chidi ngozi kwame ama gurpreet jaspreet sunita harpreet siân rhys angharad dafydd eilidh mhairi hamish fergus janet mick kev gaz shaz baz dougie gary terry barry nige trev reg stan ron bev shaz jacqui siobhan niamh aoife saoirse
eoin cormac declan padraig ruairi wes rudy tess keisha malik yolanda dougie moira devin priya anneke ravi
maël maëlle gaël gwenaëlle nolwenn yann yannick loane kilian enora théodule augustin capucine apolline clotilde solène maxence timothée kouadio adjoua koffi aya moussa jojo didier thierry loïc gwen maïté jeannot titi lulu nono nanou mado ginette josette solange marcelle raymonde
mouloud karim rachid samir farid nadia fatou mamadou aminata ibrahima ousmane seydou awa moussa
أبو أم حمودي حمادة ميدو سوسو نونو لولو فوفو دودو كوكو توتو زوزو ميمي شوشو هشام وائل هيثم غادة غدير رغد لجين شهد جود
ريماس تالا جنى ملك حلا رهف سما ديما لانا لمى لين رزان روان روان أروى بيان ضحى دعاء إسراء آلاء ولاء صفاء هناء سناء
نجوى سلوى علياء عبير نسرين نرمين شيرين جيهان سوزان ميرفت عفاف ابتسام إلهام إنعام أحلام أماني أميرة أنوار باسمة
بسمة بشرى تهاني ثريا جواهر حصة حنين خلود دانة دلال رباب رحاب رشا زهراء زينة سحر سعدية سلام سهام سهى سهير شذى صباح
عزة عزيزة غالية فاتن فاديا فدوى فرح فريال فوزية قمر كوثر لطيفة لبنى ماجدة مديحة مها ميساء ميسون نائلة نادين نبيلة
نجاة نعيمة نهى نوال نورة هاجر هديل هيفاء وداد وردة وسام يسرى حسام حسان رضا رفعت رؤوف زكريا سامر سمير شادي شريف صابر
صلاح ضياء طلال عاطف عامر عصام علاء غسان فادي فراس فؤاد قصي كمال لؤي مازن مالك محسن مدحت مروان مصعب معاذ معتز منير
مهند كريم سامر وائل زياد تامر فادي جاد نبيل بدر سالم دانا لمى سهام سمر رنا هند مها نور ماجد حازم رامز أيمن إيهاب جهاد رائد رامي زاهر سعد سلطان صخر طارق عبود عدنان عمار عمرو غيث فهد قيس لطفي مجدي محمود مراد مرعي مشعل معن منصور ناصر نايف نواف هيثم وجدي ياسين جاسم حمد راشد مبارك ماهر مصطفى عثمان عمر بكر حمزة خليفة فايز فهمي جابر جمعة ربيع رجب شعبان شحاتة عوض منى دنيا سلوى فوزية كارين ماري جورج إلياس طوني مارون بلقاسم
مهند موسى نادر ناجي نزار نضال نعمان هادي هيثم وسيم يحيى يزن يونس
ريما سيد جمال رشيد سفيان وليد مريم هالة باسم هدى نورهان عادل تالين أنس فيصل جمانة جنان جهان جوري حاتم حامد حبيب حسين
حسن حكيم حلمي حليمة حميد حميدة خالد خديجة خضر خليل خولة داليا داود دينا راشدة راندا رانيا رائف ربى رحمة رشدي
رشيدة رضوان رغدة رفيق رقية رمزي رمضان رنيم رهام روضة روعة رولا رؤى ريان ريتا ريم ريهام زكية زهرة زهير زهية زيد زين
زينب زهور سارة ساجدة سالمة سامح سامي سامية ساهر سعاد سعود سعيد سعيدة سفانة سكينة سلمى سلمان سليم سليمان سميح سميحة
سميرة سنان سندس سهيل سهيلة سوسن سيف سيرين شادية شاكر شاهين شريفة شعيب شفيق شكري شهاب شهيرة شوقي شيماء صادق صالح
صالحة صبحي صبري صفوان صفية صفوت صهيب طاهر طه طلعت ظافر عائد عائشة عابد عارف عاصم عايدة عباس عبدالله عبدالرحمن
عبدالعزيز عبدالكريم عبدالقادر عبدالسلام عبدالحميد عبدالرحيم عبدالإله عبدالناصر عبدو عبلة عثمانة عدلي عرفان عروة عزام
عزت عطا عفيف عفيفة عقيل علي عليا عماد عمارة عنان عواد عيسى غالب غازي غانم غزلان غصون فاروق فاضل فاطمة فائزة
فتحي فتحية فخري فرحات فرحان فريد فريدة فطيمة فلاح فهيمة فوزي فيروز فيصلية قاسم قدري كاظم كاميليا
كرم كلثوم كنان كوثرة لانة لؤلؤة لطفية لميس لمياء لورا ليال ليان ليث ليلى لينا مأمون ماريا ماهرة مايا مبروك
مبروكة مجد محمد محمدي مختار مدثر مروة مروى مريومة مسعود مسعودة مشاري مطلق معاوية معتصم معمر مفيد مكرم ممدوح
منال منتصر منجي منذر منصف منية منيرة مهدي مهجة مهى مؤمن ميادة ميار ميثم ميرا ميرنا ميس مينا نادية ناجية نافع
نبيه نجلاء نجيب نجيبة ندى نذير نرجس نزيهة نسيم نسيمة نشأت نظمي نعيم نهاد نهلة نوار نوح نوري نوف
هارون هاشم هاني هانية هبة هتاف هدية هزاع هلال همام هنا هنادي هيا هيام هيفا واصف وائلة وجدان وجيه وحيد وديع وردية وسن
وفاء وفيق وليدة وهيب ياسر ياسمين ياقوت يعقوب يمنى يوسف يزيد يسري يامن حميدو عبودي كريمو موراد بوعلام رابح الطاهر
الهادي المنصف العربي الحبيب المختار الشاذلي الطيب الصادق البشير الأمين المهدي الزهرة الزهراء الضاوية خيرة
فطومة زوليخة مليكة نصيرة جميلة ذهبية فضيلة فوضيل لخضر بلال إدريس أيوب زكرياء أمين أنيس أسامة أشرف أكرم أمجد أنور أوس
إبراهيم أحمد إسماعيل إسحاق إيمان إيناس آية آمنة آمال أمل أمينة أميمة أسماء أسيل أريج أزهار أفنان اعتدال
انشراح ابتهال ابتهاج بثينة بتول بدرية بسام بشار بشير بهاء بهيجة بيسان تحسين تغريد تماضر تيسير توفيق
ثامر جلال جليلة جمالات جورجيت جوزيف جوزفين شربل إيلي روجيه ميشال حنا بطرس بولس الياس نقولا سركيس جوزيان كارلا
كارول رولان تيريز أوديت إيفون ماريان مادلين
خوري حداد نجار خياط حايك جبران صليبا فرنجية شمعون معلوف بستاني نصار عازار ضاهر حمدان زيدان بدران النسور
الحوراني الطراونة المجالي العبادي العدوان الزعبي الرفاعي الخطيب الشامي الحلبي الحمصي الدمشقي البغدادي الموصلي
البصري الكعبي المنصوري المزروعي الكتبي الشامسي الظاهري السويدي الهاجري المري الكواري العتيبي المطيري القحطاني الشمري
الدوسري الغامدي الزهراني الحربي الجهني العنزي السبيعي الشهري العمري البلوشي الحارثي الهنائي العلوي الإدريسي الفاسي
التازي بنجلون بنعلي بنعيسى بنموسى بوزيد بوعزيز بوخاري بلحاج التريكي الطرابلسي الجلاصي الهمامي المرزوقي الغنوشي
الزواري الصفاقسي القيرواني بدوي السيسي المنشاوي الأسيوطي الطنطاوي الدسوقي البدري الجبالي cihan naciye gülşah defne cemile aysun nezihe mukaddes hacı kemal erbaş papatya demirtaş melisa şevket şükriye
bülent duygu dilara buse berkay berk batuhan çağla çağrı doruk efe ege ela eylül fırat furkan görkem gözde hande
hilal ilker ilhan ışıl kaya kübra melike merve mina nazlı nehir oğuz oğuzhan öykü rana rüya sıla sude tuana utku
yağmur zümra abdullah bayram bedri cafer celal cevat davut dursun emrah ender engin ercan erdal erdem erdoğan erhan
erkan erol ersin ertan fahri faruk fatih fevzi fuat galip gürkan habib hakkı hikmet ihsan ismail izzet kazım lütfi
mahmut mesut muammer muhsin muzaffer nuri okay ömür polat raşit remzi sabahattin sadık salih sami satılmış sedat
selami serdar sezgin suat şaban şahin şakir şeref tahir tayfun turan turgut tuğrul ünal yakup yalçın yaşar yılmaz
zekeriya asiye asuman ayla aytaç bahar bahriye behiye belma beyza bilge binnur döndü elmas esma fadime fahriye fidan
gülizar gülsüm habibe hacer halime hamide hanife hasibe hayriye hicran huriye inci kadriye kezban lütfiye mediha
mihriban münevver müzeyyen nadide nazan nazife necla nermin nevin nigar nimet nuray nuriye pelin rabia rukiye saadet
sabiha saime sakine saniye satı seher selma semra seval sevda sevil sultan suna suzan şaziye şermin türkan ülkü
yeter zahide zehra zeliha züleyha
ритуля игорёк вовка вован санёк санёчек сашок сашуля сашка машка колян толян михалыч степаныч петрович палыч саныч
иваныч николаич василич алексеич сергеич егорыч кузьмич лукич ильич фомич семёныч романыч борисыч андреич витёк
ленка светка наташка маринка иришка ирка олька галка надюха танюха танюша катюха катюша лёшка серёнька серый антоха
антон никитка данила данил даня данька тимоха тимофей матвей матвейка мишаня мишка гришаня стёпка егорка егор
артёмка тёмыч макс максим макар мирон елисей ярик ярослав глеб вадик вадим валерка валера эльдар ильдус фарид
фаридовна наиля зульфия гузель лейла лейсан асель айгерим аружан жанар нурлан бекзат данияр алмаз азиз фархад шерзод
дильшод бахром равшан жасур сардор улугбек гулнора нигора мадина зарема зарина залина фатима хадижа аслан мурад
магомед ахмед рамзан шамиль заур тамерлан гоги вахтанг нино этери кетеван гагик армен карен гаянэ ануш нарине сурен
рубен
`.split(/\s+/);
