import account from '#frontend/i18n/tr/account.ts';
import assistant from '#frontend/i18n/tr/assistant.ts';
import auth from '#frontend/i18n/tr/auth.ts';
import type { Phrases } from '#frontend/i18n/language.ts';
import billing from '#frontend/i18n/tr/billing.ts';
import callbacks from '#frontend/i18n/tr/callbacks.ts';
import chat from '#frontend/i18n/tr/chat.ts';
import checkout from '#frontend/i18n/tr/checkout.ts';
import credits from '#frontend/i18n/tr/credits.ts';
import directory from '#frontend/i18n/tr/directory.ts';
import errors from '#frontend/i18n/tr/errors.ts';
import forwarding from '#frontend/i18n/tr/forwarding.ts';
import google from '#frontend/i18n/tr/google.ts';
import home from '#frontend/i18n/tr/home.ts';
import pages from '#frontend/i18n/tr/pages.ts';
import payments from '#frontend/i18n/tr/payments.ts';
import people from '#frontend/i18n/tr/people.ts';
import proof from '#frontend/i18n/tr/proof.ts';
import report from '#frontend/i18n/tr/report.ts';
import shell from '#frontend/i18n/tr/shell.ts';
import validation from '#frontend/i18n/tr/validation.ts';

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
