import { listSections, type SectionNames } from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'adlar',
  birth_date: 'doğum yılı',
  gender: 'cinsiyet',
  addresses: 'adresler',
  phones: 'telefon numaraları',
  emails: 'e-posta adresleri',
  jobs: 'iş bilgileri',
  education: 'eğitim bilgileri',
  social_profiles: 'herkese açık profiller',
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
