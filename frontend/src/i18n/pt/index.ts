import account from '#frontend/i18n/pt/account.ts';
import assistant from '#frontend/i18n/pt/assistant.ts';
import auth from '#frontend/i18n/pt/auth.ts';
import billing from '#frontend/i18n/pt/billing.ts';
import callbacks from '#frontend/i18n/pt/callbacks.ts';
import chat from '#frontend/i18n/pt/chat.ts';
import checkout from '#frontend/i18n/pt/checkout.ts';
import credits from '#frontend/i18n/pt/credits.ts';
import directory from '#frontend/i18n/pt/directory.ts';
import errors from '#frontend/i18n/pt/errors.ts';
import forwarding from '#frontend/i18n/pt/forwarding.ts';
import google from '#frontend/i18n/pt/google.ts';
import home from '#frontend/i18n/pt/home.ts';
import pages from '#frontend/i18n/pt/pages.ts';
import payments from '#frontend/i18n/pt/payments.ts';
import people from '#frontend/i18n/pt/people.ts';
import proof from '#frontend/i18n/pt/proof.ts';
import report from '#frontend/i18n/pt/report.ts';
import shell from '#frontend/i18n/pt/shell.ts';
import validation from '#frontend/i18n/pt/validation.ts';
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
