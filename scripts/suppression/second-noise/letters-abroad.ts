/** Spellings of Arabic names that sources and passports of many countries use, the native one first. */
export const arabicNames: readonly (readonly string[])[] = `
محمد Mohammed Muhammad Mohamed Mohammad Mohamad Muhammed|أحمد Ahmed Ahmad Ahmet Achmed|فاطمة Fatima Fatimah Fatma Fatme
عائشة Aisha Aysha Ayesha Aïcha Aicha|مريم Maryam Mariam Meryem Miriam|زينب Zainab Zaynab Zeinab Zineb|ليلى Layla Leila Laila Leyla
نور Nour Noor Nur|سارة Sara Sarah|هدى Huda Houda Hoda|خديجة Khadija Khadijah Khadidja|سلمى Salma Selma|رانيا Rania Raniya
منى Mona Muna Mouna|هالة Hala Halah|سميرة Samira Sameera|نادية Nadia Nadya|ياسمين Yasmin Yasmine Yasmeen|ريم Reem Rim
لينا Lina Leena|آية Aya Ayah|سعاد Souad Suad|إيمان Iman Eman|شيماء Shaima Shaimaa Chaima|جميلة Jamila Djamila Gamila
نجلاء Naglaa Najla Najlaa|رقية Ruqayya Rukaya Roqaya|أسماء Asma Asmaa|حنان Hanan Hanane|وفاء Wafa Wafaa|لمياء Lamia Lamya
علي Ali Aly|عمر Omar Umar Omer|حسن Hassan Hasan|حسين Hussein Hussain Husein Hossein|خالد Khalid Khaled Chaled
يوسف Yusuf Youssef Yousef Yousuf Yosef|إبراهيم Ibrahim Ebrahim Brahim|محمود Mahmoud Mahmud|مصطفى Mustafa Mostafa Moustafa
كريم Karim Kareem|طارق Tariq Tarek Tarik|سامي Sami Samy|رامي Rami Ramy|زياد Ziad Ziyad Zeyad|ياسر Yasser Yasir Yaser
سعيد Said Saeed Saïd Sayeed|عادل Adel Adil|فيصل Faisal Faysal Feisal|ماجد Majed Majid Maged|نبيل Nabil Nabeel|هاني Hani Hany
وليد Walid Waleed Oualid|أنس Anas Anass|بلال Bilal Belal|جمال Jamal Gamal Djamel|رشيد Rashid Rachid Rasheed|عماد Imad Emad
حمزة Hamza Hamzah|إلياس Elias Ilyas|جورج George Georges Jorj|حداد Haddad Hadad|خوري Khoury Khouri Khuri|منصور Mansour Mansur Mansoor
الشريف Al-Sharif Elsherif Cherif Al-Shareef|السيد El-Sayed Al-Sayed Elsayed Al-Sayyid|خليل Khalil Khaleel|سليمان Suleiman Sulaiman Soliman
ناصر Nasser Naser Nasir|فرح Farah Farrah|المصري Al-Masri El-Masry Almasri|الرفاعي Al-Rifai Al-Refaie El-Rifai|النجار Al-Najjar El-Naggar
الخطيب Al-Khatib El-Khateeb Al-Khateeb|صالح Saleh Salih Salah|عبد الله Abdullah Abdallah Abdulla|رمضان Ramadan Ramazan Ramadhan
عبد الرحمن Abdulrahman Abdurrahman Abderrahmane Abdelrahman|جابر Jaber Jabir Gaber|قاسم Qasim Kassem Qassem Kasem|درويش Darwish Darwich
شاهين Shaheen Chahine Shahin|طه Taha Tahah|عيسى Issa Isa Eissa|غانم Ghanem Ghanim|نصر Nasr Nassr|هاشم Hashem Hashim Hachem
الهاشمي Al-Hashimi Al-Hashemi El-Hachemi|الزهراني Al-Zahrani Alzahrany|القاسمي Al-Qasimi Al-Qassimi Al-Kasimi|العلي Al-Ali El-Ali Alali
الحسن Al-Hassan El-Hassan Al-Hasan|زيدان Zidan Zidane Zeidan|معلوف Maalouf Malouf Maaluf|التونسي Tounsi Al-Tunisi Ettounsi`
  .trim()
  .split(/[|\n]/)
  // a native name may hold a space, the Latin ones do not
  .map((line) => {
    const at = line.search(/ \p{Script=Latin}/u);
    return [line.slice(0, at), ...line.slice(at + 1).split(' ')];
  });

export const arabicLetters: Record<string, string> = Object.fromEntries(
  'ا a|أ a|إ i|آ a|ب b|ت t|ث th|ج j|ح h|خ kh|د d|ذ dh|ر r|ز z|س s|ش sh|ص s|ض d|ط t|ظ z|ع a|غ gh|ف f|ق q|ك k|ل l|م m|ن n|ه h|و w|ي y|ى a|ة a|ء |ئ y|ؤ w'
    .split('|')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

const ALPHABET = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'];
const system = (letters: string) => {
  const latin = new Map(letters.split(' ').map((letter, at) => [ALPHABET[at]!, letter === '-' ? '' : letter]));
  return (word: string) => [...word].map((letter) => latin.get(letter) ?? letter).join('');
};
/** Passports, maps, French, German and Turkish clerks, libraries. */
export const latinFromCyrillic = [
  system('a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y - e iu ia'),
  system('a b v g d ye yo zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya'),
  system('a b v g d e e j z i i k l m n o p r s t ou f kh ts tch ch chtch - y - e iou ia'),
  system('a b w g d e jo sch s i j k l m n o p r s t u f ch z tsch sch schtsch - y - e ju ja'),
  system('a b v g d e ë ž z i j k l m n o p r s t u f h c č š šč - y - è ju ja'),
];

const PAIRS =
  'shch щ|sch ш|zh ж|kh х|ch ч|sh ш|ts ц|th т|ph ф|ck к|ya я|yu ю|ee и|oo у|a а|b б|c к|d д|e е|f ф|g г|h х|i и|j дж|k к|l л|m м|n н|o о|p п|q к|r р|s с|t т|u у|v в|w у|x кс|y и|z з'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]);

export const cyrillicFromLatin = (word: string) =>
  word.replace(
    new RegExp(PAIRS.map(([latin]) => latin).join('|'), 'g'),
    (latin) => PAIRS.find(([from]) => from === latin)![1],
  );

/** Kanji of names that registers write in either form. */
export const KANJI: ReadonlyMap<string, string> = new Map(
  [
    '斎斉',
    '齋斎',
    '高髙',
    '崎﨑',
    '辺邊',
    '沢澤',
    '浜濱',
    '国國',
    '広廣',
    '桜櫻',
    '恵惠',
    '竜龍',
    '真眞',
    '島嶋',
    '徳德',
    '静靜',
    '遥遙',
    '凛凜',
    '栄榮',
    '寿壽',
    '桧檜',
    '応應',
  ].map((pair) => [[...pair][0]!, [...pair][1]!]),
);
