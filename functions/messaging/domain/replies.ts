import type { Language } from '#shared/values/language.ts';

/** What a reply that is exactly one of these keywords asks for. */
export type Wish = 'stop' | 'start' | 'help';

/** As people write them, in each language; case, marks and punctuation do not count. English goes first. */
export const replies: Record<Language, Record<Wish, readonly string[]>> = {
  en: {
    stop: [
      'stop',
      'stop all',
      'stopall',
      'stop it',
      'stop please',
      'please stop',
      'stop texting',
      'stop texting me',
      'unsubscribe',
      'unsub',
      'cancel',
      'end',
      'quit',
      'revoke',
      'opt out',
      'optout',
      'remove me',
    ],
    start: ['start', 'unstop', 'yes', 'subscribe', 'resume', 'opt in', 'optin'],
    help: ['help', 'info', 'help me'],
  },
  fr: {
    stop: ['arrêt', 'arrêter', 'arrêtez', 'désabonner', 'désinscrire', 'désinscription', 'annuler', 'résilier', 'fin'],
    start: ['reprendre', 'démarrer', 'commencer', 'oui'],
    help: ['aide', 'aidez-moi'],
  },
  es: {
    stop: ['parar', 'pare', 'para', 'alto', 'detener', 'baja', 'cancelar', 'fin', 'no más', 'basta', 'darme de baja'],
    start: ['empezar', 'iniciar', 'reanudar', 'comenzar', 'alta', 'sí'],
    help: ['ayuda', 'información'],
  },
  pt: {
    stop: ['parar', 'pare', 'sair', 'cancelar', 'remover', 'chega', 'descadastrar'],
    start: ['começar', 'iniciar', 'retomar', 'voltar', 'sim'],
    help: ['ajuda', 'informação', 'informações'],
  },
  tr: {
    stop: ['dur', 'durdur', 'iptal', 'çık', 'çıkış', 'son', 'bitir', 'ret', 'red'],
    start: ['başla', 'başlat', 'devam', 'evet'],
    help: ['yardım', 'bilgi'],
  },
  ru: {
    stop: ['стоп', 'отписаться', 'отписка', 'отмена', 'прекратить', 'хватит', 'отказ', 'остановить'],
    start: ['старт', 'начать', 'возобновить', 'подписаться', 'да'],
    help: ['помощь', 'справка', 'помогите'],
  },
  ja: {
    stop: ['停止', '中止', '解除', '配信停止', '退会', 'ストップ', 'やめて', 'キャンセル'],
    start: ['再開', '開始', 'スタート', 'はい'],
    help: ['ヘルプ', '助けて', 'へるぷ'],
  },
  ar: {
    stop: ['توقف', 'إيقاف', 'أوقف', 'قف', 'إلغاء', 'إلغاء الاشتراك', 'كفى', 'ستوب'],
    start: ['ابدأ', 'ابدا', 'بدء', 'استئناف', 'اشتراك', 'نعم'],
    help: ['مساعدة', 'مساعده', 'ساعدني'],
  },
};

/** Letters and digits alone, without case, marks, width and the hamza, which is mostly left out. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]+/gu, '');

type Reply = { wish: Wish; language: Language };

const keywords = new Map<string, Reply>();
for (const [language, wishes] of Object.entries(replies)) {
  for (const [wish, words] of Object.entries(wishes)) {
    for (const word of words) {
      const key = plain(word);
      if (!keywords.has(key)) keywords.set(key, { wish: wish as Wish, language: language as Language });
    }
  }
}

/** What this answer wants, and in which language; undefined for anything else. */
export const wishOf = (text: string): Reply | undefined => (text.length > 160 ? undefined : keywords.get(plain(text)));
