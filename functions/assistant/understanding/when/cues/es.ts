import type { Cues } from '#functions/assistant/understanding/when/cues/cues.ts';

export const es: Cues = {
  asks: 'cuando|que hora|devolver|que momento|viene bien|que dia|le llam|lo llam|te llam|se le puede|horario',
  call: 'me llama |me llamas|me llame |me llaman|comunique|comunica|reporte|hablar|un fono|fonazo|telefonazo|me ubica|buscame|busqueme|echame|echeme|llaman|que me llamen|llamas|llamada|puedes llamar|puede llamar|me puedes|llamame|llamadn|llamadm|llamar|llame|timbra|marcame|me marca|hablamos|hablemos|devuelv|devolver|contact|me puede ubicar|ubicarme|localizar|telefonee|un toque|una llamada|pegame|me avisa|avisame|aviseme|digame|dime|me telefonea|confirmamos|nos llam|por telefono|marque|marca |marcar|me habla|hableme|hablame|te cuento|le explico|te explico|le cuento|un pitazo|un grito|una perdida|me confirma|platica|charlamos|conversar|a la linea|regreseme|regresame|regresar la llamada|me devuelve|llamadita|una llamadita|me da una|dame una|deme una|que me hable|me hables|llama a|marcanos|echanos|pegue una|cuando me llame',
  tell: 'me dice|digame|decidme|contesta|responde|confirma|confirme|avisa|avise|una respuesta|digan|me respondes|escribeme',
  free: 'localizable|estoy libre|estare libre|me pilla|pillame|me coge|me agarra|disponible|puedo hablar|puedo atender|me encuentra|contesto|estoy sola|estoy solo|estoy en casa|estare en|salgo de|salgo a las|en el recreo|en mi descanso|tengo un hueco|tengo rato|ando libre|ya estoy|me desocupo|estoy por|en la oficina',
  needless:
    'no hace falta|no es necesario|no tiene que|no responda|no llame|no me llame|sin necesidad|no hay que|no se requiere|no devuelva|ni falta hace|no me regrese|no me devuelva|no regreses|nada ya|dejelo|no se moleste|sin llamar',
  self: 'lo intento|lo vuelvo|la vuelvo|te vuelvo|los llamo|volvemos a|le marcare|te marcare|te timbro|le timbro|nos comunicaremos|no es necesario|no llame|yo te busco|yo lo busco|me llamo|yo llamo|vuelvo a llamar|llamo luego|llamare|le vuelvo|intento de nuevo|intentare|volvere|marco de nuevo|paso por|pasare|yo le marco|yo te marco|le marco|te marco|no me llame|no hace falta|insistire|ya llamo|le llamaremos|le llamara|lo llamara|la llamara|te llamara|se comunicara|se pondra en contacto|nos pondremos|ya llamare|le volvere|me paso yo|ya me paso|vuelvo a marcar|yo vuelvo|te llamo luego|te llamo manana|te llamo el|te llamo mas|te llamo esta|le llamo el|le llamo manana|le llamo luego|le llamo mas|le llamo esta|lo llamo manana|lo llamo luego|la llamo manana|la llamo luego',
  intro:
    'le llamo|te llamo|lo llamo|la llamo|llamo de|llamo por|llamo para|llamaba|le hablo|te hablo|le hablamos|le llamamos|les llamamos|nos comunicamos|me comunico|he llamado|vi su llamada|vi tu llamada|devuelvo su llamada|estoy llamando|les hablo|les llamo|habla |le saluda|te llamaba|le llamaba',
  suits:
    'me viene bien|por favor|esta bien|seria|perfecto|puedo|mejor|si es tan amable|si puede|me va bien|contesto|que ya|que es cuando|abro|estoy libre|me conviene|estaria bien|ahi',
  unfit:
    'no puedo|trabajo|estoy|tengo|medico|cerramos|cerrado|no me va|imposible|ensayo|cuido|espere|de visita|de guardia|ocupad',
  busy: 'estoy|tengo|trabajo|cerrado|cerramos|salvo|menos|cita|entre semana|guardia|entreg|reparto|espere|ingrese|ensayo|cuido|medico|desde|curro|ocupad|reunion|de viaje|en clase|no estoy|me voy|ando en|congreso',
  earliest: 'no antes de|nunca antes|a partir de|desde el|de ahi en adelante|en adelante',
  event:
    'cita|revision|entrega|reunion|examen|clase|partido|fiesta|boda|cumple|llega|sale|vence|cierra|empieza|comienza|consulta|visita|ensayo|misa|viaje|vuelo|reserva|mesa para|turno|operacion|torneo|inaugur|vacuna|cancel|aplaz|recordar|recordatorio',
  come: 'venir|venga|ven |pasar|pase|recoger|recoja|traiga|trae|acerc|asista|presentarse',
  hours: 'abrimos|abierto|horario|cerramos|de lunes a|atendemos|cierra a',
  vague:
    'cuando pueda|cuando quiera|a cualquier hora|en cuanto|lo antes posible|cuanto antes|sin prisa|no urge|cuando guste',
  that: 'a esa hora|esa hora|ese dia|entonces|misma hora',
  so: 'asi que |entonces |mejor |digamos |o sea |por eso ',
  not: 'no |menos ',
  wrong:
    'me equivoque|numero equivocado|me he equivocado|equivocad|otro telefono|no es el numero|marque mal|perdon hija',
  recorded: 'marque 1|pulse|marque asterisco|mensaje grabado|mensaje automatico|no responda|oprima|presione',
  agrees: 'si|claro|vale|ok|bueno|perfecto|de acuerdo|esta bien|me viene bien|dale|listo|ese',
  first: 'primer',
  second: 'segundo|segunda|ultimo|ultima|otro|otra',
};
