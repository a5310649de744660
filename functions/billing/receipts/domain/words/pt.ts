import type { Words } from '#functions/billing/receipts/domain/words/types.ts';

export const pt: Words = {
  receipt: 'Recibo',
  creditNote: 'Nota de crédito',
  statement: (year) => `Pagamentos de ${year}`,
  seller: 'Vendedor',
  billedTo: 'Emitido para',
  labelled: (label, value) => `${label}: ${value}`,
  registration: 'Registro',
  taxId: 'Número fiscal',
  vatId: 'Número de IVA',
  jctId: 'Número de registro JCT',
  paidOn: 'Pago em',
  refundedOn: 'Reembolsado em',
  period: 'Período',
  card: 'Cartão',
  descriptor: 'Na fatura do cartão',
  ofReceipt: 'Referente ao recibo',
  date: 'Data',
  document: 'Número',
  item: 'Descrição',
  amount: 'Valor',
  membership: (month) => `Assinatura Calluna, mês ${month}`,
  refundOf: (item) => `Reembolso: ${item}`,
  net: 'Valor sem imposto',
  taxes: 'Imposto',
  tax: (name, rate) => `${name} ${rate}`,
  paid: 'Pago',
  refunded: 'Reembolsado',
  remaining: 'Restante',
  charged: 'Cobrado',
  total: 'Total',
  isWithdrawn: (date) => `Desistência do contrato em ${date}.`,
  isRefunded: (date, creditNote) => `Reembolsado integralmente em ${date}: nota de crédito ${creditNote}.`,
  isRefunding: (date) => `O reembolso integral foi pedido em ${date} e está a caminho.`,
  isRefundReturned: (date, last) =>
    `O reembolso integral foi pedido em ${date}. O banco o devolveu em ${last}, e ele será enviado de novo. Até lá, o valor conta como pago.`,
  isRefundFailed: (date, last) =>
    `O reembolso integral foi pedido em ${date}, mas o banco o devolveu todas as vezes, a última em ${last}. O valor conta como pago até ser devolvido de outra forma.`,
  isVoid: (creditNote) =>
    `A nota de crédito ${creditNote} ficou sem efeito: o reembolso que ela confirmava não chegou até você.`,
  isRevised: (date) => `Corrigido em ${date}: dados de cobrança. Substitui o documento emitido antes com este número.`,
  credits: (receipt, date) => `Reembolsa integralmente o recibo ${receipt}, de ${date}.`,
  daysOf: (zone) => `Fuso horário das datas: ${zone}.`,
  onReceipt: (receipt, note) => `Recibo ${receipt}: ${note}`,
  nothing: 'Nada foi cobrado nem reembolsado neste ano.',
  example:
    'Exemplo: nenhuma empresa está configurada como vendedor aqui. Este documento não vale para a contabilidade.',
  page: (page, pages) => `Página ${page} de ${pages}`,
};

export const ptPt: Words = {
  ...pt,
  registration: 'Registo',
  taxId: 'Número de contribuinte',
  vatId: 'Número de IVA intracomunitário',
  jctId: 'Número de registo JCT',
  descriptor: 'No extrato do cartão',
  membership: (month) => `Subscrição Calluna, mês ${month}`,
  isWithdrawn: (date) => `Livre resolução do contrato em ${date}.`,
  isRefundReturned: (date, last) =>
    `O reembolso integral foi pedido em ${date}. O banco devolveu-o em ${last}, e voltará a ser enviado. Até lá, o valor conta como pago.`,
  isRefundFailed: (date, last) =>
    `O reembolso integral foi pedido em ${date}, mas o banco devolveu-o todas as vezes, a última em ${last}. O valor conta como pago até ser devolvido de outra forma.`,
  isVoid: (creditNote) =>
    `A nota de crédito ${creditNote} ficou sem efeito: o reembolso que confirmava não chegou até si.`,
  isRevised: (date) => `Corrigido em ${date}: dados de faturação. Substitui o documento emitido antes com este número.`,
};
