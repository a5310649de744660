import type { SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';
import type { Language } from '#shared/values/language.ts';

type Vague = Partial<Record<SpokenConcept, readonly string[]>>;

/**
 * Phrases that count as signs and are no reason: their words do not say what the reason says. Some begin other words
 * (“warrant” a warranty, “invest” an investigation); others are about a service that ends, which is no arrest, fine or
 * lawsuit; others again are said by anybody.
 */
export const vague: Record<Language, Vague> = {
  en: {
    asks_for_details: ['which bank', 'can you confirm', 'verify your', 'how old is', 'make and model', 'barcode'],
    gift_card: ['scratch', 'wrap it'],
    investment: ['invest*', 'platform', 'signals'],
    names_authority: ['federal', 'government', 'officer', 'investigat*', 'department of', 'revenue'],
    remote_access: ['your computer', 'download', 'install'],
    threat: [
      'warrant*',
      'suspended',
      'suspend',
      'disconnect* .. service',
      'be cut off',
      'criminal',
      'fraudulent activity',
      'money laundering',
      'disconnect*',
      'pull the meter',
      "you're dark",
      'will be blocked',
      "truck's been",
      'in your name with',
      'passports',
    ],
    too_good_job: ['per day', 'flexible', 'your profile', 'extras for', 'data entry'],
    you_qualify: ['benefit*', 'enroll*', 'your area', 'new program'],
  },
  fr: {
    remote_access: ['votre ordinateur', 'telecharg*', 'votre box'],
    threat: [
      'resilie*',
      'sera detruit',
      'perdez le numero',
      'perdre votre',
      'coffre fort',
      'colis a la police',
      'mise en conformite',
      'affichage obligatoire',
      'document unique',
    ],
  },
  ja: {
    threat: [
      '止めます',
      '利用停止',
      '未払い',
      '資金洗浄',
      '使えなくなる',
      '止まります',
      '停止されます',
      '送電を止め',
      '捨てられます',
      'マネーロンダリング',
    ],
  },
  tr: {
    investment: ['kazanc*', 'platform*', 'sinyal*'],
    remote_access: ['bilgisayar*'],
    threat: ['iptal edilecek', 'kara para', 'milyona kadar', 'elektriğiniz kesil*', 'hattınız kapan*'],
    you_qualify: ['hakkiniz*', 'emekli*', 'binaniz*'],
  },
  ar: {
    remote_access: ['كمبيوتر*'],
    threat: ['توقف خدمات*', 'راح نفصل', 'ابنك معنا', 'سرقة تيار', 'باش تتقص', 'امر الفصل', 'ترجع للجمارك', 'يقفل عليك'],
  },
  pt: {
    investment: ['invest*', 'garantid*'],
    miracle_cure: ['natural'],
    threat: [
      'juridic*',
      'bloqueio',
      'suspens*',
      'cortad*',
      'lavagem',
      'nome sujo',
      'divida ativa',
      'levar para',
      'selo rompido',
      'auto de',
      'protest*',
      'desativad*',
      'volta pra uniao',
    ],
  },
  ru: {
    account_problem: ['мошенник*'],
    investment: ['платформ*', 'гарантирован*', 'аналитик*'],
    names_authority: ['управлени*', 'государств*', 'департамент*', 'федеральн*'],
    threat: ['возбужден*', 'мошенник*', 'ваш сын у', 'взыскан*', 'следовател*'],
    you_qualify: ['программ*', 'пенсионер*', 'диагностик*', 'обследован*'],
  },
  es: {
    home_sales: ['operador*', 'energia'],
    investment: ['garantizad*', 'acciones'],
    threat: [
      'orden de',
      'actividades sospechosas',
      'cancelad* su',
      'se queda sin',
      'le quitan',
      'lo dan de baja',
      'baja del',
      'corte programado por falta',
      'retiro del medidor',
    ],
  },
};
