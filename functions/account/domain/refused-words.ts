import type { RefusedUse } from '#shared/validation/account.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * The phrases for each refused use: one phrase, or two close to each other in any order. Stems are written without
 * diacritics, bars separate alternatives, and `_` marks the end of a word.
 */
export const rules: Record<Language, Record<RefusedUse, readonly (string | readonly [string, string])[]>> = {
  en: {
    employment: [
      '(?:hire|hiring|recruit|recruiting)_(?! (?:a |an |the )?(?:car|boat|canoe|bike|van|truck|hall|lawyer)_)',
      'pre-?employment|employment (?:screening|check|decision|background|purpose)|job (?:applicant|candidate)',
      '(?:give|offer) (?:him|her|them|this \\w+) (?:a|the) job|interviewing_',
      [
        'check|vet_|vetting|screen|choos|select|assess|decid|background',
        'applicants?_|(?<!old |former |childhood )(?:nanny|nannies)_|babysitter|childminder|carers?_|caregiver|housekeeper|au pair|(?:our|my|new|future|potential) (?:employee|staff|worker|cleaner)|promotions?_',
      ],
    ],
    tenants: [
      '(?:prospective|potential|possible|future|next) (?:tenant|renter|lodger)s?_|tenant screening|rental application|tenancy application',
      [
        'check|vet_|vetting|screen|choos|select|evict|approv|accept|reject|decid',
        '(?<!former |old |previous )(?:tenant|renter|lodger)s?_',
      ],
      '(?:rent|renting|let|letting|lease|leasing)_ (?:out )?(?:my|our) (?:\\w+ )?(?:flat|apartment|room|house|home|condo|basement|studio|property)_',
      '(?:rent|renting|let|letting) (?:out )?(?:\\w+ ){0,3}to (?:him|her|them|someone|somebody|this)_',
    ],
    credit: [
      '(?:lend|lending|loan|loaning)_ (?:him|her|them|this \\w+|someone|somebody|people|money)_|creditworth|credit-worth',
      '(?:credit|loan|mortgage) (?:decision|application|limit|score|rating|approval|risk|check)s?_',
      ['approv|grant|decid|offer (?:him|her|them)|give (?:him|her|them)', 'loans?_|mortgage|credit_(?! card)'],
    ],
    insurance: [
      'underwrit|insure_ (?:him|her|them|this|a|the)_|insurance (?:application|premium|decision|underwriting|risk|rate|quote)s?_',
      ['sell|offer|pric|quot|decid|deny|approv', 'insurance polic|insurance_(?! (?:detail|number|card|agent|broker))'],
      ['investigat|assess|deny', 'insurance claim'],
    ],
    'debt-collection': [
      ['collect_|collecting_|recover|chas', 'debts?_|what (?:he|she|they) owe|money (?:he|she|they) owe|unpaid|owed'],
      '(?:for|in|do|doing) debt collection_|skip trac|owes? (?:me|us) (?:\\w+ )?(?:money|rent|dollars|\\$|[0-9])',
    ],
  },
  fr: {
    employment: [
      'embauch(?:er|e_|ons_|ant_)|recruter_|recrutement|engager (?:un|une|cette|ce) (?:employe|salarie|nounou|baby-?sitter|femme de menage)',
      [
        'verifi|choisi|selectionn|evalu|decid|controle',
        'candidats?_|candidates?_|(?<!ancienne )(?:nounou|nourrice)|baby-?sitter|(?:nos|mes|futur|future|nouvel|nouveau) (?:employe|salarie)|aide a domicile|promotions?_',
      ],
      "antecedents (?:d'un |de nos |des )(?:employe|salarie|candidat)|entretien d'embauche avec",
    ],
    tenants: [
      '(?:futur|eventuel|prochain|nouveau|potentiel)s? locataires?_|candidats? a la location|dossier de location',
      ['verifi|choisi|selectionn|accept|refus|expuls|decid', '(?<!ancien |ancienne |anciens )locataires?_'],
      '(?:louer|mettre en location|sous-louer|je loue|nous louons) (?:mon|ma|notre) (?:\\p{L}+ )?(?:appartement|chambre|maison|studio|logement|bien)',
    ],
    credit: [
      "preter (?:de l'argent|une somme|[0-9])|lui preter_|solvabilite|solvable",
      ['accord|octroy|decid|refus|evalu', '(?:un|du|son|le|de|mon) (?:pret|credit)_(?! d)|hypotheque'],
      'demande de (?:pret|credit)|cote de credit|limite de credit|risque de credit',
    ],
    insurance: [
      [
        'propos|tarif|vend|souscri|fixer|accept|refus|decid|prix',
        "(?:contrat|police|prime)s? d'assurance|assurance_(?! (?:maladie de|du conducteur))",
      ],
      ['enquet|verifi', "sinistre|declaration d'assurance"],
      "l'assurer_|assurer (?:cette|ce) ",
    ],
    'debt-collection': [
      ['recouvr', 'creance|dette|impaye|somme'],
      ['recuper|reclam|encaiss', "dettes?_|creance|impaye|argent (?:qu'il|qu'elle|que|du_)"],
      "me doi(?:t|vent)_ (?:encore )?(?:de l'argent|un loyer|des loyers|[0-9])",
    ],
  },
  es: {
    employment: [
      'contratar (?!un (?:coche|seguro|abogado|plan|servicio))|contratacion|recluta|preempleo|entrevista de trabajo con',
      [
        'verific|elegir|eleg|escog|seleccion|evalua|decid|revis|compro?b',
        '(?:candidat[oa]s?|aspirantes?|postulantes?|solicitantes?)_|(?<!antigua |vieja )ninera|cuidadora|(?:nuestros|mis|nuevo|nueva|futuro|futura) (?:emplead|trabajador)|ascensos?_',
      ],
      'darle (?:el|un) (?:trabajo|empleo|puesto)',
    ],
    tenants: [
      '(?:futur|posibl|potencial|proxim|nuev)[oae]?s?(?:es)? (?:inquilin|arrendatari)',
      [
        'verific|eleg|escog|seleccion|acept|rechaz|desaloj|decid|revis|compro?b',
        '(?<!antiguo |antigua |anterior )(?:inquilin|arrendatari)',
      ],
      '(?:alquilar|alquilo|arrendar|alquilarle|rentar|rento|alquilamos) (?:mi|nuestro|nuestra) ',
      'alquilarle (?:el|la|un|una)',
    ],
    credit: [
      'prestarle_ (?:dinero|\\p{L}+)|solvencia|solvente_|historial crediticio|riesgo crediticio',
      ['conced|otorg|aprob|decid|darle', '(?:un|el|su|de) (?:prestamo|credito)_|hipoteca'],
      'solicitud de (?:prestamo|credito)|limite de credito',
    ],
    insurance: [
      [
        'ofrec|vend|cotiz|tarif|precio|acept|rechaz|decid|fijar',
        '(?:poliza|prima)s? (?:de|del) seguro|un seguro_|seguro de (?:vida|coche|auto|hogar|salud)',
      ],
      ['investig|verific', 'siniestro|reclamacion (?:de|del|al) seguro'],
      'asegurarl[oa]_|asegurar a (?:est|un|el|la)',
    ],
    'debt-collection': [
      ['cobrar|cobro|recuper|cobranza', 'deud|moros|lo que (?:me|nos) debe|dinero que (?:me|nos) debe|impag'],
      '(?:me|nos) deben?_ (?:mucho |un |el |\\p{L}+ )?(?:dinero|alquiler|renta|euros|pesos|dolares|[0-9])',
    ],
  },
  pt: {
    employment: [
      'contratar (?!um (?:carro|seguro|advogado|plano|servico))|contratacao|recrutar_|recrutamento|pre-?admission|entrevista de emprego com',
      [
        'verific|escolh|selecion|avali|decid|analis|chec',
        '(?:candidat[oa]s?)_|(?<!antiga |velha )baba_|cuidadora|(?:nossos|meus|novo|nova|futuro|futura) (?:empregad|funcionari)|promoc(?:ao|oes)_',
      ],
      'dar(?:-lhe)? (?:a ela |a ele )?(?:o|um) emprego',
    ],
    tenants: [
      '(?:futur|possive|potencia|proxim|nov)[oail]*s? (?:inquilin|locatari)',
      [
        'verific|escolh|selecion|aceit|recus|despej|decid|analis|chec',
        '(?<!antigo |antiga |anterior )(?:inquilin|locatari)',
      ],
      '(?:alugar|alugo|alugamos|arrendar|arrendo) (?:o |a )?(?:meu|minha|nosso|nossa) ',
      'alugar (?:\\p{L}+ ){0,3}para (?:ele|ela|esse|essa|este|esta)_',
    ],
    credit: [
      'emprestar(?:-lhe)?_ (?:a ele |a ela |lhe )?(?:dinheiro|\\p{L}+ dinheiro)|solvencia|analise de credito|score de credito|risco de credito',
      ['conced|conceder|aprov|decid|liber', '(?:um|o|de|seu) (?:emprestimo|credito)_|financiamento|hipoteca'],
      'pedido de (?:emprestimo|credito)|limite de credito',
    ],
    insurance: [
      [
        'oferec|vend|cota|precific|preco|aceit|recus|decid|definir',
        '(?:apolice|premio)s? (?:de|do) seguro|um seguro_|seguro de (?:vida|carro|auto|saude)',
      ],
      ['investig|verific', 'sinistro|reclamacao (?:de|do) seguro'],
      'segurar (?:est|ess)',
    ],
    'debt-collection': [
      ['cobrar|cobranca|recuper', 'divida|inadimpl|o que me deve|dinheiro que me deve|devedor|calote'],
      '(?:me|nos) devem?_ (?:muito |um |\\p{L}+ )?(?:dinheiro|aluguel|reais|euros|[0-9])',
    ],
  },
  tr: {
    employment: [
      'ise al|iseal|isten cikar|eleman al|personel al|terfi (?:ettir|karar)|is basvuru(?:su|lari|sunu)',
      [
        'kontrol|incele|sec(?:i|m|e)|arastir|degerlendir|karar ver',
        '(?<!eski )(?:bakici|dadi)|adaylar|(?:is|ise) aday|(?:yeni|calisan|personel) (?:eleman|aday)|calisanlarimiz|basvuran',
      ],
      'is gorusmesi yap',
    ],
    tenants: [
      '(?:yeni|muhtemel|olasi|gelecek|aday) kiraci|kiraci aday',
      ['kontrol|incele|sec(?:i|m|e)|arastir|degerlendir|karar ver|cikar|tahliye', '(?<!eski )kiraci(?!ydi)'],
      '(?:evim|dairem|odam|evimiz|dairemiz)\\p{L}* (?:\\p{L}+ ){0,3}kiraya|kiraya ver(?:ece|iyor|me|sem|mek|elim)',
    ],
    credit: [
      '(?:borc|odunc)\\p{L}*(?: para)? ver(?:ece|sem|meli|mek|ip|me_|meden|iyor)|kredi (?:notu|skoru|basvuru|karari|limiti|riski|ver)|odeme gucu',
      ['onayla|karar ver|degerlendir', '(?<!kredi kart\\p{L}{0,4} )kredi_|kredisi|krediyi|ipotek'],
    ],
    insurance: [
      'sigorta (?:police|prim|teklif|basvuru|riski|yapma|satma)\\p{L}*|sigortala(?:ma|ya|mak)',
      ['fiyat|teklif|sat(?:m|a)|karar ver|belirle', 'sigorta(?! (?:bilgi|no))'],
    ],
    'debt-collection': [
      ['tahsil|topla|geri al', 'borc|alaca[gk]'],
      'bana (?:\\p{L}+ )?(?:para )?borc(?:u|lu|lari)|alacagimi|kira borc',
    ],
  },
  ru: {
    employment: [
      'нанять(?! (?:машин|лодк|адвокат))|нанима(?:ем|ю)_|наем (?:сотрудник|работник|няни)|при[её]м(?:а|е|ом)? на работу|принять на работу|взять на работу|принимать на работу|собеседовани\\p{L}+ (?:с|кандидат)|подбор персонала|рекрут',
      [
        'провер|выбира|выбрать|отбор|оцен|решить|решаем',
        'кандидат(?:ов|ок|а|у)_(?! в (?:депутат|президент))|соискател|(?<!бывш\\p{L}{1,4} |стар\\p{L}{1,4} )нян[юяиь]_|сиделк|(?:наших|своих|новых|нового|будущ\\p{L}+) (?:сотрудник|работник)|повышени\\p{L}+ (?:сотрудник|по)',
      ],
    ],
    tenants: [
      '(?:будущ|нов|потенциальн|возможн)\\p{L}{1,4} (?:квартирант|арендатор|жильц|съемщик)',
      [
        'провер|выбира|выбрать|отбор|выселит|решить',
        '(?<!бывш\\p{L}{1,4} |прежн\\p{L}{1,4} |стар\\p{L}{1,4} )(?:квартирант|арендатор|съемщик|жильц(?:ов|а)_)',
      ],
      '(?:сдать|сдавать|сдаю|сдаем|сдам)_ (?:\\p{L}+ ){0,3}(?:квартир|комнат|дом_|жиль)',
    ],
    credit: [
      '(?:одолжить|дать в долг|давать в долг|занять ему|занять ей|дать взаймы)|кредитоспособн|платежеспособн|кредитн\\p{L}+ (?:истори|рейтинг|лимит|риск|заявк)',
      ['выдать|выдава|одобр|решить|решение', '(?:кредит|займ|ссуд|ипотек)(?!н\\p{L}+ карт)\\p{L}{0,3}_'],
    ],
    insurance: [
      'страхов(?:ой|ого|ую|ая|ые) (?:полис|преми|тариф|взнос|риск|заявк)|застраховать',
      ['предложить|продать|продаж|рассчит|стоимост|цен[ауы]_|решить|отказ', 'страховк|страхован|полис'],
    ],
    'debt-collection': [
      [
        'взыска|вернуть|возврат|собрать|выбить|коллектор\\p{L}+ агентств',
        '(?:долг(?:а|и|ов|ам)?|задолженност\\p{L}+|должник\\p{L}*)_',
      ],
      '(?:мне|нам) (?:\\p{L}+ )?долж(?:ен|на|ны)_ (?:много |\\p{L}+ )?(?:денег|деньги|рублей|долларов|[0-9])|долж(?:ен|на|ны)_ (?:мне|нам) (?:много |\\p{L}+ )?(?:денег|деньги|рублей|долларов|[0-9])',
    ],
  },
  ja: {
    employment: [
      '採用(?:する|した(?:い|くて)|し(?:て|よう)|判断|前|の(?:判断|可否|参考|ため)|候補|選考|面接|を決)|雇(?:う|い(?:たい|入れ)|用(?:の判断|前|調査|する))|求人(?:の)?応募者|応募者(?:を|の|に)|人事(?:評価|考課)|昇進(?:させ|を(?:決|判断)|の(?:判断|可否))',
      [
        '調べ|確認|選ぶ|選び|選考|身元',
        'ベビーシッター|(?:新しい|うちの)(?:家政婦|従業員|社員|ヘルパー)|従業員の|社員の(?:身元|経歴)|候補者',
      ],
    ],
    tenants: [
      '入居(?:審査|希望者|者を(?:選|審査|決)|申込)|借主の?(?:審査|候補)|賃借人(?:を|の)(?:選|審査|調)|借り手(?:を|の)(?:選|審査|調|身元|候補)',
      ['貸(?:す|したい|そう|しても|して(?:いい|よい|も))', '部屋|アパート|マンション|家を|物件'],
    ],
    credit: [
      '与信|信用調査|融資(?:する|の(?:判断|審査|可否)|審査|を(?:決|判断))|返済能力|ローン(?:の)?審査|信用力',
      ['貸(?:す|したい|そう|しても|して(?:いい|よい|も))', 'お?金を|お金|資金'],
    ],
    insurance: [
      '保険(?:の)?(?:引受|引き受け|加入審査|審査|料率|料を(?:決|計算|算)|契約の(?:判断|可否|審査)|を(?:売|勧|販売))|保険料(?:の(?:算定|計算|見積)|を見積)',
      ['調査|判断', '保険金(?:の)?(?:請求|支払)'],
    ],
    'debt-collection': [
      '(?:債権|借金|貸金|代金|未払い?金?|貸した(?:お)?金)(?:の|を)?(?:回収|取り立て|取立|取り戻)|取り立て(?:る|たい|の(?:ため|仕事))|(?:お)?金を返して(?:くれない|もら)|債務者(?:を|の)',
    ],
  },
  ar: {
    employment: [
      'توظيف|اوظف|نوظف|سنوظف|استخدام (?:موظف|عامل|مربيه|خادمه|جليسه)|مقابله عمل مع|ترقيه (?:موظف|الموظف)|المتقدم(?:ين|ات)? (?:ل|الي )(?:ال)?(?:وظيفه|عمل)|للوظيفه',
      [
        'فحص|تحقق|التحقق|اتحقق|نتحقق|اختيار|نختار|اختار|تقييم',
        '(?:مربيه|جليسه|خادمه)_(?! (?:القديمه|السابقه|طفولتي))|مرشح(?:ين|ه)?_|موظفينا|موظف جديد|موظفي_',
      ],
    ],
    tenants: [
      'مستاجر(?:ين|ه)? (?:جديد|محتمل|جدد|قادم|المحتمل|الجديد)|طلب (?:ايجار|استئجار|استيجار)',
      ['فحص|تحقق|التحقق|اتحقق|اختيار|اختار|نختار|قبول|رفض|اخلاء|طرد', 'مستاجر(?:ين)?_(?! (?:السابق|القديم))'],
      '(?:تاجير|اوجر|ساوجر|ناجر|نوجر) (?:\\p{L}+ ){0,2}(?:شقتي|غرفتي|بيتي|منزلي|شقتنا|بيتنا|شقه|غرفه)|(?:تاجير|اوجر)\\p{L}* (?:له|لها|لهم)_',
    ],
    credit: [
      '(?:اقراض|اقرض|نقرض)\\p{L}*|اسلف(?:ه|ها|هم)_|(?:ائتمان|ايتمان|جداره ائتماني|جداره ايتماني)\\p{L}*(?<!بطاقه (?:ال)?ا[ئي]تمان\\p{L}{0,3})',
      ['منح|الموافقه|موافقه|قرار|اعطا', 'قرض_|قرضا_|رهن عقاري'],
    ],
    insurance: [
      'وثيقه (?:ال)?تامين|بوليصه (?:ال)?تامين|قسط (?:ال)?تامين|اقساط (?:ال)?تامين|اومن عليه|(?:ل)?تسعير (?:ال)?تامين',
      ['عرض|بيع|تسعير|تحديد سعر|قبول|رفض|قرار', 'تامين_(?! (?:السياره التي))'],
    ],
    'debt-collection': [
      [
        'تحصيل|استرداد|استرجاع|استعاده|اطالب|مطالب',
        '(?:ديون|دين|ديني|دينا|مستحقات|مديون)_|(?:مال|مالي|نقود|نقودي|اموالي)_',
      ],
      '(?:مدين|يدين|تدين) لي (?:ب)?(?:ال)?(?:مال|نقود|مبلغ|[0-9])',
    ],
  },
};

/** Negations shortly before a use, unless a word of doubt comes between. */
export const denials =
  'not|never|without|nor|no|pas|jamais|sans|ni|aucune?|nunca|jamas|sin|nao|sem|nem|не|никогда|без|ни|ليس|ليست|لا|لن|بدون|دون|غير';
export const doubts = 'whether|if|know|decide|sure|si|se|sais|sei|ли|هل|ان';

/** Negations after a use. */
export const denialsAfter =
  '(?<!\\p{L})degil|kullanma(?:ya|m)|使いません|使わない|用いません|ではありません|ではない|じゃない';

/** Languages that set no space between words. */
export const unspaced: ReadonlySet<string> = new Set(['ja']);
