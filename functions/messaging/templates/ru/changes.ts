import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: {
    one: '# новая запись о личности',
    few: '# новые записи о личности',
    many: '# новых записей о личности',
    other: '# новые записи о личности',
  },
  phones: { one: '# новый телефон', few: '# новых телефона', many: '# новых телефонов', other: '# новых телефона' },
  emails: {
    one: '# новый адрес почты',
    few: '# новых адреса почты',
    many: '# новых адресов почты',
    other: '# новых адреса почты',
  },
  locations: { one: '# новый адрес', few: '# новых адреса', many: '# новых адресов', other: '# новых адреса' },
  relationships: {
    one: '# новый родственник',
    few: '# новых родственника',
    many: '# новых родственников',
    other: '# новых родственника',
  },
  jobs: {
    one: '# новое место работы',
    few: '# новых места работы',
    many: '# новых мест работы',
    other: '# новых места работы',
  },
  education: {
    one: '# новое место учёбы',
    few: '# новых места учёбы',
    many: '# новых мест учёбы',
    other: '# новых места учёбы',
  },
  social_profiles: {
    one: '# новый профиль',
    few: '# новых профиля',
    many: '# новых профилей',
    other: '# новых профиля',
  },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'Открытый вами отчёт изменился' : `Открытые вами отчёты изменились: ${reports}`,
    text: [
      `Что добавилось: ${newFacts(changes, words, 'ru')}.`,
      'Вы просили сообщать об этом. В письмах мы никого не называем; в списке сохранённых людей видно, о каком отчёте речь.',
    ],
    button: 'Открыть сохранённых людей',
  }),
  text: ({ reports, link }) =>
    `${reports === 1 ? 'Открытый отчёт изменился' : `Изменились отчёты: ${reports}`}. ${link}`,
};
