/** Frequent names that are also towns of some size, states or what states were called for short. */
const names = new Set(
  'cal carolina dakota georgia ill ind mass miss montana ore penn tex virginia wash allen anderson austin benton bryan burton carson chandler clayton cleveland clinton compton conway dallas dayton denton durham eugene everett fisher florence franklin garland gilbert grant hamilton henderson houston irving jackson jordan kent lawrence lincoln london lowell lynn madison marion mason murray norman odessa palmer pierce preston reading richardson salem santiago sherman stafford temple troy tyler vaughan warren washington wayne york'.split(
    ' ',
  ),
);

/** Frequent first names that are also small towns: Bernie and Ava in Missouri, Edna in Texas. */
const firstNames = new Set(
  'ada adrian albert alexander alexandria alfred alice alma alton alvin amelia amy andrew angelo anita anna anthony arthur ashley ava bernard bernice bernie bertha blanche bob bonnie brandon bruce calvin camilla cecil cecilia charles chester christine clara clarence claude clifford clyde cora craig cynthia daisy dale daniel darwin dennis diana dolores donald donna douglas earl edgar edith edna edward elizabeth elmer elsie emily emma eric ernest ethel eva evelyn faith felicity francis frank frederick gail gary geneva george gerald grace greta harold harriet harry helen helena henry herman homer hope hugo ida ira irene iris isabel ivan ivy jacob james jane jasper jerome john joseph joy joyce julian june karen keith kenneth kim kyle lena leo leon leonard leroy leslie lewis lillian lily linda logan loretta louis louise lucas lucille luther mabel marcus margaret maria marie mark marshall martha martin marvin maurice max maynard melissa melvin michael mildred milo mina minnie mona monica morgan morris myra nancy nathan nelson nina nora norma oliver olivia opal oscar otis otto owen paula pearl perry peter philip phil prince ralph ramona randall randolph ray raymond rebecca reed rex robert robin roger roland ronald rosa rose ross roy ruby rudy russell ruth sally samantha samuel sandy sarah scott selma seth shelby shelley shirley sidney silas simon sofia stanley stella stephen steven stewart stuart susan sylvia terry theodore theresa thomas tina tracy trent ursula valentine vera vernon victor viola violet virgil walter wanda wendell wesley wilbur willard william willie wilson winifred winston wyatt yvonne zoe'.split(
    ' ',
  ),
);

/** Frequent family names that are also Japanese towns or prefectures. */
const japaneseNames = new Set(
  '山口 宮崎 石川 千葉 福島 松本 長野 福岡 岡山 秋田 山形 奈良 香川 徳島 宮城 川崎 豊田 高松 長崎 三浦 藤沢 松山 小山 三島 沼田 大野 成田 上田 伊東 大和 中野 渋谷 目黒 足立 荒川 板橋 島根 富山 滋賀 熊本 青森 高知 三田 大村 大田 平塚 船橋 小林 小松 吉田 和田 黒石 岩国 加賀 飯田 佐野 岡谷 本宮 白石 西尾'.split(
    ' ',
  ),
);

/** Frequent family names of Spanish, Portuguese, French and Turkish that are also towns or regions there. */
const ownNames = new Set(
  'abrantes aguilar almeida amarante antunes aragon avila barreiro barreto barrios braga braganca bueno caceres cadiz caldas campos cardenas cardoso castro chaves coimbra cordoba cruz cuenca duran faro figueira figueroa franca galvez guerrero guimaraes herrera hidalgo jimenez juarez lagos leiria leon lima linares lisboa lucena luna maia marin medina melo merida miranda montenegro montes mora morelos moreno navarro nogueira obregon olivares oliveira palma paredes pena pereira pombal ponce porto quintero ramos reyes ribera rios rivera robles rosario salinas salvador santana santos serra serrano silva soria soto tapia toledo torres trujillo valencia valle vargas vega vera viana villa villanueva zamora zapata garcia gonzalez hernandez lopez martinez perez rodriguez sanchez ramirez flores gomez diaz gutierrez mendoza ruiz ortiz alvarez fernandez vazquez vasquez romero cortes dominguez velasco carrillo rosas contreras aguirre rangel cabrera espinoza sandoval zaragoza allende iturbide arteaga victoria sousa souza ferreira costa gomes martins rocha ribeiro carvalho nunes machado marques monteiro moreira teixeira freitas barbosa correia mendes azevedo guerra borges macedo aksu aydin demirci karaman ertugrul tekin beaumont beauvais fontaine lambert laval lombard martin montreuil olivet picard vernon'.split(
    ' ',
  ),
);

/** Latin letters without accents, in small letters; of other scripts without their marks. */
export const foldLatin = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Whether a place is called like many people. */
export const isFrequentName = (word: string): boolean => names.has(word.replaceAll('.', '').toLowerCase());
export const isJapaneseFamilyName = (word: string): boolean => japaneseNames.has(word);
export const isOwnName = (word: string): boolean => ownNames.has(foldLatin(word));
export const isFirstName = (word: string): boolean => firstNames.has(word.toLowerCase());
