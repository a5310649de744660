/** Domains of large providers of mail, worldwide and where our languages are spoken; those with more readers come first. */
const providers = `
gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com mail.ru yandex.ru
ymail.com googlemail.com me.com mac.com protonmail.com proton.me mail.com email.com gmx.com zoho.com
comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net rocketmail.com
yahoo.co.uk hotmail.co.uk btinternet.com outlook.fr yahoo.ca hotmail.ca
orange.fr free.fr sfr.fr laposte.net wanadoo.fr neuf.fr bbox.fr hotmail.fr yahoo.fr live.fr skynet.be bluewin.ch
web.de gmx.de gmx.net t-online.de freenet.de outlook.de yahoo.de hotmail.de gmx.at gmx.ch
hotmail.es yahoo.es outlook.es telefonica.net yahoo.com.mx hotmail.com.mx live.com.mx prodigy.net.mx yahoo.com.ar
uol.com.br bol.com.br terra.com.br ig.com.br globo.com yahoo.com.br hotmail.com.br outlook.com.br
sapo.pt hotmail.pt live.com.pt outlook.pt
ya.ru bk.ru inbox.ru list.ru rambler.ru yandex.com ukr.net
hotmail.com.tr yahoo.com.tr outlook.com.tr mynet.com windowslive.com maktoob.com
yahoo.co.jp docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com biglobe.ne.jp ocn.ne.jp outlook.jp
hotmail.co.jp libero.it hotmail.it yahoo.it
`
  .trim()
  .split(/\s+/);

/** A shorter name has too many neighbours: love.com is not live.com. */
const NAME_MIN = 5;

/**
 * The address that was probably meant by one whose domain is a slip of the keyboard away from that of a large provider:
 * name@gmail.com for name@gmial.con. The name and the ending may have one slip each: a letter too many, too few or wrong, or two
 * that changed places.
 */
export function addressMeant(address: string): string | undefined {
  const [, mailbox, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (!mailbox || providers.includes(typed)) return undefined;
  const [nearest] = providers
    .map((meant) => ({ meant, slips: slipsIn(typed, meant) }))
    .filter(({ slips }) => slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips);
  return nearest && `${mailbox}@${nearest.meant}`;
}

function slipsIn(typed: string, meant: string): number {
  if (!typed.includes('.')) return slips(typed, meant); // gmailcom
  const [name, ending] = split(typed);
  const [nameMeant, endingMeant] = split(meant);
  if (name !== nameMeant && nameMeant.length < NAME_MIN && !isSwap(name, nameMeant)) return Infinity;
  if (isElsewhere(ending, endingMeant)) return Infinity;
  return slips(name, nameMeant) + slips(ending, endingMeant);
}

const split = (domain: string): [name: string, ending: string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** Whether an ending is that of another country: yahoo.ie is not yahoo.de. */
function isElsewhere(ending: string, meant: string): boolean {
  const [country = '', countryMeant = ''] = [ending, meant].map((each) => each.split('.').at(-1));
  return country !== countryMeant && countryMeant.length === 2 && isCountry(country);
}

const isCountry = (code: string): boolean =>
  /^[a-z]{2}$/.test(code) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code.toUpperCase()) !== undefined;

/** None, one, or infinitely many. */
const slips = (typed: string, meant: string): number => (typed === meant ? 0 : isOneSlip(typed, meant) ? 1 : Infinity);

function isOneSlip(typed: string, meant: string): boolean {
  const [a, b] = differing(typed, meant);
  return (a.length <= 1 && b.length <= 1) || isSwap(typed, meant);
}

function isSwap(typed: string, meant: string): boolean {
  const [a, b] = differing(typed, meant);
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** What is left of both without what they begin and end with alike. */
function differing(one: string, other: string): [string, string] {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
}
