const FIND = String.raw`(?:(?:please|pls|help\s+me(?:\s+to)?|can\s+(?:you|u|anyone|somebody)(?:\s+please)?(?:\s+help\s+me)?|i\s+(?:want|need|would\s+like|wanna)\s+to|(?:i(?:['’]?m|\s+am)\s+)?(?:still\s+)?(?:trying|hoping|want(?:ing)?)\s+to)\s+)*`;

/** What people write before the name that they look for, each repeated as often as they like. */
export const requests = [
  String.raw`(?:hi|hello|hey|bonjour|salut|hola|oi|olá|merhaba|здравствуйте|привет|مرحبا|السلام عليكم)\b[\s,!.،]*(?=\S+\s+\S+\s+\S)`,
  String.raw`${FIND}(?:find(?:\s+me)?|locate|track\s+down|get\s+in\s+(?:touch|contact)\s+with|contact|reach|look\s+up|search\s+for|look\s+for|reconnect\s+with)`,
  String.raw`(?:i(?:['’]?m|\s+am)\s+)?(?:looking|searching|search)\s+for|(?:info(?:rmation)?|details?|records?)\s+(?:on|about|for)|who(?:['’]s|\s+is|\s+was)|where(?:['’]s|\s+is)|what(?:['’]s|\s+is)\s+(?:the\s+)?(?:phone(?:\s+number)?|number|address|e-?mail)\s+(?:of|for)|what(?:ever|\s+ever)?\s+happened\s+to|what\s+became\s+of`,
  String.raw`(?:(?:does\s+)?any(?:one|body)|do\s+you)\s+know(?:\s+(?:where|who|of))?(?:\s+(?:an?|the)(?=\s+\S+\s+\S))?|(?:(?:an?|the|this)\s+)?(?:people|person|anyone|somebody|someone|man|woman|guy|lady|girl|boy)(?:\s+(?:who\s+is|whose\s+name\s+is))?\s+(?:named|called)|(?:named|called|(?:his|her)\s+name\s+is|(?:whose\s+)?name\s+is|name\s*:)`,
  String.raw`(?:does|is|did|was)(?=\s.*\s(?:still\s+)?(?:lives?|alive|dead)\b)|where does|how old is|is there (?:a|an|any)`,
  String.raw`(?:phone|cell|contact|e-?mail|address)(?:\s+number)?\s+(?:of|for)`,
  String.raw`(?:je\s+(?:voudrais|veux|souhaite|cherche\s+à|souhaiterais)\s+)?(?:re)?trouver|(?:je\s+|on\s+|nous\s+)?(?:re)?cherch(?:e|ons|er|ez)(?:\s+à\s+(?:contacter|joindre|retrouver))?|(?:connaissez-vous|tu\s+connais)|qui\s+est|c['’]est\s+qui|o[uù]\s+(?:habite|vit|est)|est[- ]ce que|qu(?:e|['’]est[- ]ce\s+qu['’]est|['’]est)\s+dev(?:ient|enue?)|quelqu['’]un\s+conna[iî]t(?:\s+une?(?:\s+certaine?)?(?=\s+\S+\s+\S))?|(?:le\s+)?numéro(?:\s+de\s+téléphone)?\s+d[eu]|adresse\s+d[eu]|(?:qui\s+)?s['’]appelle|nommée?|appelée?`,
  String.raw`(?:estoy\s+|ando\s+)?buscando(?:\s+a)?|(?:quiero|quisiera|necesito)\s+(?:encontrar|localizar|contactar)(?:\s+a)?|encontrar(?:\s+a)?|busco(?:\s+a)?|buscar(?:\s+a)?|buscamos(?:\s+a)?|qui[eé]n\s+es|d[oó]nde\s+(?:vive|est[aá])|qu[eé]\s+(?:fue\s+de|(?:le\s+)?pas[oó]\s+(?:con|a))|alguien\s+(?:sabe\s+de|conoce\s+a)(?:\s+una?(?:\s+tal)?(?=\s+\S+\s+\S))?|(?:el\s+)?(?:n[uú]mero|tel[eé]fono)(?:\s+de\s+tel[eé]fono)?\s+de|(?:que\s+)?se\s+llama|llamad[oa]`,
  String.raw`(?:estou\s+|to\s+|tô\s+)?procurando(?:\s+(?:por|pel[oa]))?|(?:quero|preciso|gostaria\s+de)\s+(?:encontrar|achar|localizar)|encontrar|achar|procuro(?:\s+(?:por|pel[oa]))?|procurar(?:\s+por)?|quem\s+(?:é|e)(?:\s+[oa](?=\s))?|onde\s+(?:mora|est[aá]|vive)(?:\s+[oa](?=\s))?|(?:o\s+)?que\s+(?:aconteceu\s+com|[eé]\s+feito\s+d[aeo])(?:\s+[oa](?=\s))?|que\s+fim\s+levou(?:\s+[oa](?=\s))?|algu[eé]m\s+(?:conhece|sabe\s+d[aeo])(?:\s+(?:[oa]|uma?(?:\s+tal(?:\s+d[aeo])?)?)(?=\s))?|(?:o\s+)?(?:n[uú]mero|telefone)(?:\s+de\s+telefone)?\s+d[aeo]|(?:que\s+)?se\s+chama|chamad[oa]`,
  String.raw`(?:хочу|хотим|помогите|пытаюсь|пожалуйста|срочно)|(?:я\s+|мы\s+)?(?:ищу|ищем|разыскиваю|разыскивается|разыскать|найти|найдите|поиск|искать)(?:\s+человека)?|кто\s+(?:так(?:ой|ая|ие)|знает|это)|кто-нибудь\s+знает|что\s+(?:стало|случилось|произошло)\s+со?|куда\s+(?:делся|делась|пропала?)|где\s+(?:жив[её]т|сейчас|находится)|(?:номер\s+)?телефона?|адрес|по\s+имени|зовут`,
  '(?:ماذا|ما\\s+الذي|شو|ايش)\\s+(?:حدث|حصل|صار)\\s+(?:مع|ل)|(?:هل\\s+)?(?:(?:حدا|أحد|احد)\\s+)?(?:يعرف|بيعرف|تعرف)\\s+(?:أحد|احد|حدا)|وين\\s+ساكنة?|(?:أريد|اريد|أحاول|احاول|عايز|عاوز|عايزة|بدي|أرغب\\s+في)(?:\\s+(?:أن\\s+)?(?:أجد|اجد|ألاقي|الاقي|أعرف|اعرف|العثور\\s+على|إيجاد|ايجاد|البحث\\s+عن))?|(?:أنا\\s+|انا\\s+)?(?:بدور|بدوّر|ادور|أدور|دورت)\\s+(?:على|عن)|البحث\\s+عن|(?:ا|أ)بحث\\s+عن|نبحث\\s+عن|من\\s+(?:هو|هي|يكون|تكون|يعرف)|مين\\s+(?:هو|هي|يعرف|بيعرف)|مين|أين\\s+(?:يسكن|تسكن|يعيش|تعيش)|فين\\s+(?:ساكن|ساكنة)?|رقم\\s+(?:هاتف|جوال|موبايل|تليفون)|عنوان|(?:شخص\\s+)?(?:اسمه|اسمها|يدعى|تدعى)',
  String.raw`(?:ben\s+)?(?:arıyorum|aranıyor|bulmak\s+istiyorum|kim\s+bu|kimdir)\s*[:,]?|(?:adı|ismi)\s*[:]?`,
];

