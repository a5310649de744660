import type { Phrases } from '#frontend/i18n/language.ts';
import billing from '#frontend/i18n/tr/billing.ts';
import directory from '#frontend/i18n/tr/directory.ts';
import errors from '#frontend/i18n/tr/errors.ts';
import home from '#frontend/i18n/tr/home.ts';
import people from '#frontend/i18n/tr/people.ts';
import report from '#frontend/i18n/tr/report.ts';
import shell from '#frontend/i18n/tr/shell.ts';
import validation from '#frontend/i18n/tr/validation.ts';

export default { billing, directory, errors, home, people, report, shell, validation } satisfies Phrases;
