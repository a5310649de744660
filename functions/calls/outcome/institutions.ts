import { fold } from '#functions/names/fold.ts';
import { lookOf } from '#functions/names/look-alike.ts';

/** What callers claim to be in order to be believed: whole words. */
const words = [
  'bank banking fraud security police sheriff tax taxes irs fbi revenue customs court treasury medicare medicaid government',
  'support helpdesk immigration embassy consulate hmrc dvla nhs usps ssa',
  'banque fraude police gendarmerie impôts fisc sécurité douane douanes tribunal trésor ambassade urssaf cpam ameli antai',
  'banco fraudes policía hacienda impuestos seguridad aduana aduanas juzgado tributaria soporte embajada imss infonavit',
  'receita federal segurança alfândega suporte embaixada inss detran serasa',
  'banka bankası bankacılık polis emniyet vergi güvenlik savcılık savcı jandarma gümrük mahkeme dolandırıcılık kargo sgk',
];
/** Large companies and services, in whose name swindlers call. */
const brands = [
  'Amazon Microsoft Windows Google PayPal Netflix eBay Facebook Instagram WhatsApp Walgreens CVS Walmart Costco FedEx',
  'UPS DHL DPD GLS Evri Zelle Venmo Coinbase Binance Xfinity Comcast Verizon Vodafone Citibank Barclays HSBC NatWest',
  'Mastercard Colissimo Chronopost EDF Engie Enedis SFR BNP Correos SEUR Movistar Telcel Telmex Endesa Iberdrola Naturgy',
  'BBVA CaixaBank Bankia Banorte Banamex Bancomer Bancolombia Mercadolibre Correios Nubank Itaú Bradesco PicPay CTT EDP',
  'PTT Turkcell Trendyol Hepsiburada Ziraat Akbank İşbank Halkbank Vakıfbank Denizbank Enpara Wildberries NTT',
];
/** The same and others in several words. */
const phrases =
  'wells fargo, capital one, american express, social security, cash app, geek squad, best buy, t mobile, at t, royal mail, ' +
  'help desk, customer service, customer care, la poste, mondial relay, crédit agricole, société générale, caisse d épargne, ' +
  'crédit mutuel, assurance maladie, service client, service clients, pôle emploi, france travail, bouygues telecom, ' +
  'atención al cliente, agencia tributaria, mercado libre, mercado pago, caixa econômica, mb way, millennium bcp, ' +
  'atendimento ao cliente, apoio ao cliente, müşteri hizmetleri, müşteri temsilcisi, türk telekom, yapı kredi, ' +
  'garanti bbva, e devlet, почта россии, خدمة العملاء, اس تي سي, الضمان الاجتماعي';
/** Brands that are surnames, places or plain words too: only where a name begins with them. */
const first = 'Apple Visa Orange Santander Caixa Vivo';

const beginnings =
  'полици налогов мошенн безопасн следовател следствен прокур таможен фсб мвд поддержк техподдержк госуслуг сбербанк соцфонд пенсионн посольств роскомнадзор ростелеком билайн мегафон тинькоф'
    .split(' ')
    .map(fold);
const russian = new Set('сбер сбера втб мтс авито яндекс озон'.split(' '));
const anywhere =
  '銀行 警察 税務署 国税 詐欺 セキュリティ 検察 裁判所 年金 банк 楽天 ドコモ ソフトバンク ヤマト運輸 クロネコヤマト 佐川急便 日本郵便 郵便局 アマゾン メルカリ 電力 総務省 厚生労働省 入管 大使館 サポートセンター カスタマー お客様センター 三井住友'
    .split(' ')
    .map(fold);
const arabic = new Set(
  'بنك مصرف شرطة ضرائب أمن احتيال جمارك محكمة نيابة أرامكس سمسا أبشر بريد أمازون فودافون موبايلي دعم تأمينات وزارة جوازات سفارة'
    .split(' ')
    .map(fold),
);

const looks = new Set([...words, ...brands].flatMap((line) => line.split(' ')).map(lookOf));
const phraseLooks = new Set(phrases.split(', ').map(lookOf));
const firstLooks = new Set(first.split(' ').map(lookOf));
const LONGEST_PHRASE = 3;

/** Whether a name is that of a bank, an authority, a well-known company or its support, or looks like one. */
export function isInstitution(name: string): boolean {
  const all = fold(name).split(' ');
  if (firstLooks.has(lookOf(all[0] ?? ''))) return true;
  return all.some(isInstitutional) || all.some((_, at) => isPhraseAt(all, at));
}

const isInstitutional = (word: string): boolean =>
  looks.has(lookOf(word)) ||
  beginnings.some((each) => word.startsWith(each)) ||
  russian.has(word) ||
  anywhere.some((each) => word.includes(each)) ||
  arabic.has(word.replace(/^(?:و|ب|ل)?ال/u, '')) ||
  arabic.has(word);

const isPhraseAt = (all: readonly string[], at: number): boolean =>
  Array.from({ length: LONGEST_PHRASE - 1 }, (_, more) => all.slice(at, at + more + 2).join(' ')).some((phrase) =>
    phraseLooks.has(lookOf(phrase)),
  );
