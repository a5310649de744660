import { parse } from 'csv-parse/browser/esm/sync';

import type { Person } from '#frontend/features/assistant/contacts/read/vcard.ts';

/**
 * The columns of the address books that people export, as Google and Outlook name them in our languages. Others work where
 * their columns have one of these names.
 */
const columns = {
  whole:
    /^(?:name|full name|display name|file as|nom complet|nombre completo|nome completo|氏名|名前|表示名|tam ad[ıi]?|полное имя|имя полностью|الاسم الكامل|الاسم)$/iu,
  given: /^(?:first name|given name|prénom|nombre|primeiro nome|nome próprio|nome|名|ad[ıi]?|имя|الاسم الأول)$/iu,
  middle:
    /^(?:middle name|additional name|deuxième prénom|segundo nombre|segundo nome|nome do meio|ミドル ?ネーム|ikinci ad[ıi]?|отчество|الاسم الأوسط)$/iu,
  family:
    /^(?:last name|family name|surname|nom|nom de famille|apellidos?|sobrenome|apelido|último nome|姓|soyad[ıi]?|фамилия|اسم العائلة|الاسم الأخير)$/iu,
  company:
    /^(?:company|organi[sz]ation(?: name| 1 - name)?|société|empresa|организация|компания|会社名?|şirket|الشركة)$/iu,
  number:
    /phone|mobile|cell|\btel\b|télé|tel[eé]fono|telefone|telemóvel|celular|móvil|telefon|cep|電話|携帯|телефон|мобильн|هاتف|جوال|محمول/iu,
  /** Of a number: what kind it is; and machines, with which nobody speaks. */
  notNumber: /fax|telex|pager|type|label|ファックス|факс|pagerul|ファクス|فاكس/iu,
};

/** Several values in one cell of Google’s. */
const SEVERAL = ' ::: ';

/** The people in a CSV file, with commas, semicolons or tabs; undefined if no column has a name or a number. */
export function readCsv(text: string): Person[] | undefined {
  const rows = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const [header = [], ...people] = rows;
  const at = (column: RegExp) => header.findIndex((name) => column.test(name.trim()));
  const numbersAt = header.flatMap((name, i) =>
    columns.number.test(name) && !columns.notNumber.test(name) ? [i] : [],
  );
  const places = {
    whole: at(columns.whole),
    given: at(columns.given),
    middle: at(columns.middle),
    family: at(columns.family),
    company: at(columns.company),
  };
  if (!numbersAt.length || Object.values(places).every((place) => place < 0)) return undefined;
  return people.map((row) => {
    const cell = (place: number) =>
      asText(row[place] ?? '')
        .replace(/\s+/g, ' ')
        .trim();
    const parts = [places.given, places.middle, places.family].map(cell).filter(Boolean);
    return {
      name: cell(places.whole) || parts.join(' ') || cell(places.company),
      numbers: numbersAt
        .flatMap((place) => cell(place).split(SEVERAL.trim()))
        .map((each) => each.trim())
        .filter(Boolean),
    };
  });
}

/** A cell without what spreadsheets write around text that is none of their formulas: `="+1 218…"`, or an apostrophe before it. */
const asText = (cell: string): string =>
  (/^\s*="(.*)"\s*$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell).replace(/^\s*'(?=\s*[=+\-@])/, '');

function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
