import account from '#frontend/i18n/fr/account.ts';
import assistant from '#frontend/i18n/fr/assistant.ts';
import auth from '#frontend/i18n/fr/auth.ts';
import billing from '#frontend/i18n/fr/billing.ts';
import callbacks from '#frontend/i18n/fr/callbacks.ts';
import chat from '#frontend/i18n/fr/chat.ts';
import checkout from '#frontend/i18n/fr/checkout.ts';
import credits from '#frontend/i18n/fr/credits.ts';
import directory from '#frontend/i18n/fr/directory.ts';
import errors from '#frontend/i18n/fr/errors.ts';
import forwarding from '#frontend/i18n/fr/forwarding.ts';
import google from '#frontend/i18n/fr/google.ts';
import home from '#frontend/i18n/fr/home.ts';
import pages from '#frontend/i18n/fr/pages.ts';
import payments from '#frontend/i18n/fr/payments.ts';
import people from '#frontend/i18n/fr/people.ts';
import proof from '#frontend/i18n/fr/proof.ts';
import report from '#frontend/i18n/fr/report.ts';
import shell from '#frontend/i18n/fr/shell.ts';
import validation from '#frontend/i18n/fr/validation.ts';
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
