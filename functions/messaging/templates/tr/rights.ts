import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'adlar',
  birth_date: 'doğum yılı',
  death: 'ölüm tarihi',
  gender: 'cinsiyet',
  addresses: 'adresler',
  phones: 'telefon numaraları',
  emails: 'e-posta adresleri',
  jobs: 'iş bilgileri',
  education: 'eğitim bilgileri',
  photos: 'fotoğraflar',
  social_profiles: 'herkese açık profiller',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'akrabalar',
  relation_ship_status: 'medeni durum',
  images: 'portre',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'Verilerin kopyası',
  correct: 'Düzeltme',
  'opt-out': 'Satış ve paylaşımı reddetme',
  limit: 'Hassas verilerin sınırlanması',
  hide: 'Bir bilginin gizlenmesi',
  flag: 'Yanlış bilgi bildirimi',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Lütfen talebinizi onaylayın',
    text: [
      'Sitemizde bir talepte bulundunuz. Bu bağlantıyı açıp düğmeye bastığınızda talep yerine getirilir.',
      `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Sorularınız için kodunuz: ${reference}.`,
      'Talep sizin değil mi? Bir şey yapmanız gerekmez; hiçbir şey olmaz. Bu adres, talep onaylandığında veya 24 saat sonra silinir.',
    ],
    button: 'Sayfayı aç',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Talebinizi aldık',
    text: [
      'Bu ileti, sitemizde yaptığınız talebi teyit eder. Lütfen saklayın.',
      'Düğme, talebin durumunu gösteren sayfayı açar. Böyle bir talepte bulunmadıysanız bize yazın.',
    ],
    rows: [
      ['Talep kodu', reference],
      ['Talep', requests[request]],
      ...(field ? [['Bilgi', factNames[field]] as const] : []),
      ['Alındı', at],
      ['Son tarih', answer_by],
    ],
    button: 'Talebi gör',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Sizin adınıza bir talep yerine getirildi',
    text: [
      `${agent} sizin adınıza bize bir talep iletti ve talep yerine getirildi. Sorularınız için kodunuz: ${reference}.`,
      'Bir şey yapmanız gerekmez. Buna yetki vermediyseniz bize yazın, inceleyelim.',
    ],
    button: 'Durumu gör',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Verileriniz hakkında bilgilendirme',
    text: [
      `Calluna, herkese açık kayıtlarda arama yapan bir hizmettir. ${name} hakkındaki bir kayıt burada listelenebilir; kanun sizi önceden bilgilendirmemizi gerektirir (GDPR madde 14, KVKK madde 10 ve benzeri kanunlar).`,
      'İtiraz edebilirsiniz: düğme, hesap açmadan ve gerekçe göstermeden kaydınızı kaldırabileceğiniz sayfayı açar. Verilerinizi görmeyi, düzeltilmesini, silinmesini veya işlenmesinin kısıtlanmasını isteyebilir, ülkenizin veri koruma kurumuna şikâyette bulunabilirsiniz.',
      'Yukarıdaki tarihe kadar kaydın kendisini saklamayız.',
    ],
    rows: [
      ['Kaynak', sources],
      ['Veri türleri', listSections(sections, sectionNames)],
      ['Amaç', 'kişileri bulmak ve kimin aradığını bilmek'],
      ['Hukuki dayanak', 'meşru menfaat (GDPR madde 6(1)(f), KVKK madde 5(2)(f))'],
      ['Alıcılar', 'amacını belirtmiş, ücretli üyeliği olan kişiler'],
      ['Saklama süresi', 'kaydınız kaldırılana kadar'],
      ['En erken listelenme tarihi', at],
    ],
    button: 'İtiraz et ve kaldır',
    privacy: 'Hakkınızda sakladığımız her şey:',
    policy: 'Kim olduğumuz ve verileri nasıl kullandığımız:',
  }),
};
