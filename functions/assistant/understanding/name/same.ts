import { fold } from '#functions/people/open/fold.ts';

/** Titles as they are said and written before and after names in the eight languages, folded. */
const titles = new Set(
  `mr mrs ms miss mister dr doctor prof professor sir madam m mme mlle monsieur madame mademoiselle docteur maître sr sra
  srta señor señora señorita don doña doctora lic licenciado licenciada ing ingeniero ingeniera dra senhor senhora dona seu
  doutor doutora bey hanım hoca sayın господин госпожа доктор السيد السيدة الاستاذ استاذ الدكتور دكتور دكتورة الدكتورة
  المهندس مهندس مدام مس المحامي المحامية الشيخ الحاج الحاجة الممرضة المعلمة الآنسة
  profesor profesora profe maestra maestro nurse officer sister father padre professora professor медсестра участковый врач адвокат avukat av usta hemşire
  infirmière maître enfermera enfermeira abogado advogado licenciado the le la el los las o a os as`
    .split(/\s+/)
    .map(fold),
);

/** A name as it is compared: folded, without titles and articles, unless there is nothing else. */
export function nameKey(name: string): string {
  const words = fold(name.replace(/(?:さん|様|先生)$/u, '')).split(' ');
  const bare = words.filter((word) => !titles.has(word));
  return (bare.length ? bare : words).join('');
}
