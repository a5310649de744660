/** What receipts, credit notes and statements say. Amounts, dates and numbers come formatted. */
export type Words = {
  receipt: string;
  creditNote: string;
  statement: (year: string) => string;
  seller: string;
  billedTo: string;
  /** A label and its value, in one line. */
  labelled: (label: string, value: string) => string;
  registration: string;
  taxId: string;
  /** Tax numbers of a buyer: of the European Union and the United Kingdom, and of Japan. */
  vatId: string;
  jctId: string;
  paidOn: string;
  refundedOn: string;
  period: string;
  card: string;
  /** How the card’s statement names the charge. */
  descriptor: string;
  ofReceipt: string;
  date: string;
  document: string;
  item: string;
  amount: string;
  membership: (month: number) => string;
  refundOf: (item: string) => string;
  net: string;
  /** Over a column of taxes. */
  taxes: string;
  /** The tax, added to the net amount or contained in it. */
  tax: (name: string, rate: string) => string;
  paid: string;
  refunded: string;
  remaining: string;
  charged: string;
  total: string;
  /** Below a receipt. */
  isWithdrawn: (date: string) => string;
  isRefunded: (date: string, creditNote: string) => string;
  isRefunding: (date: string) => string;
  /** Of one that is to be sent again. */
  isRefundReturned: (date: string, last: string) => string;
  isRefundFailed: (date: string, last: string) => string;
  /** Of a credit note whose refund did not arrive. */
  isVoid: (creditNote: string) => string;
  isRevised: (date: string) => string;
  /** Below a credit note. */
  credits: (receipt: string, date: string) => string;
  /** Below a statement. */
  daysOf: (zone: string) => string;
  /** What a note is about. */
  onReceipt: (receipt: string, note: string) => string;
  nothing: string;
  example: string;
  page: (page: number, pages: number) => string;
};
