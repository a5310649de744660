import { fold } from '#functions/names/fold.ts';

const foldedWords = (text: string): Set<string> => new Set(text.split(/\s+/).map(fold));

/** Titles, ranks and articles around names in the eight languages, folded. */
const titles = foldedWords(
  `mr mrs ms miss mister missus dr doctor prof professor sir madam dame nurse matron officer sister father pastor rev
  reverend vicar rabbi imam judge coach captain sergeant constable lieutenant inspector detective marshal deputy sheriff
  councillor attorney clerk the
  m mme mlle me monsieur madame mademoiselle docteur docteure maître maîtresse infirmière infirmier professeur abbé soeur
  père pasteur gendarme capitaine lieutenant brigadier adjudant sergent commandant agent le la les
  sr sra srta señor señora señorita don doña doctora lic licenciado licenciada ing ingeniero ingeniera arquitecto arquitecta
  dra profesor profesora profe maestra maestro padre sor fray abogado enfermera enfermero matrona agente cabo
  sargento teniente capitán inspector inspectora guardia bombero juez el los las lo
  senhor senhora dona seu guarda soldado bombeiro doutor doutora professora engenheiro engenheira arquiteto arquiteta mestre mestra educadora
  enfermeira enfermeiro advogado advogada frei tenente capitão inspetor inspetora o a os as
  bey hanım hoca hocam sayın doktor avukat av usta hemşire öğretmen müdür komiser frau herr
  господин госпожа доктор врач профессор медсестра участковый адвокат матушка батюшка капитан майор лейтенант сержант
  инспектор пристав
  السيد السيدة سيد سيدي سي ست الست لالة الاستاذ استاذ الأستاذة أستاذة الدكتور دكتور دكتورة الدكتورة المهندس مهندس المهندسة
  مدام مس ميس مستر أبلة المحامي المحامية الشيخ الحاج الحاجة الممرضة الممرض الفرملية المعلمة المعلم معلم الناظرة المدير
  المديرة الآنسة الأخ الأخت الأسطى الكابتن كابتن الملازم ملازم عريف النقيب الرقيب`,
);

/** The key by which names are compared: folded, without titles and articles unless there is nothing else. */
export function nameKey(name: string): string {
  const plain = name.replace(/(?:さん|様|先生)$/u, '').replace(/(?<!\p{L})[lL]['’]/u, '');
  const words = fold(plain).split(' ');
  const bare = words.filter((word) => !titles.has(word));
  return (bare.length ? bare : words).join('');
}
