import account from '#frontend/i18n/en/account.ts';
import assistant from '#frontend/i18n/en/assistant.ts';
import auth from '#frontend/i18n/en/auth.ts';
import billing from '#frontend/i18n/en/billing.ts';
import callbacks from '#frontend/i18n/en/callbacks.ts';
import chat from '#frontend/i18n/en/chat.ts';
import checkout from '#frontend/i18n/en/checkout.ts';
import credits from '#frontend/i18n/en/credits.ts';
import directory from '#frontend/i18n/en/directory.ts';
import errors from '#frontend/i18n/en/errors.ts';
import forwarding from '#frontend/i18n/en/forwarding.ts';
import google from '#frontend/i18n/en/google.ts';
import home from '#frontend/i18n/en/home.ts';
import pages from '#frontend/i18n/en/pages.ts';
import payments from '#frontend/i18n/en/payments.ts';
import people from '#frontend/i18n/en/people.ts';
import proof from '#frontend/i18n/en/proof.ts';
import report from '#frontend/i18n/en/report.ts';
import shell from '#frontend/i18n/en/shell.ts';
import validation from '#frontend/i18n/en/validation.ts';

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
} as const;
