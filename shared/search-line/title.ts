/** Titles and forms of address before a name. */
const TITLE =
  /^(?:(?:the\s+)?(?:hon|mr|mrs|ms|mx|dr|prof|rev|sen|rep|gov|pres|capt|sgt|lt|col|gen|mme|mlle|mr|sr|sra|srta|dra|г-н|г-жа|д-р|проф)\.?|miss|sir|professor|doctor|senator|representative|congressman|congresswoman|president|governor|judge|reverend|monsieur|madame|mademoiselle|docteur|professeur|señora?|señorita|senhora?|doutora?|profa?|господин|госпожа|доктор|сенатор|президент|السيد|السيدة|الآنسة|الدكتور|الدكتورة|د\.|أ\.|sayın|sn\.?)\s+(?=\S)/iu;
/** What people write before the name that they look for. */
const REQUEST =
  /^(?:(?:i(?:['’]m| am)\s+)?(?:looking|searching|search)\s+for|(?:please\s+)?find(?:\s+me)?|who(?:['’]s|\s+is|\s+was)|where(?:['’]s|\s+is)|do you know|je cherche|cherche|qui est|busco(?:\s+a)?|buscar(?:\s+a)?|quién es|quien es|procuro|procurar(?:\s+por)?|quem é|ищу|найти|кто такой|кто такая|ابحث عن|أبحث عن|من هو|من هي)\s+(?=\S+\s+\S)/iu;
/** What they want of the person, behind the name. */
const WISH =
  /(?:['’]s?)?\s+(?:(?:cell|mobile|home|work)\s+)?(?:phone(?:\s+number)?|number|address|e-?mail(?:\s+address)?|contact(?:\s+info)?|whereabouts)$/iu;
/** Forms of address behind a Japanese or Turkish name. */
const BEHIND = /(?<=\S\S)(?:さん|様|氏|ちゃん|くん|先生)(?:を探しています|を探す)?$|\s+(?:bey|hanım|bayan)$/iu;

/** A name without title, and without the words of a request around it. */
export function withoutTitle(line: string): string {
  let rest = line.trim();
  for (const pattern of [REQUEST, TITLE, TITLE, WISH, BEHIND]) {
    const shorter = rest.replace(pattern, '').trim();
    if (/\p{L}{2}/u.test(shorter)) rest = shorter;
  }
  return rest;
}
