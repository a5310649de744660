import type { Language, Variety } from '#shared/values/language.ts';

/** Sentences for the buttons: name and reason, a time, yes, no, and hard cases. */
export const sentences: Record<Language, string[]> = {
  en: [
    'It’s Dana Brandt from the boatyard, about the survey.',
    'Monday at ten thirty',
    'Yes',
    'No',
    'Are you a robot?',
    'Don’t record this',
  ],
  fr: [
    'C’est Dana Brandt, du chantier naval, pour l’expertise.',
    'Lundi à dix heures et demie',
    'Oui',
    'Non',
    'Êtes-vous un robot ?',
    'N’enregistrez pas',
  ],
  ja: [
    '造船所の田中です。検査の件でお電話しました。',
    '月曜日の十時半',
    'はい',
    'いいえ',
    'ロボットですか？',
    '録音しないでください',
  ],
  tr: [
    'Ben tersaneden Deniz Kaya, muayene için arıyorum.',
    'Pazartesi on buçukta',
    'Evet',
    'Hayır',
    'Robot musun?',
    'Kaydetmeyin',
  ],
  ar: [
    'معك دانا حداد من حوض السفن بخصوص الفحص.',
    'يوم الاثنين الساعة العاشرة والنصف',
    'نعم',
    'لا',
    'هل أنت روبوت؟',
    'لا تسجل المكالمة',
  ],
  pt: [
    'Aqui é a Dana Barros, do estaleiro, sobre a vistoria.',
    'Segunda às dez e meia',
    'Sim',
    'Não',
    'Você é um robô?',
    'Não grave',
  ],
  ru: [
    'Это Дана Белова с верфи, по поводу осмотра.',
    'В понедельник в половине одиннадцатого',
    'Да',
    'Нет',
    'Вы робот?',
    'Не записывайте',
  ],
  es: [
    'Soy Dana Blanco, del astillero, por la inspección.',
    'El lunes a las diez y media',
    'Sí',
    'No',
    '¿Es usted un robot?',
    'No grabe esto',
  ],
};

/** The tags by which browsers recognise and read out speech. */
export const spoken: Record<Variety, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  ja: 'ja-JP',
  tr: 'tr-TR',
  ar: 'ar-SA',
  pt: 'pt-BR',
  'pt-PT': 'pt-PT',
  ru: 'ru-RU',
  es: 'es-ES',
};
