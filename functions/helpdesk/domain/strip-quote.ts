/** How mail programs introduce what they quote, in the languages that we speak; the line ends in a colon. */
const introductions = [
  /^On\b.{5,200}\bwrote:$/is,
  /^Le\b.{5,200}\ba écrit\s*:$/is,
  /^El\b.{5,200}\bescribió:$/is,
  /^(Em|A|No dia)\b.{5,200}\bescreveu:$/is,
  /^.{5,200}\b(tarihinde|yazdı)\b.{0,200}:$/is,
  /^.{5,200}(написал|пишет).{0,200}:$/is,
  /^.{5,200}<[^<>\s]+@[^<>\s]+>:$/is,
  /^.{5,200}(のメール|書きました|wrote)\s*[:：]$/is,
  /^(في|بتاريخ).{5,200}(كتب|كتبت).{0,200}:$/is,
];

/** Lines above the headers of a quoted mail, and the sign before a signature. */
const separators = [
  /^-{2,}\s*(Original Message|Forwarded message|Message d.origine|Mensaje original|Mensagem original|Исходное сообщение|Özgün İleti|元のメッセージ|الرسالة الأصلية)\s*-{2,}$/i,
  /^_{20,}$/,
  /^-- ?$/,
];

const isQuoted = (line: string) => /^\s*>/.test(line);

/** Whether the line, or it and the next one, introduce a quotation: long introductions are broken. */
const introduces = (lines: readonly string[], at: number) =>
  [1, 2, 3].some((count) => {
    const text = lines
      .slice(at, at + count)
      .join(' ')
      .trim();
    return introductions.some((each) => each.test(text)) && lines.slice(at, at + count).every((line) => line.trim());
  });

/** Headers of a quoted mail, as Outlook writes them. */
const isHeader = (line: string) => /^(From|Von|De|Kimden|От|من|差出人)\s?[:：]\s.*(@|\[mailto)/i.test(line.trim());

/** The new text of an answer: without the mail below it, and without the signature. */
export function stripQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const lastWritten = lines.findLastIndex((line) => line.trim() && !isQuoted(line));
  const lastOther = lines.findLastIndex((line) => !line.trim() || isQuoted(line));
  const end = lines.findIndex(
    (line, at) =>
      separators.some((each) => each.test(line)) ||
      isHeader(line) ||
      (isQuoted(line) && at > lastWritten) ||
      (at < lastOther && introduces(lines, at)),
  );
  const written = (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
  // Someone who writes below or within the quotation has said something too.
  return (
    written ||
    lines
      .filter((line) => !isQuoted(line))
      .join('\n')
      .trim()
  );
}