/** What people want of the person, behind the name. */
export const wishes = [
  String.raw`(?:['’]s?)?\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail(?:\s+address)?|contact(?:\s+info)?)(?:\s+(?:and|or|&)\s+\w+)?`,
  String.raw`\s+(?:please|pls|plz|thanks|thank\s+you|svp|stp|merci|por\s+favor|gracias|obrigad[oa]|lütfen|пожалуйста|спасибо|من\s+فضلك|لو\s+سمحت|شكرا)`,
  String.raw`(?<=\S\s+\S+)\s+is(?:\s+(?:now|living|at))?|\s+(?:still\s+)?(?:lives?|alive|dead)(?:\s+now)?|\s+(?:vit|habite)(?:\s+(?:toujours|encore))?|\s+vive`,
  String.raw`\s+(?:who\s+is\s+(?:s?he|this)|c['’]est\s+qui|qui\s+est-ce|qui[eé]n\s+es|quem\s+(?:é|eh?)|кто\s+(?:это|такой|такая)|مين\s+(?:هو|هي|هذا|هذه|ده|دي)|من\s+(?:هو|هي))`,
  String.raw`['’]?[iıuüae]?n?[iıuü]n?\s+(?:telefon(?:u|\s+numarası)?|numarası|adresi)`,
  String.raw`(?:['’][yn]?[iıuü])?\s+(?:arıyorum|aranıyor|bulmak\s+istiyorum|kimdir?|kim\s+bu|bu\s+kim|kim\s+o|nerede(?:\s+yaşıyor)?|nerde)`,
  String.raw`(?:['’][yn]?[ae])?\s+ne\s+oldu|(?:['’][yn]?[iıuü])?\s+(?:tanıyan|bilen|gören)(?:\s+var\s+mı)?`,
  String.raw`\s*(?:さん)?(?:はどうなった(?:の|んですか)?|を知っている人|を知りませんか|を探しています|を探してます|を探している|を探す|を知りたい|を教えて(?:ください)?|の電話番号|の連絡先|の住所|とは誰|とは|って誰(?:ですか)?|って(?:どんな人|何者|どなた)|は誰(?:ですか)?|は何者|はどこ(?:にいますか)?|誰)`,
];

