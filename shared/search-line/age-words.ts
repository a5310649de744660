/** The first of `AGE_WORDS`. */
export const FIRST_TEN = 20;

/** Twenty, thirty and so on up to ninety, as people write an age in words. */
export const AGE_WORDS = [
  'twenty|vingt|veinte|vinte|yirmi|двадцать|عشرين|عشرون|二十',
  'thirty|trente|treinta|trinta|otuz|тридцать|ثلاثين|ثلاثون|三十',
  'forty|quarante|cuarenta|quarenta|kırk|сорок|[أا]ربعين|[أا]ربعون|四十',
  'fifty|cinquante|cincuenta|cinquenta|elli|пятьдесят|خمسين|خمسون|五十',
  'sixty|soixante|sesenta|sessenta|altmış|шестьдесят|ستين|ستون|六十',
  'seventy|soixante-dix|setenta|yetmiş|семьдесят|سبعين|سبعون|七十',
  'eighty|quatre-vingts?|ochenta|oitenta|seksen|восемьдесят|ثمانين|ثمانون|八十',
  'ninety|quatre-vingt-dix|noventa|doksan|девяносто|تسعين|تسعون|九十',
];
