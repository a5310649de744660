import { fold } from '#functions/names/fold.ts';

/** Surnames of more than one in 500 people in some large country: weak evidence. */
const surnames = new Set(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
  gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris murphy fernandez
  silva santos oliveira souza lima pereira ferreira costa rodrigues almeida alves ribeiro muller schmidt schneider fischer
  weber wagner becker hoffmann bernard dubois durand leroy rossi russo ferrari bianchi ivanov smirnov kuznetsov popov
  sokolov ivanova smirnova kuznetsova popova yilmaz kaya demir celik sahin yildiz sato suzuki takahashi tanaka watanabe
  ito yamamoto nakamura kobayashi wang li zhang liu chen yang huang zhao wu zhou kim park choi jung singh kumar sharma
  patel khan das ahmed ali mohamed hassan hussein ibrahim mahmoud tran pham hoang`.split(/\s+/),
);

/** First names of more than one in 200 people in some large country. */
const firstNames = new Set(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald
  steven paul andrew joshua kenneth kevin brian george edward henry samuel frank mary patricia jennifer linda elizabeth
  barbara susan jessica sarah karen nancy lisa margaret sandra ashley kimberly emily donna michelle carol amanda melissa
  deborah anna jose juan luis carlos jorge pedro antonio francisco manuel maria ana joao paulo lucas marie jean pierre
  peter hans klaus giuseppe giovanni marco alexander sergei dmitri andrei aleksei vladimir mikhail elena olga natalia
  tatiana mehmet mustafa ahmet ali fatma ayse mohamed mohammed muhammad ahmed mahmoud omar hassan fatima hiroshi takashi
  wei min jun`.split(/\s+/),
);

const isIn = (names: Set<string>, text: string | null) => text !== null && names.has(fold(text).split(' ')[0] ?? '');

export const isCommonSurname = (last_name: string | null): boolean => isIn(surnames, last_name);
export const isCommonFirstName = (first_name: string | null): boolean => isIn(firstNames, first_name);
