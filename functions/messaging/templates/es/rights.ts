import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: 'nombres',
  birth_date: 'año de nacimiento',
  death: 'fecha de fallecimiento',
  gender: 'sexo',
  addresses: 'direcciones',
  phones: 'números de teléfono',
  emails: 'direcciones de correo electrónico',
  jobs: 'empleos',
  education: 'estudios',
  photos: 'fotografías',
  social_profiles: 'perfiles públicos',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: 'familiares',
  relation_ship_status: 'estado civil',
  images: 'retrato',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'Copia de los datos',
  correct: 'Rectificación',
  'opt-out': 'Sin venta ni cesión',
  limit: 'Límite a datos sensibles',
  hide: 'Ocultación de un dato',
  flag: 'Aviso de un dato incorrecto',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'Confirme su solicitud',
    text: [
      'Usted hizo una solicitud en nuestro sitio. Surtirá efecto cuando abra este enlace y pulse el botón.',
      `El enlace funciona una vez, hasta el ${until}. Su código para consultas es ${reference}.`,
      '¿No fue usted? No haga nada y no pasará nada. Esta dirección se borra al confirmar la solicitud o al cabo de 24 horas.',
    ],
    button: 'Abrir la página',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'Hemos recibido su solicitud',
    text: [
      'Este mensaje confirma una solicitud hecha en nuestro sitio. Consérvelo.',
      'El botón lleva a la página que muestra su estado. Si no hizo esta solicitud, escríbanos.',
    ],
    rows: [
      ['Referencia', reference],
      ['Solicitud', requests[request]],
      ...(field ? [['Dato', factNames[field]] as const] : []),
      ['Recibida el', at],
      ['Plazo', answer_by],
    ],
    button: 'Ver la solicitud',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'Se atendió una solicitud en su nombre',
    text: [
      `${agent} nos envió una solicitud en su nombre y ya se atendió. Su código para consultas es ${reference}.`,
      'No tiene que hacer nada. Si no lo autorizó, escríbanos y lo revisaremos.',
    ],
    button: 'Ver el estado',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'Información sobre sus datos',
    text: [
      `Calluna es un buscador de registros públicos. Es posible que figure en él una ficha sobre ${name}, y la ley nos obliga a informarle antes (artículo 14 del RGPD y leyes similares).`,
      'Puede oponerse: el botón lleva a la eliminación, sin cuenta y sin dar motivos. También puede pedir el acceso a sus datos, su rectificación, su supresión o la limitación de su tratamiento, y reclamar ante la autoridad de protección de datos de su país.',
      'Hasta la fecha indicada más arriba no guardamos la ficha en sí.',
    ],
    rows: [
      ['Fuente', sources],
      ['Tipos de datos', listSections(sections, sectionNames)],
      ['Finalidad', 'encontrar personas y saber quién llama'],
      ['Base jurídica', 'interés legítimo (artículo 6.1.f del RGPD)'],
      ['Destinatarios', 'miembros de pago que han indicado un motivo'],
      ['Conservación', 'hasta que se elimine su ficha'],
      ['No se publicará antes del', at],
    ],
    button: 'Oponerme y eliminar mi ficha',
    privacy: 'Todo lo que tenemos sobre usted:',
    policy: 'Quiénes somos y cómo usamos los datos:',
  }),
};
