import { ar } from '#functions/nlu/intents/phrases/ar.ts';
import { en } from '#functions/nlu/intents/phrases/en.ts';
import { es } from '#functions/nlu/intents/phrases/es.ts';
import { fr } from '#functions/nlu/intents/phrases/fr.ts';
import { ja } from '#functions/nlu/intents/phrases/ja.ts';
import { pt } from '#functions/nlu/intents/phrases/pt.ts';
import { ru } from '#functions/nlu/intents/phrases/ru.ts';
import { tr } from '#functions/nlu/intents/phrases/tr.ts';
import { add, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Language } from '#shared/values/language.ts';

const yes: Record<Language, string> = {
  ...{ en: en.yes, fr: fr.yes, ja: ja.yes, tr: tr.yes, ar: ar.yes, pt: pt.yes, ru: ru.yes, es: es.yes },
};

/** `small` agrees where it is all that is said, and else only begins a sentence; `around` may stand before and after a yes. */
type Said = { small: string; around: string };

const said: Record<Language, Said> = {
  en: {
    small:
      'okay|ok|okey|alright|all right|right|fine|great|perfect|exactly|indeed|correct|cool|aha|mhm|uh huh|of course|yea|thats right|that is right|thats correct|that is correct',
    around:
      'um|uh|erm|er|hmm|hm|oh|ah|well|so|and|then|now|let me see|i guess|i think|please|thanks|thank you|thanks a lot|thank you very much|very much|with me|by me|for me|with that|hello|hi|sir|madam|maam|let us|lets|do|that|it|is|there|you|all',
  },
  fr: {
    small:
      'd’accord|dac|daccord|ok|okay|bien sûr|bien entendu|exact|exactement|c’est ça|c’est bien ça|c’est bon|entendu|effectivement|en effet|correct|parfait|très bien|super|génial|ça va|absolument',
    around:
      'euh|heu|ben|bah|bon|alors|et|ah|oh|eh bien|eh ben|hmm|donc|je crois|je pense|merci|merci bien|merci beaucoup|s’il vous plaît|svp|monsieur|madame|volontiers|pour moi|avec moi|bonjour|allô|là|oui',
  },
  es: {
    small:
      'claro|vale|ok|okay|okey|bueno|exacto|exactamente|correcto|así es|eso es|efectivamente|está bien|esta bien|muy bien|perfecto|genial|estupendo|listo|por supuesto|desde luego|dale',
    around:
      'eh|este|pues|bueno|entonces|a ver|ah|oh|mmm|hmm|y|creo|creo que|gracias|muchas gracias|por favor|señor|señora|para mí|por mí|conmigo|hola|ya|sí',
  },
  pt: {
    small:
      'claro|certo|tá certo|está certo|ok|okay|tá|tá bom|tá bem|está bem|está bom|tudo bem|beleza|blz|isso|isso mesmo|isso aí|é isso|é isso mesmo|exato|exatamente|correto|perfeito|ótimo|pois|aham|uhum|com certeza|certeza',
    around:
      'é|eh|ah|oh|hum|hmm|bom|bem|então|e|olha|pois|acho|acho que|obrigado|obrigada|muito obrigado|muito obrigada|por favor|senhor|senhora|para mim|por mim|comigo|olá|alô|oi|sim',
  },
  tr: {
    small:
      'tamam|tamamdır|peki|pekala|tabii|tabi|tabii ki|tabi ki|tabii efendim|elbette|doğru|evet doğru|doğrudur|aynen|aynen öyle|oldu|ok|okey|hee|hı hı|harika|süper|çok iyi|buyurun|buyrun',
    around:
      'şey|ee|eee|ah|ha|hım|yani|o zaman|ve|bence|sanırım|lütfen|teşekkürler|teşekkür ederim|sağ olun|sağ ol|efendim|hanımefendi|beyefendi|benim için|bana|alo|merhaba|evet',
  },
  ru: {
    small:
      'хорошо|ладно|окей|ок|ага|угу|конечно|разумеется|естественно|верно|все верно|правильно|все правильно|точно|именно|именно так|так и есть|отлично|прекрасно|замечательно|само собой',
    around:
      'ну|а|и|э|эээ|ммм|хм|ой|так|вот|значит|тогда|думаю|наверное|пожалуйста|спасибо|большое спасибо|благодарю|мне|для меня|алло|здравствуйте|да',
  },
  ar: {
    small:
      'طيب|تمام|تمام كده|ماشي|اوكي|أوكي|اوك|أوكيه|أكيد|اكيد|طبعا|طبعًا|بالطبع|بالتأكيد|صحيح|هذا صحيح|صح|مضبوط|بالضبط|بالظبط|حاضر|زين|حلو|ممتاز|عظيم|اه|آه|ان شاء الله|إن شاء الله',
    around:
      'يعني|والله|و|ف|اذن|إذن|ثم|أظن|اظن|أعتقد|من فضلك|لو سمحت|شكرا|شكرًا|شكرا جزيلا|سيدي|أستاذ|استاذ|بالنسبة لي|عندي|ألو|الو|مرحبا|السلام عليكم|نعم|يا',
  },
  ja: {
    small:
      'そう|そうです|そうですね|そうそう|その通り|そのとおり|なるほど|了解|了解です|承知|承知しました|わかりました|分かりました|オッケー|オーケー|ok|okです|もちろん|勿論|うん|ええ',
    around:
      'えーと|ええと|えっと|あの|あのう|あのー|まあ|じゃあ|では|それでは|で|ね|よ|ですね|です|ありがとう|ありがとうございます|すみません|もしもし|はい|それ|で',
  },
};

type Agreeing = { tree: Tree<true>; small: Set<string>; around: Tree<true> };
const known = new Map<Language, Agreeing>();

/** The phrases of agreement of a language, which of them are small, and what may stand around them. */
export function agreeing(language: Language): Agreeing {
  const made = known.get(language) ?? {
    tree: grown(yes[language].split(/[|\n]/), language),
    small: new Set(said[language].small.split('|').map((phrase) => wordsIn(phrase, language, true).join(' '))),
    around: grown(said[language].around.split('|'), language),
  };
  known.set(language, made);
  return made;
}

function grown(lines: readonly string[], language: Language): Tree<true> {
  const tree = treeOf<true>();
  for (const phrase of lines) add(tree, wordsIn(phrase, language, true), true);
  return tree;
}
