import account from '#frontend/i18n/fr/account.ts';
import auth from '#frontend/i18n/fr/auth.ts';
import billing from '#frontend/i18n/fr/billing.ts';
import chat from '#frontend/i18n/fr/chat.ts';
import checkout from '#frontend/i18n/fr/checkout.ts';
import credits from '#frontend/i18n/fr/credits.ts';
import directory from '#frontend/i18n/fr/directory.ts';
import errors from '#frontend/i18n/fr/errors.ts';
import google from '#frontend/i18n/fr/google.ts';
import home from '#frontend/i18n/fr/home.ts';
import payments from '#frontend/i18n/fr/payments.ts';
import people from '#frontend/i18n/fr/people.ts';
import proof from '#frontend/i18n/fr/proof.ts';
import report from '#frontend/i18n/fr/report.ts';
import shell from '#frontend/i18n/fr/shell.ts';
import validation from '#frontend/i18n/fr/validation.ts';
import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  account,
  auth,
  billing,
  chat,
  checkout,
  credits,
  directory,
  errors,
  google,
  home,
  payments,
  people,
  proof,
  report,
  shell,
  validation,
} satisfies Phrases;
