import type {
  Agreement,
  Clauses,
  Digits,
  Identification,
  Refusals,
  UrgencyPhrases,
  WordEndings,
} from '#functions/nlu/languages/pack.ts';

/** How callers say that something is urgent, and that it is not. */
export const urgency: UrgencyPhrases = {
  urgent: `acil|acele|hemen|derhal|bir an önce|çok önemli|ambulans|yoğun bakım|kalp krizi|kaza|kanama|su bastı|bekleyemez|on dakika içinde|yarım saat içinde|en kısa sürede|ivedi|imdat|çabuk|düştü hastane|hastanedeyiz|hastaneye kaldır|bayıldı|duyar duymaz|kapıda kaldım|gaz kaçağı|vefat`,
  calm: `acil değil|acelesi yok|acele etme|aceleye gerek yok|acil bir şey yok|acil bir durum yok|önemli değil|ne zaman istersen|müsait olunca|müsait olduğunda|telaşlanma|merak etme|sorun yok|acil sayılmaz|acil falan değil|acelem yok|çok acil değil|korkulacak bir şey|acele değil|aceleniz yok|rutin`,
  yes: `evet|tabii|çok|biraz|valla evet|acil`,
  no: `hayır|yok|değil|yoo`,
  asks: `acil`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:asla|hicbir|kesinlikle)(?: (?:sizden|bizden|kimseye|hic)){0,12}',
  wanted:
    '(?:kod[a-z]*|sifre[a-z]*|kart[a-z]*|hesap[a-z]*|iban[a-z]*|bilgi[a-z]*|para|parola[a-z]*|ucret|kapora[a-z]*)',
  noAfter:
    '(?:ist|iste|isten|sor|al|alin|ver|paylas|soyle|gonder|at|gir)m[aeiu](?:yiniz|yin|yoru[zm]|yiz|yaca[a-z]*|yece[a-z]*|z)|yok|gerekmiyor|gerekmez|gerek yok',
  orders: '(?:[iu]n|[iu]niz)',
};

/** What clauses are cut by. */
export const clauses: Clauses = {
  starts: `sizin sizi size bizim benim senin bir paketiniz kargonuz siparişiniz randevunuz için bugün yarın evde kimse ben biz`,
  joins: `ve ama fakat çünkü eğer ki ya veya yoksa da de diye sonra o_yüzden yani hem`,
  loose: `ve ama bir bu şu o için ile da de ki mi mı mu mü gibi kadar daha çok en ya veya ben sen biz siz`,
  aside: `arayın arayınız ara ararsanız ararsan arar aramanız dönün dönersen teşekkürler sağolun görüşürüz öptüm kolay`,
  fillers: `ee şey hani işte alo merhaba merhabalar selam iyi günler akşamlar evet hayır tamam yav ya lütfen pardon efendim`,
};

export const agreement: Agreement = {
  small:
    'tamam|tamamdır|peki|pekala|tabii|tabi|tabii ki|tabi ki|tabii efendim|elbette|doğru|evet doğru|doğrudur|aynen|aynen öyle|oldu|ok|okey|hee|hı hı|harika|süper|çok iyi|buyurun|buyrun',
  around:
    'şey|ee|eee|ah|ha|hım|yani|o zaman|ve|bence|sanırım|lütfen|teşekkürler|teşekkür ederim|sağ olun|sağ ol|efendim|hanımefendi|beyefendi|benim için|bana|alo|merhaba|evet',
};

export const digits: Digits = {
  ones: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
  teens: 'on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz',
  tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  multipliers: {},
  codeWords: /(kod|şifre|sifre|parola|pin\b|kart)/i,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [
  [':from', /.{3}[dt][ae]n$/u],
  [':of', /.{3}n[iu]n$/u],
  [':verb', /.{2}(?:[iu]yo(?:r(?:u[mz]|sun)?)?|[dt][iu][mk]?|m[iu]s(?:t[iu])?|[ae]c[ae]g[iu]m|s[iu]n[iu]z)$/u],
];

/** What the language is recognised by. */
export const identification: Identification = {
  littleWords:
    've bir bu için ile de da ben sen siz biz çok var yok mi mı mu ne ama gibi kadar daha merhaba alo iyi günler beni sizi arayın arıyorum lütfen acaba sonra bugün yarın olarak',
  script: null,
};

/** Countries whose callers most likely speak it. */
export const countries = 'TR';
