/** Two spellings of one sound, with a cost in nats; `at` limits the rule to one end of a name. */
type SoundRule = { from: string; to: string; cost: number; at?: 'start' | 'end' };

/**
 * Spellings of one sound in English and common romanisations. “a b 2” means that a and b are interchangeable at cost 2;
 * “^” and “$” anchor the rule at the start or end.
 */
const table = `
ph f 1.5 | ph v 1.5 | ck k 1 | c k 1.5 | ch k 2.5 | ck c 1.2 | qu k 2 | q k 1 | x ks 1 | x cks 1.5 | cc k 1.5 | que$ k$ 1.2
ie ei 1.5 | ie y 1.5 | ie$ y$ 0.8 | ey$ y$ 0.8 | ey$ ie$ 0.8 | ee$ y$ 1.2 | ee$ i$ 1 | i$ y$ 0.9 | i$ ie$ 1 | ey ay 1.5 | igh y 1.5
ee i 1.3 | ea ee 1.2 | ea i 1.8 | ei i 1.3 | ei ai 1.3 | ei ee 1.5 | ey ei 1 | ai ay 1 | ay ei 1.3 | ae e 1.2 | ae ai 1.2 | ae a 1.5 | i y 1.3 | ij y 1 | iy y 0.8 | ii i 0.7 | iy i 0.8 | ij i 1 | yi i 1
oo u 1.2 | ou u 1 | ou oo 1.2 | ou o 1.2 | oe o 1.3 | oe u 2 | ow ou 1.2 | ow o 1.8 | au o 1.8 | au aw 1 | ough off 2 | oh o 0.9 | oo o 1 | uu u 0.8 | aa a 0.8 | ah$ a$ 0.7 | ah a 1.2 | eh$ e$ 0.9 | u o 2.2 | e i 2.6 | a e 2.6 | ue u 1.5 | eu u 2
sch sh 1 | sch s 2 | sh s 2.2 | sh ch 1.6 | sh sy 1.2 | tsch ch 1 | tch ch 1 | cz ch 1.2 | shch sch 1 | shch sh 1.3 | s z 1.8 | s c 2 | ss z 2 | ss sh 2.5 | sz s 1.2 | sz sh 1.5 | ts c 1.5 | tz ts 0.8 | tz z 1.2 | ts z 1.5 | zh j 1.2 | zh z 1.5 | z j 2.2 | dj j 0.8 | dzh j 0.9 | dg j 1.5 | g j 1.8 | dh d 1.3 | dh z 1.6 | dh th 1.3 | th t 1.3 | th s 1.6 | th z 2 | d t 3 | b p 3.2 | v w 1.6 | w u 2 | v f 2 | ff v 2 | b v 2.6 | gh g 1 | gh 2.5 | kh h 1.2 | kh k 1.2 | kh ch 1.5 | h ch 2.5 | h kh 1.2 | x kh 1.5 | x h 1.8 | j h 2.2 | j kh 2 | j y 1.8 | j i 2
ye e 1 | je e 1.2 | ie e 1.3 | yo e 1.5 | io yo 0.8 | jo yo 0.8 | yo o 1.8 | yu iu 0.6 | ju yu 0.9 | you yu 0.8 | ya ia 0.6 | ja ya 0.9 | ia ea 1.8 | aia aya 0.7 | ey ei 1
shi si 0.9 | chi ti 1 | tsu tu 0.8 | fu hu 1 | ji zi 1 | ji di 1.3 | zu du 1.2 | dzu zu 0.7 | sha sya 0.8 | shu syu 0.8 | sho syo 0.8 | cha tya 0.9 | chu tyu 0.9 | cho tyo 0.9 | ja zya 0.9 | ju zyu 0.9 | jo zyo 0.9 | ja jya 0.7 | ju jyu 0.7 | jo jyo 0.7 | cchi tchi 0.6 | mb nb 0.8 | mp np 0.8 | mm nm 0.8 | nni ni 1 | nnyo nyo 1
^mac ^mc 1 | ^kn ^n 1.5 | ^wr ^r 1.2 | wr r 2 | ^gn ^n 1.5 | ^ps ^s 1.5 | ^wh ^w 1.3 | ^h ^ 3 | ^e ^ye 1 | ^yu ^u 1.3 | ^o ^u 2 | ^o ^wo 2 | ^al ^ 1.5 | ^el ^al 0.8 | ^el ^ 1.5 | ^bou ^bu 1 | ^abd ^abdel 2 | ^eu ^yev 1.5
son$ sen$ 1.2 | sson$ son$ 0.8 | er$ ar$ 1.6 | er$ or$ 1.8 | er$ re$ 1.8 | el$ le$ 1.4 | al$ el$ 1.8 | man$ mann$ 0.8 | ski$ sky$ 0.5 | skiy$ sky$ 0.5 | skii$ sky$ 0.6 | ov$ off$ 0.9 | ev$ eff$ 0.9 | ov$ ow$ 1.2 | ev$ ew$ 1.2 | ova$ ov$ 2.8 | eva$ ev$ 2.8 | skaya$ sky$ 2.8 | skaia$ skaya$ 0.6 | ez$ es$ 0.8 | az$ as$ 1 | iz$ is$ 1 | e$ $ 2 | s$ $ 4.2 | es$ s$ 2 | a$ ah$ 0.7 | een$ in$ 1.3 | ine$ een$ 1.2 | yn$ in$ 1.2 | ynn$ in$ 1.4 | lyn$ line$ 1.5 | dt$ t$ 1.5 | dt$ d$ 1.5 | tt$ t$ 1 | ht t 2.2 | gt$ t$ 2.5 | o$ ou$ 1 | os$ o$ 3
gl$ gel$ 1 | mn$ m$ 1.5 | lj l 1.2 | nj n 1.2 | nh n 1.3 | ny n 1.3 | nj ny 0.8 | gn ny 1.3 | lh l 1.3 | ll y 2 | ch sh 1.6 | ch c 2.2 | c s 2 | g k 2.6 | gu g 1.5 | w v 1.6 | uo o 1.8
`;

const rules: SoundRule[] = table
  .trim()
  .split(/[|\n]/)
  .map((line) => line.trim().split(' '))
  .flatMap((fields): SoundRule[] => {
    const cost = Number(fields.at(-1));
    const [one = '', other = ''] = fields.length > 2 ? fields : [fields[0], ''];
    const at: SoundRule['at'] =
      one.startsWith('^') || other.startsWith('^') ? 'start' : /\$/.test(one + other) ? 'end' : undefined;
    const bare = (text: string) => text.replace(/[$^]/g, '');
    const pair: SoundRule = { from: bare(one), to: bare(other), cost, ...(at && { at }) };
    return [pair, { ...pair, from: pair.to, to: pair.from }];
  });

/**
 * Rules by the last letters of both sides, five bits each. A rule with an empty side is in every slot of its other
 * side.
 */
export const soundRules: (SoundRule[] | undefined)[] = Array.from({ length: 1024 });
for (const rule of rules) {
  const ends = (text: string) =>
    text ? [text.charCodeAt(text.length - 1) & 31] : Array.from({ length: 32 }, (_, i) => i);
  for (const a of ends(rule.from)) for (const b of ends(rule.to)) (soundRules[a * 32 + b] ??= []).push(rule);
}
