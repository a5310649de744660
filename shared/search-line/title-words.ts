/** Titles and forms of address before a name, by language. */
export const titles = [
  String.raw`(?:(?:the\s+)?(?:hon|honou?rable|mr|mrs|ms|mx|dr|drs|prof|rev|fr|sen|rep|gov|pres|capt|cpt|sgt|lt|col|maj|gen|cpl|pvt|adm|amb|atty|det|ofc|sis|bro)\.?|miss|sir|madam|dame|lord|lady|professor|doctor|senator|representative|congressman|congresswoman|president|governor|mayor|judge|justice|reverend|pastor|rabbi|imam|captain|sergeant|lieutenant|colonel|major|general|officer|detective|attorney|coach|nurse|father(?=\s+\S+\s+\S)|sister(?=\s+\S+\s+\S)|brother(?=\s+\S+\s+\S))`,
  String.raw`mme|mmes|mlle|mgr|pr\.|me\.|ma[iî]tre|monsieur|madame|mademoiselle|docteure?|professeure?|avocate?|m[eé]decin`,
  String.raw`(?:sr|sra|srta|dr|dra|profa|profe|ing|lic|licda|arq|mtro|mtra|c\.\s?p|abog|enf|psic|pbro)\.?|licenciad[oa]|ingenier[oa]|arquitect[oa]|abogad[oa]|m[eé]dic[oa]|doctora?|profesora?|maestr[oa]|señora?|señorita|don(?=\s+\S+)|doña`,
  String.raw`senhora?|dona|seu|doutora?|profess[oô]ra?|engenheir[oa]|advogad[oa]|eng\.|adv\.|pastora?|padre`,
  String.raw`г-н|г-жа|д-р|проф\.?|господина?|госпож[ау]|доктора?|профессора?|сенатора?|президента?|врача?|адвоката?|юриста?|нотариуса?|учител(?:ь|я|ьница|ьницу)|тренера?|мастера?|риелтора?|психолога?|стоматолога?|терапевта?|хирурга?|гр\.|гражданина?|гражданк[ау]|ип`,
  String.raw`السيدة?|سيدة?|الآنسة|الدكتورة?|دكتورة?|الأستاذة?|الاستاذة?|أستاذة?|استاذة?|المهندسة?|مهندسة?|المحامية?|المحامي|محامي|الطبيبة?|طبيبة?|الحاجة?|الشيخ|شيخ|اللواء|العميد|العقيد|السيناتورة?|سيناتور|النائبة?|الرئيسة?(?:\s+السابقة?)?|المحافظة?|الحاكمة?|العمدة|عضوة?\s+(?:الكون[غج]رس|مجلس\s+(?:الشيوخ|النواب))|د\.?|أ\.?|أ\.د\.?|م\.`,
  String.raw`sayın|sn\.?|avukat|doktor|uzm\.?|uzman|doç\.?|öğr\.?(?:\s+gör\.?)?|yrd\.?|op\.?|dt\.?|müh\.?|mühendis|öğretmen|hemşire|hoca|mimar|diş\s+hekimi|psikolog`,
];

/** Professions and degrees that people add behind a name. Words that many people are called, as “baker”, are left out. */
export const professions = [
  'dentist|orthodontist|cardiologist|dermatologist|pediatrician|psychiatrist|psychologist|neurologist|oncologist|radiologist|surgeon|physician|gynecologist|obgyn|ob\\/gyn|optometrist|chiropractor|therapist|physical therapist|counselor|pharmacist|veterinarian|registered nurse|nurse practitioner|nurse|attorney(?: at law)?|lawyer|paralegal|accountant|realtor|real estate agent|broker|contractor|electrician|plumber|mechanic|engineer|architect|teacher|professor|pastor|photographer|journalist|firefighter|police officer|hairdresser',
  'cardiologue|dentiste|m[eé]decin(?:\\s+g[eé]n[eé]raliste)?|p[eé]diatre|dermatologue|gyn[eé]cologue|psychiatre|psychologue|ophtalmologue|chirurgien(?:ne)?|kin[eé](?:sith[eé]rapeute)?|ost[eé]opathe|infirmi[eè]re?|sage-femme|pharmacien(?:ne)?|v[eé]t[eé]rinaire|avocate?|notaire|huissier|expert-comptable|comptable|architecte|ing[eé]nieure?|plombier|[eé]lectricien(?:ne)?|coiffeu(?:r|se)|agent immobilier|professeure?|enseignante?|instit(?:uteur|utrice)|journaliste|photographe',
  'dentista|odont[oó]log[oa]|cardi[oó]log[oa]|pediatra|dermat[oó]log[oa]|ginec[oó]log[oa]|psic[oó]log[oa]|psiquiatra|oftalm[oó]log[oa]|cirujan[oa]|cirurgi[aã]o?|m[eé]dic[oa]|enfermer[oa]|enfermeir[oa]|veterinari[oa]|veterin[aá]ri[oa]|farmac[eê]utic[oa]|fisioterapeuta|nutri[oó]log[oa]|nutricionista|abogad[oa]|advogad[oa]|notari[oa]|contador(?:a)?|ingenier[oa]|engenheir[oa]|arquitect[oa]|arquitet[oa]|electricista|eletricista|plomer[oa]|encanador|maestr[oa]|profesora?|professora?|periodista|jornalista|fot[oó]graf[oa]|corretora?(?:\\s+de\\s+im[oó]veis)?|peluquer[oa]|cabeleireir[oa]',
  'врач|стоматолог|кардиолог|педиатр|терапевт|хирург|дерматолог|гинеколог|психолог|психиатр|невролог|офтальмолог|медсестра|ветеринар|адвокат|юрист|нотариус|бухгалтер|инженер|архитектор|учитель|учительница|преподаватель|риелтор|риэлтор|электрик|сантехник|журналист|фотограф|парикмахер',
  'طبيب(?:ة)?(?:\\s+أسنان)?|دكتور(?:ة)?|محامي(?:ة)?|محاسب(?:ة)?|مهندس(?:ة)?|معلم(?:ة)?|مدرس(?:ة)?|ممرض(?:ة)?|صيدلي|صحفي|السيناتور|عضو(?:ة)?\\s+الكون[غج]رس',
  'avukat|doktor|diş\\s+hekimi|dişçi|kardiyolog|psikolog|psikiyatrist|öğretmen|mühendis|mimar|hemşire|eczacı|veteriner|muhasebeci|emlakçı|gazeteci|elektrikçi|kuaför',
];

/** Degrees and licences behind a name; before one, “MD” is Mohamed. */
export const degrees = String.raw`m\.?d\.?|dds|dmd|d\.o\.|ph\.?d\.?|rn|cpa|esq\.?|dvm|lpn|lcsw`;

/** Behind a Japanese name without a blank, or with one. */
export const japaneseTitles =
  'さん|さま|様|氏|先生|教授|准教授|博士|医師|院長|弁護士|税理士|司法書士|社長|部長|課長|店長|(?:前|元)?(?:[上下]院議員|副?大統領|州知事$|知事|市長|議員|首相)|夫人|君|くん|ちゃん|殿';
/** “Tanaka-sensei”, “Yamada-san”. */
export const romanisedTitles = 'san|sensei|sama|kun|chan|senpai';
