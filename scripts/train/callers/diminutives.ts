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
`.split(/\s+/);
