import account from '#frontend/i18n/ar/account.ts';
import assistant from '#frontend/i18n/ar/assistant.ts';
import auth from '#frontend/i18n/ar/auth.ts';
import '#frontend/styles/arabic.css';

import billing from '#frontend/i18n/ar/billing.ts';
import callbacks from '#frontend/i18n/ar/callbacks.ts';
import chat from '#frontend/i18n/ar/chat.ts';
import checkout from '#frontend/i18n/ar/checkout.ts';
import credits from '#frontend/i18n/ar/credits.ts';
import directory from '#frontend/i18n/ar/directory.ts';
import errors from '#frontend/i18n/ar/errors.ts';
import forwarding from '#frontend/i18n/ar/forwarding.ts';
import google from '#frontend/i18n/ar/google.ts';
import home from '#frontend/i18n/ar/home.ts';
import pages from '#frontend/i18n/ar/pages.ts';
import payments from '#frontend/i18n/ar/payments.ts';
import people from '#frontend/i18n/ar/people.ts';
import proof from '#frontend/i18n/ar/proof.ts';
import report from '#frontend/i18n/ar/report.ts';
import shell from '#frontend/i18n/ar/shell.ts';
import validation from '#frontend/i18n/ar/validation.ts';
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
