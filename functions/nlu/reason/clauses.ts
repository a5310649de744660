import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * What clauses are cut by, folded: `starts` begin one and belong to it, `joins` stand between two, `loose` words end none,
 * and what follows a word of `aside` is about the call, not about its reason. Fillers and greetings say nothing anywhere.
 */
type Joints = Record<'starts' | 'joins' | 'loose' | 'aside' | 'fillers', ReadonlySet<string>>;

const words = (text: string) => new Set(text.split(' ').map((word) => fold(word.replaceAll('_', ' '))));
const joints = (starts: string, joins: string, loose: string, aside: string, fillers: string): Joints => ({
  starts: words(starts),
  joins: words(joins),
  loose: words(loose),
  aside: words(aside),
  fillers: words(fillers),
});

const byLanguage: Record<Exclude<Language, 'ja'>, Joints> = {
  en: joints(
    `i im i’m ive i’ve i’d i’ll we we’re we’ve we’d we’ll you you’ve your there there’s the a an my our his her could can would need needs about wondering wanted want just letting to regarding both no nobody do did are is has have any somebody someone`,
    `and but so because cos since if that which when while then as well where who than`,
    `the a an my your our his her of for to at in on with and but or from that if is are was be been has have had i we you it by about some any no so as there they he she this will would could can do please`,
    `call ring phone buzz text give gimme try reach thanks cheers bye goodbye`,
    `um uh er erm eh hello hi hey hiya g’day yeah yes okay ok well oh ah`,
  ),
  fr: joints(
    `je j nous on vous votre vos il elle y le la les un une mon ma mes notre nos son sa ses pour concernant c est ce serait pourriez pouvez puis au_sujet à_propos tu ton ta tes plus personne aucun`,
    `et mais donc alors car parce si que qui quand comme puis parceque sinon dont où ou voilà`,
    `le la les l d un une des du de à au aux en dans sur pour par avec sans et ou mais que qui si je j on nous vous il elle ce c est sont a ai avez mon ma mes votre vos son sa ses ne n y se s me m te t plus très`,
    `rappelez rappelle appelez appelle téléphonez joindre merci bisous au_revoir passez sonne`,
    `euh ben bah allo allô bonjour bonsoir salut coucou oui ouais écoutez écoute ah oh hein`,
  ),
  es: joints(
    `yo tengo tenemos su sus tu tus el la los las un una mi mis nuestro nuestra para por quiero quería queríamos necesito necesitamos hay es no se le les me nos lo ya puede podría está están llegó llegaron ha han he hemos sobre dejé encontré falta`,
    `y e pero entonces porque pues que cuando como o u así donde ni aunque`,
    `el la los las un una unos unas de del a al en con por para y o u e que se le lo me te nos su sus tu tus mi mis es está son ha he hay no ni como si muy más ya favor`,
    `llámame llámeme llámenos llamame márcame márqueme marque llamar gracias adiós besos saludos háblame comuníquese devuélvame llamen llama`,
    `eh bueno hola aló buenas buenos días tardes noches sí oiga oye mire mira pues ah ay`,
  ),
  pt: joints(
    `eu tenho temos o a os as um uma meu minha meus minhas nosso nossa seu sua seus suas teu tua para pra quero queria queríamos preciso precisamos há tem é não está estão chegou chegaram já pode podia podemos sobre falta deixei achei encontrei ficou vou vamos`,
    `e mas então porque pois que quando como ou aí onde nem embora daí`,
    `o a os as um uma uns umas de do da dos das em no na nos nas com por para pra e ou mas que se eu ele ela me te lhe seu sua meu minha é está são foi há tem não ao à como muito mais já`,
    `ligue liga ligar retorne telefone contacte obrigado obrigada beijo beijos tchau adeus dá dê abraço`,
    `ah oi olá alô hum bom dia boa tarde noite sim olha olhe então pois né`,
  ),
  ru: joints(
    `я мы у ваш ваша ваше ваши вашу вашего вашей вам вас по насчет насчёт хочу хотел хотела хотели нужно надо нужен нужна есть можно не никто мой моя мои наш наша твой твоя тебе пришла пришел пришёл пришли готов готова готово готовы нашел нашел нашла нашли для о об давай`,
    `и но а так потому что если когда чтобы то или как где который которая поэтому`,
    `в во на с со у к ко о об от до из за по для и а но или что если я мы он она оно они не ни это то бы же ли как мой ваш так`,
    `перезвоните позвоните набери наберите звоните перезвони позвони спасибо пока целую свяжитесь ждём жду`,
    `ну эээ э алло алё здравствуйте привет добрый день вечер утро да так вот слушай слушайте значит короче это пожалуйста извините`,
  ),
  tr: joints(
    `sizin sizi size bizim benim senin bir paketiniz kargonuz siparişiniz randevunuz için bugün yarın evde kimse ben biz`,
    `ve ama fakat çünkü eğer ki ya veya yoksa da de diye sonra o_yüzden yani hem`,
    `ve ama bir bu şu o için ile da de ki mi mı mu mü gibi kadar daha çok en ya veya ben sen biz siz`,
    `arayın arayınız ara ararsanız ararsan arar aramanız dönün dönersen teşekkürler sağolun görüşürüz öptüm kolay`,
    `ee şey hani işte alo merhaba merhabalar selam iyi günler akşamlar evet hayır tamam yav ya lütfen pardon efendim`,
  ),
  ar: joints(
    `عندي عندنا عندك بدي بدنا عايز عايزة عايزين ابي ابغى نبي بغيت حبيت موعدك موعدكم طلبك طلبكم طردك وصل وصلت جاهز جاهزة بخصوص محتاج محتاجين في ما مش لازم ممكن لقيت لقينا نذكركم كنت صار انا_عندي معي معنا`,
    `و بس لكن عشان علشان لأن اذا إذا لو ان إن انه اللي لما حتى ولا أو او`,
    `في من على عن الى إلى مع و بس ان إن اللي يا ما لا هو هي ال كل هذا هذه او أو`,
    `اتصل اتصلوا كلمني كلمنا رن دق احكي شكرا سلام عيط خابرني يكلمني تتصل`,
    `يعني اه آه ألو الو السلام عليكم مرحبا اهلا صباح مساء الخير النور نعم ايوه طيب والله حضرتك لو سمحت`,
  ),
};