/** “lives in Tampa, name is …”: the name behind what else is known of the person. */
export const nameLast = [
  String.raw`(?:and\s+)?(?:(?:whose|his|her|their|the)\s+)?(?:last\s+)?name\s*(?:is|was|[:=]|['’]s)|(?:is\s+)?(?:named|called)`,
  String.raw`(?:et\s+)?(?:il\s+|elle\s+|qui\s+)?s['’]appell?e|(?:son\s+)?nom\s*(?:est|:)`,
  String.raw`(?:y\s+|e\s+)?(?:que\s+)?se\s+(?:llama|chama)|(?:su\s+)?nombre\s*(?:es|:)|(?:o\s+)?nome\s*(?:del[ea]\s+)?(?:é|:)`,
  String.raw`(?:его\s+|её\s+|ее\s+)?зовут|по\s+имени|имя\s*:`,
  'اسمها?|إسمها?|يدعى|تدعى|الاسم',
  String.raw`(?:adı|ismi)\s*:?`,
  '名前は',
];

/** A wish may also be before the place: “Elif Şahin’i arıyorum Gaziantep”, “Tom Hartley’s phone number Leeds”. */
export const amid = [
  String.raw`(?:['’][yn]?[iıuü])\s+arıyorum(?=\s)`,
  String.raw`(?:を探しています|を探す|って誰|は誰)(?=\s)`,
  String.raw`['’]s\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail)(?=\s)`,
  String.raw`\s+(?:still\s+lives?|(?<!\sused\s+to\s+)live)(?=\s+(?:in|near)\s)`,
  String.raw`\s+(?:vit|habite)(?:\s+(?:toujours|encore))?(?=\s+[àa]\s)`,
  // “tiene 52 años” is an age, whose number says so.
  String.raw`\s+(?:(?:who\s+is|(?:he|she)\s+is|is|he['’]s|she['’]s|(?:qui\s+|il\s+|elle\s+)?a|(?:que\s+)?tiene|(?:que\s+)?tem|com|con|avec|with)(?=\s+(?:about\s+|around\s+|environ\s+|unos\s+|uns\s+|cerca\s+de\s+)?\d{2}(?!\d)))`,
  String.raw`\s+(?:ему|ей)(?=\s+\d{2}(?!\d))`,
];
