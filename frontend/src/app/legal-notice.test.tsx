import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';

import { answerChallenges } from '#frontend/components/proof/testing.ts';
import { directoryPage, listedPlace } from '#frontend/features/directory/testing.ts';
import { noRegisters, openedOf, tamsin, teaserOf } from '#frontend/features/people/report/testing.ts';
import { aPerson, searchResults } from '#frontend/features/people/search/testing.ts';
import { answerHome } from '#frontend/testing/home.ts';
import { answer } from '#frontend/testing/mock.ts';
import { open } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { directory } from '#shared/api/directory.ts';
import { people } from '#shared/api/people.ts';
import { newId } from '#shared/values/id.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** That Calluna is no consumer reporting agency, and for what its reports are not. */
const notice: Record<Language, RegExp> = {
  en: /^Calluna is not a consumer reporting agency\. Do not use it to decide on employment, credit, housing, insurance/,
  fr: /n’est pas une agence de renseignements sur les consommateurs.*emploi.*crédit.*logement.*assurance/,
  ja: /消費者報告機関ではありません。雇用、与信、住居、保険/,
  tr: /tüketici raporlama kuruluşu değildir\. İşe alım, kredi, konut, sigorta/,
  ar: /ليست وكالة تقارير عن المستهلكين\. .*بالتوظيف أو الائتمان أو السكن أو التأمين/,
  pt: /não é uma agência de informações sobre consumidores.*emprego, crédito, moradia, seguro/,
  ru: /не является агентством потребительских отчётов\. .*работу, кредите, жилье, страховании/,
  es: /no es una agencia de informes del consumidor.*empleo, crédito, vivienda, seguros/,
};

const search_id = newId('search');
beforeEach(() => {
  answerHome();
  answerChallenges();
  answer(people.getSearch, () => searchResults(search_id, [aPerson()]));
  answer(people.getTeaser, () => teaserOf(tamsin));
  answer(directory.getPeople, () => directoryPage({ places: [listedPlace('US')] }));
});

describe.each(languages)('in %s the notice is on', (language) => {
  test.each([
    ['the home page', ''],
    ['the results', `/search/${search_id}`],
    ['a teaser', `/search-result/${tamsin.person_id}`],
    ['a directory page', '/directory/people'],
    ['the checkout', '/payment'],
  ])('%s', async (_, path) => {
    open(`/${language}${path}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(notice[language])).toBeTruthy();
  });

  test('an open report', async () => {
    signInAs();
    answer(people.getReport, () => ({
      ...tamsin,
      registers: noRegisters,
      opened: openedOf(tamsin),
      now: new Date().toISOString(),
    }));
    open(`/${language}/search-result/${tamsin.person_id}`);
    await screen.findByRole('heading', { level: 1, name: teaserOf(tamsin).full_name });
    expect(screen.getByText(notice[language])).toBeTruthy();
  });
});
