import type { Language } from '#shared/values/language.ts';

export type Gender = 'female' | 'male';

const words = (text: string) => text.trim().split(/\s+/);

/** Given names in Latin letters, most common first. Good Faker lists follow in given-names. */
export const latinGiven: Record<Exclude<Language, 'ja' | 'ar' | 'ru'>, Record<Gender, readonly string[]>> = {
  en: {
    female: words(`
      Mary Jennifer Elizabeth Linda Susan Sarah Karen Emily Jessica Margaret Lisa Nancy Ashley Kimberly Donna Michelle
      Carol Amanda Melissa Deborah Stephanie Rebecca Laura Helen Sharon Cynthia Kathleen Amy Angela Anna Ruth Brenda
      Pamela Nicole Katherine Samantha Christine Emma Catherine Virginia Rachel Carolyn Janet Maria Heather Diane Julie
      Joyce Victoria Kelly Christina Joan Evelyn Lauren Olivia Judith Megan Alice Hannah Jacqueline Gloria Teresa Ann
      Sara Madison Frances Kathryn Janice Jean Abigail Julia Judy Sophia Grace Denise Amber Doris Marilyn Danielle
      Beverly Isabella Theresa Diana Natalie Brittany Charlotte Rose Kayla Imogen Tamara Naomi Priya Mei Ngozi Leah
      Aisha Chloe Zoe Fiona Siobhan Wren Hazel Ivy Tamsin`),
    male: words(`
      James Robert John Michael David William Richard Joseph Thomas Christopher Charles Daniel Matthew Anthony Mark
      Steven Andrew Paul Joshua Kenneth Kevin Brian Timothy Ronald George Jason Edward Jeffrey Ryan Jacob Nicholas Gary
      Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank Raymond Jack
      Dennis Jerry Tyler Aaron Adam Nathan Henry Zachary Douglas Peter Kyle Noah Ethan Jeremy Christian Walter Keith
      Austin Roger Terry Sean Gerald Carl Dylan Harold Jordan Jesse Bryan Lawrence Arthur Gabriel Bruce Logan Albert
      Willie Alan Eugene Russell Vincent Philip Bobby Johnny Bradley Chidi Arjun Wei Kwame Connor Liam Owen Caleb Hugh
      Rory Malik Desmond Simon Felix`),
  },
  fr: {
    female: words(`
      Marie Nathalie Isabelle Sylvie Catherine Françoise Céline Sophie Aurélie Julie Émilie Camille Léa Manon Chloé Inès
      Hélène Élodie Véronique Anne-Marie Marie-Claire Brigitte Monique Jacqueline Geneviève Margaux Clémence Mathilde
      Agnès Béatrice Delphine Noémie Amélie Zoé Élise Marie-Thérèse Anaïs Joséphine Solène Gaëlle`),
    male: words(`
      Jean Pierre Michel Philippe Nicolas Alain Christophe Jean-Pierre Jean-Luc Frédéric Sébastien Stéphane Laurent
      François Thierry Éric Julien Mathieu Thomas Antoine Hugo Louis Théo Raphaël Gaël Jérôme Rémi André Benoît Étienne
      Cédric Loïc Yves Hervé Gérard Maxime Clément Léo Aurélien Marc-Antoine`),
  },
  tr: {
    female: words(`
      Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Sultan Hanife Merve Zehra Esra Özlem Yasemin Hülya Büşra Kübra
      Gülay Sevgi Gül Songül İpek Derya Çiğdem Tuğba Ebru Aslı Selin Defne Nur Ceren Dilek Gamze Pınar Şule Ayten Nazlı
      Melis Ece`),
    male: words(`
      Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Emre
      Burak Çağlar Oğuz Kemal Serkan Hakan Gökhan Kaan Barış Cem Deniz Tolga Uğur Volkan Yiğit Şahin Erdem Fatih Onur
      Selim Umut Görkem Can`),
  },
  pt: {
    female: words(`
      Maria Ana Francisca Antónia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica
      Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Conceição Inês Beatriz Catarina Joana Luísa Lúcia Mónica
      Teresa Graça Filipa Débora Raquel Sílvia Simone Tânia Íris Yara`),
    male: words(`
      José João António Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo
      Felipe Rodrigo Manuel Tiago Diogo Gonçalo Nuno Rui Fernando Jorge Vítor Sérgio César Mateus Thiago André Caio
      Fábio Márcio Otávio Hélio Álvaro Davi`),
  },
  es: {
    female: words(`
      María Carmen Ana Josefa Isabel Laura Cristina Marta Lucía Elena Pilar Rosa Guadalupe Juana Margarita Verónica
      Alejandra Leticia Gabriela Patricia Silvia Raquel Rocío Sofía Paula Andrea Daniela Valentina Camila Ximena Mónica
      Beatriz Inés Ángela Dolores Araceli Esperanza Yolanda Noemí Itzel`),
    male: words(`
      José Juan Antonio Manuel Francisco Luis Carlos Jesús Javier Miguel Alejandro Pedro Rafael Fernando Jorge Ramón
      Alberto Enrique Diego Andrés Sergio Raúl Roberto Eduardo Óscar Víctor Ángel Mateo Santiago Emilio Martín Héctor
      Iván Joaquín Rubén Gustavo Ignacio Tomás Benjamín Arturo`),
  },
};

