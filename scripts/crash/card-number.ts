/** A new good card number: 4242 4200 …, with its check digit. */
export function cardNumber(n: number): string {
  const digits = `42424200${String(n + 1).padStart(7, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
