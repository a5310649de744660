/** How Mexicans shorten their states, by the second half of the ISO 3166-2 code. Brazilians write that code itself. */
const mexican: Record<string, string> = {
  ags: 'AGU',
  bc: 'BCN',
  bcn: 'BCN',
  bcs: 'BCS',
  camp: 'CAM',
  cdmx: 'CMX',
  chih: 'CHH',
  chis: 'CHP',
  coah: 'COA',
  col: 'COL',
  df: 'CMX',
  dgo: 'DUR',
  edomex: 'MEX',
  gro: 'GRO',
  gto: 'GUA',
  hgo: 'HID',
  jal: 'JAL',
  mex: 'MEX',
  mich: 'MIC',
  mor: 'MOR',
  nay: 'NAY',
  nl: 'NLE',
  oax: 'OAX',
  pue: 'PUE',
  qro: 'QUE',
  qroo: 'ROO',
  'q roo': 'ROO',
  sin: 'SIN',
  slp: 'SLP',
  son: 'SON',
  tab: 'TAB',
  tamps: 'TAM',
  tlax: 'TLA',
  ver: 'VER',
  yuc: 'YUC',
  zac: 'ZAC',
};

/** Whether a folded abbreviation is that of a region, behind one of its towns: “nl”, or “N.L.”, which is folded to “n l”. */
export function isRegionCode(folded: string, { country, code }: { country: string; code: string }): boolean {
  const short = /^\p{L}(?: \p{L})+$/u.test(folded) ? folded.replaceAll(' ', '') : folded;
  return country === 'MX' ? mexican[short] === code : code === short.toUpperCase();
}

/** The states of Brazil as they are written for short, without a town. */
const brazilian = new Map(
  Object.entries({
    ac: 'Acre',
    al: 'Alagoas',
    am: 'Amazonas',
    ap: 'Amapá',
    ba: 'Bahia',
    ce: 'Ceará',
    df: 'Distrito Federal',
    es: 'Espírito Santo',
    go: 'Goiás',
    ma: 'Maranhão',
    mg: 'Minas Gerais',
    ms: 'Mato Grosso do Sul',
    mt: 'Mato Grosso',
    pa: 'Pará',
    pb: 'Paraíba',
    pe: 'Pernambuco',
    pi: 'Piauí',
    pr: 'Paraná',
    rn: 'Rio Grande do Norte',
    ro: 'Rondônia',
    rr: 'Roraima',
    rs: 'Rio Grande do Sul',
    sc: 'Santa Catarina',
    se: 'Sergipe',
    sp: 'São Paulo',
    to: 'Tocantins',
  }),
);
/** Also words: in small letters they may be either. */
const words = new Set(['ac', 'al', 'am', 'es', 'go', 'ma', 'pa', 'pe', 'se', 'to']);

/** The name of the Brazilian state that an abbreviation is of. */
export const brazilianState = (text: string): string | undefined =>
  words.has(text) ? undefined : brazilian.get(text.toLowerCase());