/** Double given names by language. */
export const doubleGiven: Partial<Record<Language, Record<Gender, readonly string[]>>> = {
  es: {
    female: ['María José', 'María del Carmen', 'Ana María', 'María Elena', 'Luz María', 'Rosa Isabel'],
    male: ['José Luis', 'Juan Carlos', 'Miguel Ángel', 'José María', 'Luis Fernando', 'Marco Antonio'],
  },
  pt: {
    female: ['Maria João', 'Ana Paula', 'Maria Clara', 'Ana Luísa', 'Maria de Fátima'],
    male: ['João Pedro', 'José Carlos', 'Luís Miguel', 'Paulo Sérgio', 'João Paulo'],
  },
};

/** Nicknames by given name. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  Alexander: ['Alex', 'Sandy'],
  Amanda: ['Mandy'],
  Andrew: ['Andy', 'Drew'],
  Anthony: ['Tony'],
  Benjamin: ['Ben'],
  Catherine: ['Cathy', 'Kate'],
  Charles: ['Charlie', 'Chuck'],
  Charlotte: ['Lottie'],
  Christina: ['Tina'],
  Christopher: ['Chris', 'Kit'],
  Cynthia: ['Cindy'],
  Daniel: ['Dan', 'Danny'],
  Deborah: ['Debbie'],
  Douglas: ['Doug'],
  Edward: ['Ed', 'Ted'],
  Elizabeth: ['Liz', 'Beth', 'Betty', 'Eliza'],
  Emily: ['Em'],
  Frances: ['Fran'],
  Gabriel: ['Gabe'],
  Gregory: ['Greg'],
  Henry: ['Harry', 'Hank'],
  Imogen: ['Immy'],
  Isabella: ['Bella'],
  Jacqueline: ['Jackie'],
  James: ['Jim', 'Jimmy'],
  Jeffrey: ['Jeff'],
  Jennifer: ['Jen', 'Jenny'],
  John: ['Jack'],
  Jonathan: ['Jon'],
  Joseph: ['Joe'],
  Joshua: ['Josh'],
  Katherine: ['Kathy', 'Kate'],
  Kenneth: ['Ken'],
  Kimberly: ['Kim'],
  Lawrence: ['Larry'],
  Margaret: ['Peggy', 'Maggie', 'Meg'],
  Matthew: ['Matt'],
  Michael: ['Mike', 'Mick'],
  Nicholas: ['Nick'],
  Pamela: ['Pam'],
  Patrick: ['Pat', 'Paddy'],
  Peter: ['Pete'],
  Philip: ['Phil'],
  Rebecca: ['Becky'],
  Richard: ['Rick', 'Dick'],
  Robert: ['Bob', 'Rob', 'Bobby'],
  Ronald: ['Ron'],
  Samantha: ['Sam'],
  Samuel: ['Sam'],
  Stephanie: ['Steph'],
  Stephen: ['Steve'],
  Steven: ['Steve'],
  Susan: ['Sue'],
  Tamsin: ['Tam'],
  Teresa: ['Terry'],
  Theresa: ['Tess'],
  Thomas: ['Tom'],
  Timothy: ['Tim'],
  Victoria: ['Vicky'],
  Vincent: ['Vince'],
  Virginia: ['Ginny'],
  William: ['Bill', 'Will', 'Billy'],
  Zachary: ['Zach'],
  Alejandro: ['Álex'],
  Dolores: ['Lola'],
  Enrique: ['Quique'],
  Francisco: ['Paco', 'Pancho'],
  Guadalupe: ['Lupe'],
  Ignacio: ['Nacho'],
  Isabel: ['Chabela'],
  José: ['Pepe'],
  Josefa: ['Pepa'],
  Manuel: ['Manolo'],
  Rosa: ['Rosita'],
  Antónia: ['Toninha'],
  João: ['Joãozinho'],
  Fernanda: ['Nanda'],
  Eduardo: ['Edu', 'Duda'],
  Isabelle: ['Isa'],
  Frédéric: ['Fred'],
  Sébastien: ['Seb'],
  Alexey: ['Alyosha'],
  Anastasia: ['Nastya'],
  Dmitry: ['Dima'],
  Ekaterina: ['Katya'],
  Elena: ['Lena'],
  Evgeny: ['Zhenya'],
  Ivan: ['Vanya'],
  Maria: ['Masha'],
  Mikhail: ['Misha'],
  Natalya: ['Natasha'],
  Nikolay: ['Kolya'],
  Olga: ['Olya'],
  Sergey: ['Seryozha'],
  Tatyana: ['Tanya'],
  Vladimir: ['Volodya'],
  Svetlana: ['Sveta'],
  Mehmet: ['Memo'],
  İbrahim: ['İbo'],
  Fatma: ['Fatoş'],
  Mustafa: ['Mıstık'],
};
