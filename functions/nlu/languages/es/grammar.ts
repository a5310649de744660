import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day', isHourMarked: true, nextWeekday: 'next week' },
  refusals: {
    no: '(?:(?<! si )no|nunca|jamas|ni|nadie|ningun|ninguna|nada)(?: (?:le|te|les|os|se|lo|la|vamos|voy|va|hay|tiene|tienes|a|que|de|en|pedir|pedimos|pediremos|pedirle|pedira|pide|necesito|necesitamos|den|des|de|diga|digas|mande|mandes|comparta|compartas|entregue|hace|falta|nos|nunca|su|sus|el|los|las|ningun|ninguna|tus|dar|por|solicitamos)){0,12}',
    wanted:
      '(?:codigos?|claves?|contrasenas?|pin|tarjeta|datos?|dinero|pago|pagar|abonar|numeros?|iban|transferencia|anticipo|telefono|enlaces?)',
  },
  accountScams: {
    blocked:
      '(?:cuentas?|tarjetas?|acceso|banca)(?: [^ ]+){0,4} (?:bloquead[^ ]*|bloqueo|cerrad[^ ]*|cerro|suspendid[^ ]*|desactivad[^ ]*|congelad[^ ]*|cancelad[^ ]*|limitad[^ ]*|retenid[^ ]*|embargad[^ ]*|inhabilitad[^ ]*)|(?:bloqueamos|bloqueo|bloquearon|cerramos|cerraron|cerro|suspendimos|congelaron|cancelaron)(?: [^ ]+){0,2} (?:cuentas?|tarjetas?|acceso)',
    call: '(?:llam[^ ]*|marqu[^ ]*|marcar|marca|comuni[^ ]*|telefon[^ ]*|hablar?[^ ]*)',
    code: '(?:dig[^ ]*|decir[^ ]*|dar|de|den|lea|leas|pasa[^ ]*|pases|leer[^ ]*|leanos|confirm[^ ]*|con|tenga|ten|mande[^ ]*|manda[^ ]*|prepar[^ ]*|ponga)(?: [^ ]+){0,4} (?:codigo|codiguito|clave|pin|contrasena|nip|numeros|digitos)',
    card: '(?:atras|reverso|dorso|detras|parte de atras) de (?:su|la|tu|mi) tarjeta|reverso|dorso|pas[^ ]* (?:a|por) (?:la|su) sucursal',
  },
  schemes: {
    toMe: 'me (?:los?|las?|pas[^ ]*|dig[^ ]*|de|dict[^ ]*|mand[^ ]*|lea[^ ]*)|dame|deme|[^ ]+mel[oa]s?',
    codeSent:
      '(?:codigo|codiguito|digitos|numeritos)(?: [^ ]+){0,5} (?:lleg[^ ]*|mand[^ ]*|envi[^ ]*|recib[^ ]*)|(?:lleg[^ ]*|mand[^ ]*|envi[^ ]*|recib[^ ]*)(?: [^ ]+){0,4} (?:codigo|codiguito|digitos|numeritos)',
    payment: 'facturas?|alquiler|renta|pagos?|pagar|pague|transferencias?|transferir|nomina|deposit[^ ]*',
    newPayee:
      '(?:cambi[^ ]*|nuev[oa]s?|otra|distint[oa])(?: [^ ]+){0,4} (?:banco|cuenta|cbu|iban|clabe|alias)|(?:cuenta|cbu|iban|clabe)(?: [^ ]+){0,3} (?:nuev[oa]|cambi[^ ]*|personal)',
    unchecked:
      '(?:no hace falta|no es necesario|no hay necesidad|sin|no necesita)(?: [^ ]+){0,3} (?:llam[^ ]*|confirm[^ ]*|verific[^ ]*|consult[^ ]*|avis[^ ]*)|no (?:llam[^ ]*|confirm[^ ]*)(?: [^ ]+){0,2} (?:a la|al|con la|con el)',
    bank: 'bancos?|bancari[oa]|tarjetas?|hacienda|sat|seguro social|imss|atencion al cliente|soporte|informatica',
    codeDemand:
      '(?:codigo|codiguito|clave|numeritos|digitos|pin|token)(?: [^ ]+){0,6} me (?:(?:lo|los|la) )?(?:pas[^ ]*|dig[^ ]*|de|dict[^ ]*|mand[^ ]*|lea[^ ]*)|(?:que me|pas[^ ]*|dict[^ ]*|dig[^ ]*|leame|dame|deme|mandeme|tenga)(?: [^ ]+){0,3} (?:codigo|codiguito|clave|numeritos|digitos|pin|token)',
    savings: 'ahorros?|dinero|fondos|plata|pension|ahorritos',
    haven:
      '(?:cuenta|lugar|sitio|boveda|espacio) (?:segur[ao]|protegid[ao]|resguardad[ao]|blindad[ao])|a salvo|en resguardo|a buen recaudo',
    device:
      '(?:su|tu) (?:computadora|ordenador|router|modem|pc|laptop|internet|red|compu|windows)(?: [^ ]+){0,5} (?:errores?|virus|infectad[ao]|hackead[ao]|alertas?|hackers?)',
    heir: '(?:su|tu) (?:sobrin[ao]|niet[ao]|hij[ao])|abuelit[ao]|abuel[ao]|ti[ao]|tit[ao]|yaya',
    cash: 'efectivo|dinero|sobre|billetes|joyas|plata|euros|dolares|pesos',
    fetch:
      '(?:mensajer[ao]|amig[ao]|companer[ao]|colega|licenciad[ao]|abogad[ao]|alguien|chofer|motorizado)(?: [^ ]+){0,4} (?:pasa[^ ]*|va|viene|vendra|recoge[^ ]*|recoja)|(?:entreg[^ ]*|dele|de|dar|darle)(?: [^ ]+){0,5} (?:mensajer[ao]|amig[ao]|companer[ao]|colega|agente)|pasar por (?:el|la|un)',
    stranded:
      '(?:cartera|pasaporte|bolsa|bolso|billetera|maleta|monedero)(?: [^ ]+){0,3} (?:robad[ao]|perdid[ao]|robaron)|(?:robaron|robado|perdi|sin|quitaron)(?: [^ ]+){0,2} (?:cartera|pasaporte|bolsa|bolso|billetera|maleta|monedero)|asaltaron|atracaron',
    trouble:
      'arrestaron|arrestad[ao]|detenid[ao]|detuvieron|en la carcel|pres[ao]|en la comisaria|un choque|un accidente',
    lend: '(?:mand[^ ]*|envi[^ ]*|prest[^ ]*|transfer[^ ]*|deposit[^ ]*|gir[^ ]*)(?: [^ ]+){0,4} (?:dinero|plata|algo|poco|hotel|efectivo|lana|pasaje|euros|pesos)|(?:necesito|urge|ocupo)(?: [^ ]+){0,4} (?:dinero|plata|efectivo|fianza|lana)|prestar algo',
    untraceable:
      '(?:pag[^ ]*|liquid[^ ]*|cubr[^ ]*|abon[^ ]*)(?: [^ ]+){0,6} (?:tarjetas? de regalo|bitcoins?|cripto[^ ]*|vales|google play|itunes|steam)|(?:compr[^ ]*|consig[^ ]*)(?: [^ ]+){0,3} (?:tarjetas? de regalo|bitcoins?|cripto[^ ]*|vales|google play|itunes|steam)(?: [^ ]+){0,8} (?:codigos?|numeros?|lea[^ ]*|mand[^ ]*|envi[^ ]*)',
    parcel: 'correos|paquete|aduana|aduanas|encomienda|envio|paqueteria|seur|dhl|estafeta',
    fee: '(?:pequena|pequeno|minima|minimo|gastos de|tasa de|cuota de) (?:cuota|tarifa|tasa|cargo|importe|pago|aduana|envio|gestion|impuesto)',
    innocent:
      '(?:que|les?|ella|el|usted|ya) (?:pidio|ordeno|encargo|reservo|compro|solicito|pediste|encargaste|compraste)|(?:su|tu) (?:cita|laptop|computadora|ordenador|coche|carro|pedido|receta|lentes|gafas)(?: [^ ]+){0,3} (?:list[ao]|reparad[ao]|manana|lunes|martes|miercoles|jueves|viernes|sabado|llego|confirmad[ao])|(?:juntando|cooperando|coopera|colecta|tarjeta de regalo|cooperacion|bote)(?: [^ ]+){0,6} (?:companer[ao]|despedida|cumpleanos|jubilacion|boda|maestra|profe|baby)|(?:mi|nuestro|nuestra) (?:[^ ]+ )?(?:hij[ao]|espos[ao]|marido|mujer|herman[ao]|client[ea]|padre|muchacho)(?: [^ ]+){0,4} (?:arrestaron|arrestad[ao]|detenid[ao]|detuvieron|pres[ao])|(?:hij[ao]|espos[ao]|herman[ao]) l[oa] (?:arrestaron|detuvieron)|dejo (?:un|el|la|su) (?:sobre|paquete|carta)(?: [^ ]+){0,3} (?:conmigo|con|en)|(?:perdi|olvide|deje) (?:la|mi) (?:cartera|bolsa|bolso|billetera)(?: [^ ]+){0,8} (?:en tu|en su|contigo)|ya pague|luego me lo pagas',
    gatherings:
      '(?:el|del|al) ensayo|ensayos|(?:nuestr[ao]|la|su|tu) exposicion|(?:el|del|al) coro|fiesta de cumpleanos|(?:curso|taller|clase) de (?:fotografia|ceramica|pintura|baile)|club de lectura|(?:residente|interna|paciente)(?: [^ ]+){0,10} (?:quiere|quisiera|me pidio)',
    demand:
      '(?:pague|paga|pagar|deposit[^ ]*|mande[^ ]*|envie[^ ]*|dig[^ ]*|lea|leer|confirm[^ ]*|verifi[^ ]*|compr[^ ]*|transfer[^ ]*|invert[^ ]*|invier[^ ]*|actualic[^ ]*)(?: [^ ]+){0,5} (?:dinero|codigos?|pin|clave|contrasena|tarjeta|tarjetas|efectivo|datos|cuenta|numero|fianza|direccion|nacimiento|multa|bitcoins?|identidad)|oprima|marque (?:uno|0)|oferta especial|descuento|sin costo|califica|promocion|iban|tarjeta para|link|enlace|pesos|euros|al mes|mensuales',
  },
  publicSurvey: {
    office:
      'censo|inegi|ine|departamento de salud|salud publica|ayuntamiento|condado|secretaria de salud|agente del? censo',
    survey: 'encuesta[^ ]*|censo|cuestionario|estudio',
  },
  please: /,?\spor favor(?=[\s,.!]|$)/giu,
  negation: { request: /^no$/ },
  occupation:
    /(?:^(?:hola |buenas |si )*(?:soy|es) (?:el|la) [^ ]+(?: [^ ]+)? (?:el que|la que|que) )|^(?!.* (?:y|pero|porque|que) )(?:hola |buenas |buenos dias |buenas tardes |si |pues |bueno )*(?:yo )?(?:llevo (?:la|el|los|las) |me encargo de |trabajo (?:en|para|con) |nos encargamos de |soy (?:el|la) encargad[oa] )/,
  clocks: {
    caller: 'mi hora|horas? (?:mia|nuestra|de aqui|de aca)',
    owner: 'hora (?:de alla|de ustedes|de ella|de el|suya|tuya|de chicago)',
    'America/Mexico_City': 'hora (?:de mexico|mexicana|del centro|de la ciudad de mexico|de cdmx)',
    'Europe/Madrid': 'hora (?:de espana|espanola|peninsular|de madrid)',
    'Atlantic/Canary': 'hora (?:canaria|de canarias)',
    'America/Argentina/Buenos_Aires': 'hora (?:de )?argentina|hora de buenos aires',
    'America/Bogota': 'hora (?:de )?colombia(?:na)?|hora de bogota',
    'America/Santiago': 'hora (?:de )?chile(?:na)?|hora de santiago',
    'America/Lima': 'hora (?:de )?peru(?:ana)?|hora de lima',
    'America/New_York': 'hora del este|hora de (?:miami|nueva york)',
    'America/Los_Angeles': 'hora del pacifico|hora de california',
  },
  twoClocks: {
    caller: 'mi hora|hora mia|hora de aqui|para mi|aqui|aca',
    owner: '(?:su|tu) hora|(?:hora )?suya|hora de alla|para (?:ella|el|usted|ti)|alla|alli',
  },
  extension: '(?:extensión|ext)(?: número| es la)?',
  deadline: {
    before: 'antes del?(?: las?)?|hasta(?: el| las?)?|para(?: el| las?)',
    after: 'a más tardar|como muy tarde|como máximo',
    not: 'no',
  },
  placeLead: /^(?:(?:le|os|te) )?(?:llam|habl|marc)(?:o|amos|an) /iu,
  codeWords: /\b(c[oó]digo|clave|pin|contraseña|tarjeta)\b/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
