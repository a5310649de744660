import account from '#frontend/i18n/es/account.ts';
import assistant from '#frontend/i18n/es/assistant.ts';
import auth from '#frontend/i18n/es/auth.ts';
import billing from '#frontend/i18n/es/billing.ts';
import callbacks from '#frontend/i18n/es/callbacks.ts';
import chat from '#frontend/i18n/es/chat.ts';
import checkout from '#frontend/i18n/es/checkout.ts';
import credits from '#frontend/i18n/es/credits.ts';
import directory from '#frontend/i18n/es/directory.ts';
import errors from '#frontend/i18n/es/errors.ts';
import forwarding from '#frontend/i18n/es/forwarding.ts';
import google from '#frontend/i18n/es/google.ts';
import home from '#frontend/i18n/es/home.ts';
import pages from '#frontend/i18n/es/pages.ts';
import payments from '#frontend/i18n/es/payments.ts';
import people from '#frontend/i18n/es/people.ts';
import proof from '#frontend/i18n/es/proof.ts';
import report from '#frontend/i18n/es/report.ts';
import shell from '#frontend/i18n/es/shell.ts';
import validation from '#frontend/i18n/es/validation.ts';
import type { Phrases } from '#frontend/i18n/language.ts';

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