/** From one word to before another; `begun`: with a word that begins a clause; `ended`: where one ends. */
export type Clause = { from: number; to: number; begun: boolean; ended: boolean };
/** The words that say something, as they were said and as concepts are looked up in them, and the clauses they make. */
export type Clauses = { said: readonly string[]; heard: readonly string[]; clauses: readonly Clause[] };

/** In these a clause may begin anywhere: verbs come last, or pronouns are left out. */
const anywhere = new Set<Language>(['tr', 'ar']);

const TRIMMED = /[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu;

/** What was said as clauses of so many words at most, each as it could be read alone. */
export function clausesOf(text: string, language: Exclude<Language, 'ja'>, most: number): Clauses {
  const { starts, joins, loose, aside, fillers } = byLanguage[language];
  const said = (text.match(TRIMMED) ?? [])
    .map((word) => ({ word, plain: fold(word.replaceAll('’', "'")) }))
    .filter(({ plain }) => !fillers.has(plain));
  const is = (set: ReadonlySet<string>, at: number) => set.has(said[at]?.plain ?? '');
  const asideAt = (at: number) => aside.has(said[at]?.plain.split(' ')[0] ?? '');
  const begins = (at: number) => is(starts, at) && !is(starts, at - 1);
  const clauses: Clause[] = [];
  for (let from = 0; from < said.length; from++) {
    if (from && !begins(from) && !is(joins, from - 1) && !anywhere.has(language)) continue;
    if (is(joins, from) || asideAt(from)) continue;
    for (let to = from + 1; to <= Math.min(from + most, said.length); to++) {
      const ended = to === said.length || is(joins, to) || asideAt(to) || begins(to);
      if (!ended && to < from + most) continue;
      let end = to;
      while (end > from + 1 && is(loose, end - 1)) end--;
      clauses.push({ from, to: end, begun: begins(from), ended: ended && end === to });
      if (asideAt(to)) break;
    }
  }
  const heard = (plain: string) => (language === 'en' ? plain.replaceAll(' ', '') : (plain.split(' ').at(-1) ?? ''));
  return { said: said.map(({ word }) => word), heard: said.map(({ plain }) => heard(plain)), clauses };
}
