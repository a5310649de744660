import { russian as written, type Written } from '#scripts/population/names/written.ts';

const words = (text: string): Written[] => text.trim().split(/\s+/).map(written);

export const russian = {
  /** In the male form. */
  families: words(`
    Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев
    Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев
    Григорьев Романов Воробьёв Сергеев Кузьмин Фролов Александров Дмитриев Королёв Гусев Киселёв Ильин Максимов Поляков
    Сорокин Виноградов Ковалёв Белов Медведев Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов
    Богданов Осипов Сидоров Матвеев Титов Миронов Крылов Куликов Карпов Власов Мельников Денисов Гаврилов Тихонов
    Казаков Щербаков Левицкий Вишневский Савицкий Шевченко Бондаренко Коваленко Чернышёв Цветков`),
  given: {
    female: words(`
      Анна Мария Елена Ольга Наталья Екатерина Татьяна Ирина Светлана Людмила Анастасия Юлия Дарья Марина Надежда Вера
      Любовь Галина Валентина Александра Ксения Полина Виктория Алина Софья Евгения Лариса Тамара Зинаида Варвара Алёна
      Кира Маргарита Нина Оксана Жанна`),
    male: words(`
      Александр Сергей Дмитрий Андрей Алексей Максим Иван Михаил Николай Владимир Евгений Павел Виктор Юрий Олег Игорь
      Константин Роман Антон Денис Артём Кирилл Борис Григорий Фёдор Пётр Василий Илья Никита Степан Вячеслав Георгий
      Леонид Тимофей Матвей Егор Глеб Валерий`),
  },
};

/** The female form of a surname: Иванов, Иванова. */
export function feminine(family: Written): Written {
  const native = family.native!;
  if (/(ов|ев|ёв|ин|ын)$/u.test(native)) return { native: `${native}а`, latin: `${family.latin}a` };
  if (/(ский|цкий)$/u.test(native)) {
    return { native: native.replace(/ий$/u, 'ая'), latin: family.latin.replace(/y$/, 'aya') };
  }
  return family;
}

/** The patronymic: Сергей, Сергеевич and Сергеевна. */
export function patronymic(father: string, gender: 'female' | 'male'): Written {
  const female = gender === 'female';
  const irregular: Record<string, [string, string]> = {
    Илья: ['Ильич', 'Ильинична'],
    Никита: ['Никитич', 'Никитична'],
    Павел: ['Павлович', 'Павловна'],
    Пётр: ['Петрович', 'Петровна'],
    Михаил: ['Михайлович', 'Михайловна'],
  };
  const known = irregular[father];
  if (known) return written(known[female ? 1 : 0]);
  const [stem, end] = /ий$/u.test(father)
    ? [father.slice(0, -2) + (/(г|к|тр)ий$/u.test(father) ? 'и' : 'ь'), 'ев']
    : /[йь]$/u.test(father)
      ? [father.slice(0, -1), 'ев']
      : [father, 'ов'];
  return written(stem + end + (female ? 'на' : 'ич'));
}
