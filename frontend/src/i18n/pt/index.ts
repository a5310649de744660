import billing from '#frontend/i18n/pt/billing.ts';
import directory from '#frontend/i18n/pt/directory.ts';
import errors from '#frontend/i18n/pt/errors.ts';
import home from '#frontend/i18n/pt/home.ts';
import people from '#frontend/i18n/pt/people.ts';
import report from '#frontend/i18n/pt/report.ts';
import shell from '#frontend/i18n/pt/shell.ts';
import validation from '#frontend/i18n/pt/validation.ts';
import type { Phrases } from '#frontend/i18n/language.ts';

export default { billing, directory, errors, home, people, report, shell, validation } satisfies Phrases;
