import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: { one: '# dato personal nuevo', other: '# datos personales nuevos' },
  phones: { one: '# teléfono nuevo', other: '# teléfonos nuevos' },
  emails: { one: '# correo nuevo', other: '# correos nuevos' },
  locations: { one: '# dirección nueva', other: '# direcciones nuevas' },
  relationships: { one: '# familiar nuevo', other: '# familiares nuevos' },
  jobs: { one: '# empleo nuevo', other: '# empleos nuevos' },
  education: { one: '# centro de estudios nuevo', other: '# centros de estudios nuevos' },
  social_profiles: { one: '# perfil nuevo', other: '# perfiles nuevos' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? 'Ha cambiado un informe que abrió' : `Han cambiado ${reports} informes que abrió`,
    text: [
      `Nuevo desde entonces: ${newFacts(changes, words, 'es')}.`,
      'Nos pidió que le avisáramos. En el correo no nombramos a nadie; en sus personas guardadas verá de qué informe se trata.',
    ],
    button: 'Ver mis personas guardadas',
  }),
  // Without accents that would make two parts of it.
  text: ({ reports, link }) =>
    `Calluna: ${reports === 1 ? 'hay datos nuevos sobre una persona que sigue' : `hay datos nuevos sobre ${reports} personas que sigue`}. ${link}`,
};
