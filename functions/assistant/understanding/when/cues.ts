import type { Language } from '#shared/values/language.ts';

/** Words around a time that tell what it is the time of. Each may go on: `rappel` is also in “rappelez”. */
export type Cues = {
  /** The assistant asks when to call. */
  asks: string;
  /** The caller wishes to be called. */
  wishes: string;
  /** The caller will call, or come, themselves. */
  announces: string;
  /** Before a time at which it does not suit; after it, in `unfit`. */
  busy: string;
  unfit: string;
  /** Right before a time that follows from what was said: “so”. */
  so: string;
  /** A machine calls. */
  recorded: string;
  /** Right before a time that is not meant. */
  not: string;
  suits: string;
  agrees: string;
  first: string;
  second: string;
};

export const cuesOf: Record<Language, Cues> = {
  en: {
    asks: 'when |what time|which time|call you back|call back|best time|good time|what day|reach you',
    wishes:
      "drop me|touch base|speak to|talk to|have a word|ping me|get hold of|get a hold|best time|good time|i'm free|i'll be free|i'll be in|i'll be home|i'll be at my desk|at my desk|contact me|contact us|hear from|back to me|back to us|return my call|calls me|phones me|rings me|a tinkle|pick up|answer|call me|call us|ring me|ring us|phone me|phone us|call back|ring back|phone back|get back to|reach me|reach us|get me|a ring|a call|a bell|a shout|a buzz|try me|try us|can we talk|could we talk|call him|call her|i can talk|we can talk|have a chat|let me know|catch me|free to talk|available|please call|but call|and call|just call|could you call|could you ring|could you phone|can you call|can you ring|say |let's say|so say|tell me|text me|call |ring ",
    announces:
      "i'll give you|we'll give you|i'll get back|we'll be in touch|i'll be in touch|try him|try her again|i'll text|we'll text|i'm going to call|i'm going to try|no need to|don't bother|don't call|do not call|not necessary|i'll call|i'll try|i'll ring|i will call|i will try|we'll call|we'll try|i'll phone|we will call|i'm calling again|i'll be back|i'll pop|i'll come|i'll drop|try you|try again|ring you|call again|call you|calling you|ring again|see you|i'll see",
    busy: "scheduled for|reminder of|all |through |appointment on|till|until|i'm at|i'm out|i'm away|we're closed|closed|i'm in|i work|busy|i'm teaching|be at|except|cut off|due|appointment|reminder|delivery|deliver|between|booked|on for|for your|since|your|open|opens|hours|from",
    unfit: "is no good|doesn't work|won't work|i can't|is out|is bad|not good|is the cut|doesn't suit",
    so: "so |so say |say |so like |let's say |make it |then ",
    recorded:
      'press 1|press one|press 2|automated notice|automated call|automated message|recorded message|do not reply|stop these calls',
    not: 'not ',
    suits:
      "works|is fine|is good|would be|would do|suits|is best|is ok|is perfect|if that|if you can|please|is great|if possible|sounds good|'s fine|'s good",
    agrees: 'yes|yeah|yep|sure|ok|okay|that works|perfect|fine|great|sounds good|that one|please',
    first: 'first|former|earlier',
    second: 'second|latter|later one|other',
  },
  fr: {
    asks: 'quand|quel moment|quelle heure|rappel|vous joindre|quel jour|vous arrange|vous convien',
    wishes:
      "recontact|coup de tel|dispo|on s'appelle|se parle|faites-moi signe|fais-moi signe|te joindre|vous me join|passe un coup|m'appeler|nous appeler|l'appeler|joindre|je reponds|je decroche|je suis libre|je serai libre|vous me rap|tu me rap|bigophone|un appel|rappelez|rappelle-moi|rappelle moi|rappelle|me rappel|appelez|appelle-moi|appelle|m'appel|nous rappel|nous appel|me joindre|nous joindre|un coup de fil|coup de telephone|telephonez|passe-moi|passez-moi|rappeler|contactez|disons|tu dis|dis-moi|disponible|joignable|passez un coup|me telephon|coup de bigo",
    announces:
      "je vais rappel|je vais retent|je referai|je re-essai|on repasse|nous repass|je retest|on se rappel|je tenterai|retenterai|reessaie|je reviendrai|je vous reappel|pas la peine|inutile|pas besoin|je rappel|je retente|je reess|je vous rappel|je te rappel|on vous rappel|nous vous rappel|je retelephone|je telephone|je passe|je repasse|j'appelle|je vous appel|je t'appel|j'arrive|je reviens|on te rappel|ne m'appelle|je retel|rappellerai|rappellerons",
    busy: "jusqu'|je suis|on est|ferme|sauf|je travaille|j'ai|occupe|rendez-vous|rdv|livr|depuis|a ouvrir|prevu|ouvert",
    unfit: "je peux pas|j'ai le|pas possible|on est ferme|la chorale|c'est mort",
    so: 'donc |alors |disons |du coup |plutôt ',
    recorded: 'tapez 1|tapez 2|tapez 9|message automatique|message de la|ne repondez pas|message enregistre',
    not: 'mais pas |surtout pas |sauf ',
    suits:
      'ca me va|ce serait|serait|parfait|ca ira|si possible|s il vous|c est bien|me convient|c est plus|si vous pouvez|je suis disponible|ca marche',
    agrees: "oui|d'accord|ok|parfait|tres bien|ca marche|ca me va|volontiers|entendu|celui-la",
    first: 'premier|premiere',
    second: 'deuxieme|second|seconde|dernier',
  },
  ja: {
    asks: '何時|いつ|日時|折り返|都合|ごろ',
    wishes:
      '待って|出られ|つなが|手が空|話せ|呼び出し|ベル|なら家に|でしたら家に|なら大丈夫|TEL|よろしければ|お電話|電話|折り返|かけて|かけ直|ご連絡|連絡|一本|いかがでしょう|お願い|はいかが|なら出れ|電話口|都合がいい|空いて|おります|くれる|もらえ|いただけ',
    announces:
      'こちらから|かけ直す|かけなおし|後ほど|のちほど|出直し|改めまして|またします|またする|再度お電話|もう一度お電話|お電話差し上げ|お電話いたします|電話するね|電話します|電話しますわ|連絡します|ご連絡いたします|こっちから|結構です|不要|必要ございません|かけ直します|またお電話|また電話|こちらから|改めて|あらためて|またかけ|おかけします|また連絡',
    busy: 'は病院|休み|お休み|不在|定休|営業|締切|まで',
    unfit:
      'は病院|はお休み|は休|は不在|は無理|は定休|はだめ|は出|だめ|は夜勤|は授業|まで|じゃなくて|違う|あ違|が期限|は予定|は休診|着|のご予約|に配達|にお届け|の予約',
    so: 'じゃあ|でしたら|では|じゃ|なので|ので|なんで',
    recorded: '押してください|自動音声|緊急連絡システム|お知らせです|返信不要|必要ございません',
    not: '§',
    suits:
      'より前には無理|より前は無理|でしたら|なら|がありがた|でお願い|が助か|がいい|が良い|以降|かな|くらい|ごろ|はどう|でどう|大丈夫|にお願い|ちょうど',
    agrees: 'はい|ええ|うん|お願いします|大丈夫|それで|結構です',
    first: '最初|一つ目|ひとつ目|前者|先の',
    second: '二つ目|ふたつ目|後者|後の|あとの',
  },
  tr: {
    asks: 'hangi saat|ne zaman|hangi gun|kacta|saat kac|donus|arasin|arayalim|uygun|aramami',
    wishes:
      'aramani|aramasi|geri don|donun|donsun|gorusel|gorusebil|konus|ulas|cevir|beklerim|bekliyorum|evdeyim|ofisteyim|acabilirim|bakabilirim|aranabil|telefonla|telefonum|telim|uygunum|arasana|arayiver|ariver|arayin|ararsan|arasin|ara |ara beni|beni ara|bizi ara|arayabil|aranmak|donerseniz|donus|donebil|caldir|ulasabil|ulasin|musaid|bosum|haber ver|arasaniz|arar misin|ararsaniz|bir ara|ara da|arama|telefon et|telefon ac|konusalim|konusuruz|bildir',
    announces:
      'ben donerim|ben sizi|ben seni|tekrar deneri|yeniden ara|ben tekrar|kendim ara|arayacam|ararim ben|ben ariyacam|ugrayacag|gelicem|gelecem|gerek yok|gerekmez|ararim|arayacagim|arayacagiz|tekrar arar|ben ararim|gelirim|gelecegim|ugrarim|tekrar ararim|ariyorum|arariz|getir|teslim|kurye gel|sonra ararim|yine arar|kapiyi calarim|yine deneri',
    busy: 'randevu|teslimat|kadar|fatura',
    unfit:
      'olmaz|mesaide|isim var|dolu|musait degil|gebze|bitiyor|kapali|izinli|calis|degilim|randevu|toplanti|kina var|serviste|dugun|teslim|getir|noter',
    so: 'o yuzden |o zaman |siz |bana |beni ',
    recorded: 'tuslayin|otomatik mesaj|otomatik arama|cevap vermenize gerek yok|bu bir kayit|1e basin|bire basin',
    not: '§',
    suits: 'once olmaz|olur|uygun|iyi olur|musait|gibi|olsun|isterim|bosum|sevinirim|arayin|ara|arasin|dogru',
    agrees: 'evet|olur|tamam|peki|uygun|tabii|iyi|super',
    first: 'ilk|birinci',
    second: 'ikinci|son|digeri|obur',
  },
  ar: {
    asks: 'متي|اي وقت|اي ساعه|الوقت المناسب|وقت يناسب|نتصل بك|يعاود|نعاود|نكلمك|يكلمك|يتصل بك',
    wishes:
      'اتصلو|تتصلو|يتصلو|دقولي|دقو|رنو|رنلي|ارجع لي|حاكيني|هاتفني|انتظر|بانتظار|استني|بستني|نحكي|نتكلم|عيط|صوني|فاضي|فاضيه|متاح|متفرغ|تلقاني|تلاقيني|حدثني|اطلبني|كلميني|اتصلي|احكيني|دقي|رني|هاتفوني|مكالمه|خابرو|خبرو|ردو علي|اسال عني|كلمني|كلموني|تكلمني|تكلمنا|يكلمني|يكلم|كلمنا|اتصل|تتصل|يتصل|الاتصال|رن علي|رن عليا|دق علي|دق لي|دق علينا|احكي|تحكوني|تحكونا|تحكيني|يحكي|تواصل|خابرني|رد علي|عاود|تعيط|عيطلي|تلفن|كلمه|هاتف|ياريت|ممكن|خليها|نقول|ترجع|يرجع|رجعلي|رجع لي|خبرني|بلغني|فيكن',
    announces:
      'راح ادق|بدق عليك|برن عليك|هرن|حرن|بكلمه|هكلمه|بحاكيك|رح احاكي|راح اكلم|رح كلم|انا بتصل|انا برجع|برد اكلم|بارجع|نعيطلك|نعاود نعيط|هتصل|سوف اتصل|ساعاود|سنتواصل|بنتواصل|لا داعي|ما في داعي|ملوش لازمه|ما كاين لاش|بتصل|رح اتصل|راح اتصل|ساتصل|سنتصل|هتصل|حتصل|هكلمك|بكلمك|هرجع|برجع|ارجع اتصل|بعاود|سنعاود|هعاود|بحاول|هحاول|اجيك|بمر|هجي|نوصل|يوصل|موعدك|التوصيل|لا تتصل|هنكلم|بنتصل|رح احكي|راح ادق|نعاود|غادي نعاود|معاودة المحاوله',
    busy: 'لين|عندي|مغلق|موعد|لحد|مسكر|دوام',
    unfit: 'لا عندي|عندي|مشغول|ما اقدر|ما بقدر|مش فاضي|مسكر|مغلق|لا لا|ما ينفع|دوام|لا خليها',
    so: 'يعني |خليها |فكلمني |خلينا نقول |لذلك ',
    recorded: 'اضغط|رساله مسجله|رساله اليه|لا ترد علي|هذه رساله',
    not: 'مش |مو |مب |مهوب ',
    suits: 'مناسب|يناسب|كويس|تمام|باهي|احسن|زين|افضل|فاضي|بكون|اكون|يكون|نكون|مثلا|لو سمحت',
    agrees: 'نعم|ايوه|ايه|اوكي|تمام|موافق|طيب|ماشي|مناسب|حسنا|اي ',
    first: 'الاول',
    second: 'الثاني|التاني|الاخير',
  },
  pt: {
    asks: 'quando|que horas|que hora|horario|ligar de volta|retornar|que dia|melhor altura|contactar',
    wishes:
      'ligar|ligacao|fala comigo|falar comigo|conversar|da um alo|me chame|retorno|atendo|posso atender|posso falar|me acha|encontra|chamada|apanha-me|apanhas|liguem|telefonem|liga pra|ligar pra|estou livre|tou livre|to livre|da-me uma|bater um papo|responder|avis|ligue|liga|me liga|ligar-me|ligar para mim|me ligar|me ligue|ligues|retorn|telefon|dar um toque|da um toque|de-me um toque|um toque|chama-me|me chama|falamos|ligado|contact|disponivel|podemos falar|pode ser|um bip|uma ligada|diga-me|nos ligue|devolv|me da um',
    announces:
      'ligo mais|ligo eu|ligo amanha|ligo na|ligo no|volto a tentar|tento outra|tento amanha|retorno eu|te chamo|eu chamo|entramos em contacto|entraremos|nao precisa me|nao ligue|nao precisa|nao e preciso|nao vale a pena|eu ligo|volto a ligar|ligo de novo|torno a ligar|ligarei|retornarei|vou ligar|volto a tentar|tento de novo|eu tento|eu retorno|ligamos|ligaremos|passo ai|passo por|eu passo|vou passar|tentarei|ligo-te|te ligo|lhe ligo|entrega|eu volto|ligo outra vez|nao me ligue',
    busy: 'estou em|to em|to no|to na|fecha|entrevista|exceto|menos|marcad|consulta|trabalho|antes estou|viajando|viagem|vou|reuniao|sua|seu|teu|tua',
    unfit: 'nao posso|nao da|estou em|to em|to no|to na|fechad|trabalho|nao consigo|e feriado|tenho consulta',
    so: 'entao |ai |assim |por isso |melhor |digamos ',
    recorded:
      'prima 1|tecle|digite 1|mensagem automatica|informacao automatica|nao requer resposta|mensagem gravada|pressione',
    not: 'nao |menos ',
    suits:
      'que e|que eu|seria|esta bom|pode ser|e melhor|serve|e bom|da jeito|por favor|se puder|estou livre|que ja|fica bem|estou em casa|se der|ta bom|ta otimo',
    agrees: 'sim|pode ser|claro|ok|esta bem|ta bom|perfeito|combinado|isso|serve|fica bem',
    first: 'primeiro|primeira',
    second: 'segundo|segunda opcao|ultimo|ultima|outro|outra',
  },
  ru: {
    asks: 'когда|во сколько|какое время|перезвон|удобн|в котором часу',
    wishes:
      'на связи|жду|поговор|связ|отзвон|дозвон|перезван|прозвон|звякн|сообщите|дождусь|можно звонить|лучше всего|возьму трубк|отвечу|смогу говорить|могу говорить|могу разговаривать|перезвон|позвоните|позвони|звоните|позвонит|набер|набрать|набирай|наберёшь|наберешь|звонить|позвонить|связаться|свяжитесь|созвон|дайте знать|звякни|свободн|давайте|пусть|маякни|жду звонка|свободна|свободен|на месте|удобно',
    announces:
      'сама наберу|сам наберу|я наберу|перезвоним сами|мы сами|сам позвоню|попробую ещё|попробую еще|позвоню ещё|не беспокой|не перезванивайте|сами свяжемся|сами перезвоним|не нужно|не стоит|я перезвоню|сам перезвоню|сама перезвоню|я позвоню|сам позвоню|сама позвоню|ещё позвоню|еще позвоню|еще раз позвоню|наберу|перезвоню|позвоню|перезвоним|позвоним|заеду|приеду|привез|попробую|зайду|не надо|не перезван|не звони',
    busy: 'записаны на|назначен на|приём к|не раньше чем|до вечера|я на работе|не могу|кроме|приём|прием|запись|доставк|закрыт|занят|работаю|на смене|лежать|ждём|ждем|назначен|записан|работаем|срок',
    unfit:
      'не могу|занят|не работаем|я на смене|не смогу|нет ой|не получится|выходной|закрыт|учёт|я на встреч|у нас учет|ребенка',
    so: 'так что |тогда |давайте |лучше |а вот |значит ',
    recorded: 'нажмите|автоматическое сообщение|не отвечайте|это автомат|вас приветствует',
    not: 'не |кроме ',
    suits:
      'пожалуйста|удобно|нормально|можно|подойдёт|подойдет|лучше|давайте|если можно|хорошо|у меня окно|я свобод|наберите|позвон|буду',
    agrees: 'да|хорошо|ладно|подходит|договорились|конечно|давайте|можно|годится|удобно',
    first: 'перв|вариант один',
    second: 'втор|послед|друг',
  },
  es: {
    asks: 'cuando|que hora|devolver|que momento|viene bien|que dia|le llam|lo llam|te llam|se le puede|horario',
    wishes:
      'me llama |me llamas|me llame |me llaman|comunique|comunica|reporte|hablar con|hablar|un fono|fonazo|telefonazo|localizable|estoy libre|estare libre|me pilla|pillame|me coge|me agarra|me ubica|buscame|busqueme|echame|echeme|llamarme|llamenme|llaman|que me llamen|llamas|llamada|puedes llamar|puede llamar|me puedes|devuelva|llameme|llamame|llamenme|llameno|llamadn|llamadm|llamar|llame|timbra|marqueme|marcame|me marca|hablamos|hablemos|devuelv|devolver|contact|me puede ubicar|ubicarme|localizar|telefonee|disponible|puedo hablar|puedo atender|un toque|una llamada|pegame|me avisa|avisame|aviseme|digame|dime|llamenos|me telefonea|confirmamos|nos llam|me encuentra|contesto',
    announces:
      'lo intento|lo vuelvo|la vuelvo|te vuelvo|los llamo|volvemos a|volveremos|le marcare|te marcare|te timbro|le timbro|nos comunicaremos|no es necesario|no llame|yo te busco|yo lo busco|me llamo|yo llamo|vuelvo a llamar|volvere a llamar|llamo luego|le llamo|te llamo|lo llamo|la llamo|llamare|le vuelvo|intento de nuevo|intentare|volvere|marco de nuevo|paso por|pasare|yo le marco|yo te marco|le marco|te marco|llamaremos|no me llame|no hace falta|insistire|ya llamo|le llamaremos',
    busy: 'estoy|tengo|trabajo|cerrado|cerramos|salvo|menos|cita|entre semana|guardia|entreg|reparto|espere|ingrese|ensayo|cuido|medico|desde',
    unfit:
      'no puedo|trabajo|estoy|tengo|medico|cerramos|cerrado|no me va|imposible|ensayo|cuido|espere|de visita|de guardia|ocupad',
    so: 'asi que |entonces |mejor |digamos |o sea |por eso ',
    recorded: 'marque 1|pulse|marque asterisco|mensaje grabado|mensaje automatico|no responda|oprima|presione',
    not: 'no |menos ',
    suits:
      'me viene bien|por favor|esta bien|seria|perfecto|puedo|mejor|si es tan amable|si puede|me va bien|contesto|que ya|que es cuando|abro|estoy libre|me conviene|estaria bien|ahi',
    agrees: 'si|claro|vale|ok|bueno|perfecto|de acuerdo|esta bien|me viene bien|dale|listo|ese',
    first: 'primero|primera|primer',
    second: 'segundo|segunda|ultimo|ultima|otro|otra',
  },
};

/** Where the verb comes last, a wish follows its time; where writing is dense, a letter is as far as several. */
export const habitsOf: Record<Language, { verbLast?: boolean; dense?: boolean }> = {
  en: {},
  fr: {},
  ja: { verbLast: true, dense: true },
  tr: { verbLast: true },
  ar: {},
  pt: {},
  ru: {},
  es: {},
};
