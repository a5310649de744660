import type { Language } from '#shared/values/language.ts';

/** How a language says that something is urgent, and that it is not; beginnings of words, `|` between. */
export type UrgencyPhrases = { urgent: string; calm: string; yes: string; no: string; asked: string };

export const phrases: Record<Language, UrgencyPhrases> = {
  en: {
    urgent: `urgent|emergency|as soon as possible|asap|right away|immediately|right now|straight away|ambulance|hospital|in hospital|cant wait|time sensitive|need to know tonight|in the next hour|in the next 15|in the next ten|within the hour|taken him to|taken her to|had a fall|bleeding|accident|unconscious|locked out|flooding|pouring|on fire|stuck at|cant breathe|sick at|come get him|come get her|come and get|pick up if you can|hurry|very soon as you can|before i have to take it back|im desperate|really desperate|nobody on the till|smell of gas|smells of gas|smell gas|gas leak|chest pain|collapsed|passed out|not breathing|a seizure|a stroke|heart attack|on his way to surgery|the minute you get this|the second you get this|soon as you get this|soon as you hear this|soon as you can|doesnt matter what time|no matter what time|any hour of the night|drop everything|smoke coming|water coming through|burst pipe|pipe burst|pipe has burst|is trapped|gone missing|has gone into labour|gone into labor|police are here|fell off|fell down|high fever|come quick|come home now`,
    calm: `not urgent|no rush|no hurry|not an emergency|isnt urgent|nothing urgent|not super urgent|nothing important|not important|whenever suits|whenever you like|whenever you|take your time|no big deal|dont worry|nothing scary|not at all urgent|no emergency|not desperate|not really urgent|wasnt urgent|dont be alarmed|nothing serious|nothing to worry|is comfortable|no panic|its not desperate|in no hurry|theres no panic|dont panic|when you get a minute|when you get a chance|can wait`,
    yes: `yes|yeah|yep|it is|very|quite|kind of|definitely|absolutely|extremely`,
    no: `no|not|nope|nah`,
    asked: `urgent`,
  },
  fr: {
    urgent: `urgent|urgence|urgences|tout de suite|immédiatement|au plus vite|le plus vite possible|dès que possible|ambulance|pompiers|samu|à l hôpital|hospitalisé|accident|saigne|inondé|inondation|ça déborde|fuite importante|ne peut pas attendre|dans l heure|dans les dix minutes|dans les quinze minutes|dans le quart d heure|avant ce soir impérativement|vite|à récupérer rapidement|coincé|enfermé dehors|bloqué devant|est tombé|fait une chute|malaise|a vomi|sinon on repart|sinon je repars|odeur de gaz|fuite de gaz|incendie|en feu|prend feu|au feu|disparu|introuvable|convulsion|respire mal|ne respire|dès que tu as ce message|dès que vous avez ce message|sans délai|au plus tôt|de toute urgence`,
    calm: `pas urgent|pas d urgence|rien d urgent|pas pressé|rien de grave|rien d important|quand tu veux|quand vous voulez|pas de panique|pas trop urgent|ça ne presse pas|ça presse pas|tranquille|prenez votre temps|aucune urgence|ne vous inquiétez pas|pas le feu|rien d inquiétant|pas grave|pas vraiment urgent|n est pas urgent`,
    yes: `oui|ouais|très|assez|un peu|plutôt|absolument|carrément`,
    no: `non|pas|nan`,
    asked: `urgent|urgence`,
  },
  es: {
    urgent: `urgent|urge|me urge|urgencia|urgencias|emergencia|inmediatamente|ahora mismo|de inmediato|lo antes posible|cuanto antes|ambulancia|ingresado|internado|accidente|sangr|se está inundando|inundando|se inundó|no puede esperar|en veinte minutos|en diez minutos|en los próximos|rápido por favor|corre prisa|se cayó|se desmayó|se lo llevaron|contéstame por favor|conteste por favor|enseguida|fuga de gas|huele a gas|olor a gas|saliendo agua|sale agua|dolor en el pecho|no importa la hora|a la hora que sea|apenas oiga|apenas escuche|apenas pueda|apenas puedas|apenas oigas|en cuanto oigas|en cuanto escuches|en cuanto pueda|en cuanto puedas|atendé|atiende por favor|contesta por favor|trajimos al hospital|llevamos al hospital|llevaron al hospital|al hospital|está en la guardia|no respira|convulsion|infarto|derrame cerebral|incendio|sale humo|humo|se metió el agua|desmay|ya mismo|urgentísimo|de volada|lo más rápido|lo más pronto|a la mayor brevedad|no se puede quedar mucho|nos toca devolvernos|con fiebre alta|no para de vomitar|se perdió el niño|se quedó encerrad|me quedé encerrad|por lo que más quieras`,
    calm: `no es urgente|no urge|nada urgente|sin prisa|no hay prisa|no corre prisa|no hay apuro|sin apuro|nada grave|no pasa nada|cuando puedas|cuando pueda|cuando quieras|tranquil|no es nada|urgente no|no tan urgente|tampoco es urgente|no se preocupe|no se alarme|no es emergencia|nada importante|no para nada|no se asuste`,
    yes: `sí|si|mucho|muy|bastante|claro|la verdad que sí|pues sí`,
    no: `no|qué va|para nada`,
    asked: `urgente|urgencia|urge`,
  },
  pt: {
    urgent: `urgente|urgência|emergência|imediatamente|agora mesmo|já já|o mais rápido possível|o quanto antes|quanto antes|o mais depressa|ambulância|samu|internad|acidente|sangr|inund|alagando|alagou|não pode esperar|nos próximos dez minutos|em dez minutos|em quinze minutos|rápido por favor|pressa|caiu e|desmai|passou mal|é grave|com urgência|ligue já|faleceu|vazamento de gás|assim que ouvir|mal ouça isto|atende por favor|me atende|atende pelo amor|pelo amor de deus|cheiro a gás|cheiro de gás|incêndio|pegou fogo|a arder|está preso no|está presa no|sumiu|desapareceu|ninguém acha|tô indo na delegacia|arrombar|ainda hoje sem falta|vou embora com|já não respira`,
    calm: `não é urgente|nada urgente|sem pressa|não há pressa|não tem pressa|não urge|nada grave|quando puder|quando puderes|quando quiser|tranquil|urgente não|sem urgência|não tão urgente|não se preocupe|não precisa correr|não é nada|não tem prazo|com calma|nada de grave|não é preciso correr|brincadeira`,
    yes: `sim|é|muito|bastante|um pouco|claro|bem urgente|pois é`,
    no: `não|nao|nada`,
    asked: `urgente|urgência`,
  },
  tr: {
    urgent: `acil|acele|hemen|derhal|bir an önce|çok önemli|ambulans|yoğun bakım|kalp krizi|kaza|kanama|su bastı|bekleyemez|on dakika içinde|yarım saat içinde|en kısa sürede|ivedi|imdat|çabuk|düştü hastane|hastanedeyiz|hastaneye kaldır|bayıldı|duyar duymaz|kapıda kaldım|gaz kaçağı|vefat`,
    calm: `acil değil|acelesi yok|acele etme|aceleye gerek yok|acil bir şey yok|acil bir durum yok|önemli değil|ne zaman istersen|müsait olunca|müsait olduğunda|telaşlanma|merak etme|sorun yok|acil sayılmaz|acil falan değil|acelem yok|çok acil değil|korkulacak bir şey|acele değil|aceleniz yok|rutin`,
    yes: `evet|tabii|çok|biraz|valla evet|acil`,
    no: `hayır|yok|değil|yoo`,
    asked: `acil`,
  },
  ru: {
    urgent: `срочно|срочн|немедленно|как можно скорее|как можно быстрее|прямо сейчас|сейчас же|скорая|скорую|скорой|реанимац|авари|пожар|горит|затапливает|заливает|прорвало|хлещет|кровь идёт|потерял сознание|потеряла сознание|не терпит|не может ждать|в течение часа|в ближайшие минут|экстренн|быстрее|увезли|инфаркт|инсульт|до восьми ждать не|умер|запах газа|разбил`,
    calm: `не срочно|несрочно|не срочный|не к спеху|не спешите|не спеши|не горит|ничего срочного|ничего страшного|когда удобно|терпит|не торопит|не тороп|не очень срочно|не сказать что срочно|не особо срочно|не так срочно|никакой срочности|спешки нет|без спешки|не пугайтесь|не волнуйтесь|не переживайте|не критично|время есть`,
    yes: `да|очень|конечно|ну да|довольно|угу`,
    no: `нет|не|да нет`,
    asked: `срочн`,
  },
  ar: {
    urgent: `مستعجل|مستعجلة|عاجل|عاجلة|ضروري|ضرورى|طارئ|طارئة|طوارئ|حالا|فورا|فوراً|بسرعة|على طول|الحين ضروري|في أسرع وقت|باسرع وقت|بأسرع وقت|اسعاف|الإسعاف|العناية|حادث|نزيف|غرق|ما بتستنى|مايستناش|خلال عشر دقايق|خلال ربع ساعة|خلال عشر دقائق|هلق ضروري|دلوقتي حالا|هسه|مستعجله|توفى|توفي|اغمى|مات`,
    calm: `مش مستعجل|مو مستعجل|غير مستعجل|مش ضروري|مو ضروري|ليس عاجلا|غير عاجل|مش عاجل|مو عاجل|براحتك|على راحتك|براحته|على مهلك|ما في استعجال|لا داعي للقلق|ما تقلق|متقلقش|لا تقلق|مافي شي مستعجل|مب ضروري|مب مستعجل|ليست مستعجلة|مش مستعجلة|مو مستعجلة|مستعجل لا|عادي|مافيش استعجال|مانيش مستعجل|ماشي مستعجل|بدون استعجال|وقت ما تحب`,
    yes: `نعم|ايوه|ايوا|اي|اه|طبعا|جدا|كثير|اوي|ايه`,
    no: `لا|مش|مو|لأ|مب|ماشي`,
    asked: `مستعجل|عاجل|ضروري|طارئ`,
  },
  ja: {
    urgent: `至急|緊急|急ぎで|大至急|今すぐ|いますぐ|すぐに電話|すぐ電話|すぐ来て|すぐ学校|救急車|救急で|倒れ|意識が|事故に|一刻も|急いで|急いでる|急いでます|早急|急ぎです|急ぎなん|急を要|大変なん|出血|火事|水があふれ|止まらない|手遅れ|亡くなり|危篤|15分以内|30分以内|すぐ折り返し|急ぎます|すぐお迎え|運ばれ`,
    calm: `急ぎではな|急ぎでは|急ぎじゃ|急がな|急がなくて|急いでな|急いではい|急ぎません|急ぎとかじゃ|大したこと|いつでも|ゆっくりで|心配なものでは|心配いら|時間のあるとき|お手すき|緊急では|救急とかでは|急用ではな|急用じゃ|慌てなくて|そこまで急`,
    yes: `はい|ええ|うん|かなり|とても|できれば急|そうです|すごく`,
    no: `いえ|いいえ|いや|ううん|別に|そんなに`,
    asked: `急ぎ|緊急`,
  },
};
