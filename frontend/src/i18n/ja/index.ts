import account from '#frontend/i18n/ja/account.ts';
import assistant from '#frontend/i18n/ja/assistant.ts';
import auth from '#frontend/i18n/ja/auth.ts';
import billing from '#frontend/i18n/ja/billing.ts';
import callbacks from '#frontend/i18n/ja/callbacks.ts';
import chat from '#frontend/i18n/ja/chat.ts';
import checkout from '#frontend/i18n/ja/checkout.ts';
import credits from '#frontend/i18n/ja/credits.ts';
import directory from '#frontend/i18n/ja/directory.ts';
import errors from '#frontend/i18n/ja/errors.ts';
import forwarding from '#frontend/i18n/ja/forwarding.ts';
import google from '#frontend/i18n/ja/google.ts';
import home from '#frontend/i18n/ja/home.ts';
import pages from '#frontend/i18n/ja/pages.ts';
import payments from '#frontend/i18n/ja/payments.ts';
import people from '#frontend/i18n/ja/people.ts';
import proof from '#frontend/i18n/ja/proof.ts';
import report from '#frontend/i18n/ja/report.ts';
import shell from '#frontend/i18n/ja/shell.ts';
import validation from '#frontend/i18n/ja/validation.ts';
import type { Phrases } from '#frontend/i18n/language.ts';

void import('#frontend/styles/japanese.css'); // the words need not wait for their letters

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
