import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: { other: '# yeni kişisel bilgi' },
  phones: { other: '# yeni telefon' },
  emails: { other: '# yeni e-posta' },
  locations: { other: '# yeni adres' },
  relationships: { other: '# yeni yakın' },
  jobs: { other: '# yeni iş' },
  education: { other: '# yeni okul' },
  social_profiles: { other: '# yeni profil' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'Açtığınız bir rapor değişti' : `Açtığınız ${reports} rapor değişti`,
    text: [
      `O günden beri yeni olanlar: ${newFacts(changes, words, 'tr')}.`,
      'Haber vermemizi istemiştiniz. E-postada kimsenin adını yazmıyoruz; hangi rapor olduğunu kaydettiğiniz kişilerde görürsünüz.',
    ],
    button: 'Kaydettiğim kişileri gör',
  }),
  text: ({ reports, link }) => `Calluna: ${reports === 1 ? 'bir' : reports} raporda yeni bilgi var. ${link}`,
};
