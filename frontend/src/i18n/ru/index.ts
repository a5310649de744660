import account from '#frontend/i18n/ru/account.ts';
import assistant from '#frontend/i18n/ru/assistant.ts';
import auth from '#frontend/i18n/ru/auth.ts';
import type { Phrases } from '#frontend/i18n/language.ts';
import billing from '#frontend/i18n/ru/billing.ts';
import callbacks from '#frontend/i18n/ru/callbacks.ts';
import chat from '#frontend/i18n/ru/chat.ts';
import checkout from '#frontend/i18n/ru/checkout.ts';
import credits from '#frontend/i18n/ru/credits.ts';
import directory from '#frontend/i18n/ru/directory.ts';
import errors from '#frontend/i18n/ru/errors.ts';
import forwarding from '#frontend/i18n/ru/forwarding.ts';
import google from '#frontend/i18n/ru/google.ts';
import home from '#frontend/i18n/ru/home.ts';
import pages from '#frontend/i18n/ru/pages.ts';
import payments from '#frontend/i18n/ru/payments.ts';
import people from '#frontend/i18n/ru/people.ts';
import proof from '#frontend/i18n/ru/proof.ts';
import report from '#frontend/i18n/ru/report.ts';
import shell from '#frontend/i18n/ru/shell.ts';
import validation from '#frontend/i18n/ru/validation.ts';

export default {
  account,
  assistant,
  auth,
  billing,
  callbacks,
  chat,
  checkout,
  credits,
  directory,
  errors,
  forwarding,
  google,
  home,
  pages,
  payments,
  people,
  proof,
  report,
  shell,
  validation,
} satisfies Phrases;
