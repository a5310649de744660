import type { Concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';

export const es: Concepts = {
  parcel:
    'paquete|paquetería|encomienda|envío|pedido=|caja=|cajas=|bulto|palé|tarima|guía=|número de seguimiento|seguimiento|carta certificada|sobre=',
  courier:
    'repartidor|mensajer|cartero|correos|transportista|chofer|conductor|ruta=|furgoneta|camión|motorizado|reparto|almacén de',
  deliver:
    'entreg|repart|dejar el|dejé|dejamos|recoger el paquete|recibir el|firmar la entrega|punto de recogida|punto de entrega|descargar|reenvío|volver a pasar|llevar el|llevarle',
  neighbour: 'vecin|de al lado|de enfrente|del tercero|del segundo|del quinto|de arriba|de abajo|portal de',
  doorway:
    'timbre|portero|interfono|portón|puerta=|nadie en casa|no hay nadie|nadie responde|nadie contesta|dirección|domicilio|ascensor|elevador|escalera|piso=|código de|afuera de|frente a su|garita|caseta|portería|entre calles',
  flowers: 'flores|ramo|florist|florer|arreglo floral|rosas=|corona',
  bulky:
    'lavadora|nevera|refri|refrigerador|sofá|colchón|mueble|armario|ropero|estufa|cocina nueva|heladera|lavarropas|secadora|lavavajillas|cama=|azulejos|comedor',
  appointment: 'cita=|citas=|turno|reserva|agend|sesión|horario para|apartado|hora para|visita=|consulta=',
  reschedule:
    'cambiar la|cambiar el|cambiar su|mover|pasar la|pasarla|reprogram|reagend|aplaz|posponer|otro día|otra fecha|otra hora|cancel|adelantar|retrasar|correr el|modificar|anular',
  confirm: 'confirm|marque 1|marque uno|pulse 1|pulse uno|oprima|presione|valid|asistencia|siguen viniendo',
  reminder: 'record|recordatorio|recordarle|24 horas|no olvide|con anticipación',
  table: 'mesa|restaurante|comensales|reserva de|menú|terraza|cubiertos|parrilla',
  salon:
    'peluquer|pelo=|corte=|tinte|mechas|uñas|manicur|pedicur|estétic|masaje|depilación|barber|salón de|estilista|cejas|tatuaje|alisado|keratina',
  dentist:
    'dental|dentista|odont|limpieza|muela|dientes|brackets|ortodoncia|óptica|lentes|gafas|vista=|endodoncia|empaste',
  counter:
    'pasaporte|dni=|registro civil|extranjería|ayuntamiento|trámite|licencia|visado|visa=|consulado|cédula|renovar el|itv|correa|reloj|inspección',
  medic:
    'doctor|médic|enfermer|clínica|consultorio|fisio|terapia|terapeuta|especialista|cardiólog|dermatólog|pediatra|ginecólog|geriátrico|residencia de|paciente|salud|seguro social|seguridad social|obra social|rehabilit|centro de salud|mutua|sanatorio|guardia=|kinesi',
  medicine:
    'farmac|receta|medicamento|medicina|pastilla|tratamiento|antibiótic|insulina|vacuna|jarabe|anticoagulante|dosis',
  results:
    'resultado|análisis|analítica|laboratorio|estudio|sangre|radiografía|resonancia|ecografía|mamografía|biopsia|muestra|tomografía|presión',
  hospital:
    'hospital|urgencias|operación|operad|cirug|quirófano|ingresad|internad|ambulancia|anestesi|uci|alta=|planta',
  ill: 'fiebre|temperatura|vomit|enferm=|enfermo|enferma|se cayó|caída|dolor|duele|lesión|tos=|rodilla|cadera|tobillo|gripe|calentura|alergi|mareo',
  animal: 'veterinari|perr|gat|cachorro|mascota|gatita|despertó',
  school:
    'escuela|colegio|instituto|universidad|facultad|secundaria|primaria|preparatoria|prepa=|bachillerato|directora|director=|matrícula|inscrip|alumn|secretaría|control escolar|liceo|campus|jefatura de estudios',
  teacher: 'maestr|profesor|profe=|tutor|docente|entrenador|instructor|monitor|catedrátic|seño=',
  nursery: 'guardería|jardín|kínder|kinder|preescolar|infantil|nido=|estancia|maternal|ludoteca',
  pupil:
    'su hijo|su hija|su niño|su niña|tu hijo|tu hija|la niña|el niño|los alumnos|en clase|en el aula|el grupo|grado=|tercero de|segundo de|quinto de|sexto|curso=|excursión|transporte escolar|comedor escolar|el peque',
  lessons:
    'tarea|deberes|matemátic|examen|calificacion|notas=|boleta|permiso|autorización|festival|audición|conducta|conservatorio|boletín|kermés|uniforme|recital|lectura|reprobó|suspend|cuaderno',
  closed:
    'suspensión|suspenden|no habrá clases|cerrado|cerrada|cierre|sin clases|corte de agua en|huracán|nevada|lluvia',
  parents: 'padres de familia|padres|reunión de padres|apoderad|acudiente|ampa|madres y padres|representante',
  order:
    'mi pedido|encargar|encargo|torta|pastel|mi boda|bautismo|cliente|ustedes hacen|usted hace|vos hacés|hacen trabajos|presupuesto para|quería un presupuesto|quiero un|necesito un|necesito una|catering|diseño de|logo|traducción|clases de|su trabajo|vi su|vi tu|contratar|cotizar|arreglos de|costura|fotos de|invitaciones|a medida|página web|su anuncio|el anuncio',
  invoice:
    'factura|vencid|pendiente de pago|impag|adeudo|saldo|orden de compra|cobro|pago=|abono|transferencia de la factura|remito',
  contract: 'contrato|propuesta|licitación|convenio|acuerdo|firmar el|anexo|suministro|proveedor',
  meeting:
    'reunión|junta|presentación|videollamada|conferencia|orden del día|proyecto|obra=|informe|entrega del|plano|la sala|diapositiva|oficina de|agenda de',
  shift:
    'turno=|cubrir|guardia|horario|relevo|suplir|doblar|faltó|horas extra|reemplaz|sustitu|baja médica|el fin de semana trabaj|incapacidad',
  team: 'compañer|oficina|contabilidad|recursos humanos|rrhh|almacén|bodega|jefe|jefa|gerente|equipo|planta de|taller|fábrica|sucursal de la empresa|del trabajo|el trabajo|la chamba|obra|encargado|logística|administración',
  breakdown:
    'servidor|se cayó el sistema|sistema=|contraseña|clave del|red=|falla|no funciona|se inund|inundó|caída del|computadora|ordenador|caja registradora|se descompuso|avería|alarma de la|llave de la',
  vacancy:
    'entrevista|vacante|candidat|puesto|currículum|cv=|empleo|selección|postul|contratación|solicitud de empleo|oferta de trabajo|prácticas',
  supply:
    'proveedor|harina|mercancía|mayorista|acero|hormigón|cemento|lote=|muestras|cantidad|plazo|producción|inventario|existencias|kilos|cajas de|materia prima',
  repair:
    'fontaner|plomer|gasfiter|caldera|boiler|calefón|calentador|fuga|grifo|llave del|lavabo|tubería|cañería|electricist|instalación eléctrica|techo|gotera|reparar|reparación|arreglar|arreglo del|cerrajer|aire acondicionado|pintor|pintar|albañil|azulejo|carpinter|persiana|inodoro|repuesto|refacción|pieza|jardiner|desagüe|humedad|enchufe|termo|limpieza de la casa|cristalero',
  utilities:
    'internet=|fibra|módem|router|medidor|contador=|gas=|luz=|electricidad|agua=|corte de|tanque|lectura del|línea telefónica|suministro de|compañía de',
  garage:
    'mecánic|frenos|pastillas|llanta|neumático|aceite|embrague|su coche|su carro|su auto|el coche está|el carro está|afinación|revisión del|batería|motor=|parabrisas|chapa|verificación|alineación',
  law: 'abogad|notari|escritura|juzgado|juicio|demanda|herencia|testamento|poder notarial|audiencia|acta=|licenciad|bufete|trámite legal|procurador|mediación|expediente|sucesión',
  tax: 'impuesto|contador=|contadora|gestor|declaración|hacienda|iva=|sat=|afip|asesor fiscal|trimestre|facturas|retenciones|renta=|fiscal|deducc|sii|monotributo',
  installation:
    'instal|técnico|mantenimiento|inspección de|mudanza|arquitect|revisión anual|revisión de|perito|administración del|fumigación|fotógraf|residentes|elevador|ascensor|conexión',
  insurance: 'seguro=|seguros=|póliza|asegur|corredor|prima=|siniestro|cobertura|deducible|bróker|a todo riesgo',
  quote: 'presupuesto|cotización|cotiz|tarifa|precio|oferta=|estimado|propuesta de',
  requested:
    'que pidió|que nos pidió|que me pidió|que pediste|que solicitó|solicit|que quería|que querías|que buscaba|me encargó|que me encargaste|como quedamos|como acordamos|que habló|pidió|pediste|que estaba buscando|medimos|medición|fui a medir|le interesaba|preguntó por|su consulta por|su solicitud|vino a ver|que le gustó|como quería|como hablamos|había pedido',
  secondhand:
    'usado|segunda mano|kilómetros|carro=|coche=|auto=|camioneta|moto=|piano|modelo|seminuevo|a la venta|prueba de manejo|ocasión|concesionari|agencia de autos|el dueño|salió uno|bicicleta|guitarra',
  offer:
    'oferta|precio|descuento|promoción|paquete de viaje|viaje=|crucero|agencia de viajes|cuotas|mensualidad|opción|opciones|mejor precio|apartado hasta|hotel',
  windows:
    'ventana|panel|solar|cocina integral|diseño de cocina|cocina=|aluminio|toldo|piso laminado|tarima flotante|puertas|clóset|clósets|bomba de calor|pérgola|mosquitero|placas',
  bank: 'banco|caja de ahorro|cajero|ejecutiv|banca|bancari|gestor personal|ahorro|financiera|cooperativa de crédito',
  card: 'tarjeta|plástico|reverso de su tarjeta|débito|parte de atrás|dorso',
  loan: 'hipoteca|hipotecario|préstamo|crédito|financiamiento|tasa|aprobad|tasación|autorizad|desembolso|avalúo',
  fraud:
    'fraude|inusual|sospechos|operación|movimiento|bloquead|precaución|seguridad|no reconoc|claves|nunca le pediremos|verific|cargo=|intento',
  account:
    'cuenta=|cuentas=|transferencia|nómina|depósito|domiciliación|cheque|plazo fijo|firma=|chequera|caja de seguridad|vencimiento|terminal|débito automático|comercio',
  branch:
    'sucursal|oficina=|ventanilla|en persona|identificación|con su dni|con ine|con su cédula|pasar a la|acérquese|documento',
  wrong:
    'equivocad|equivoqué|me equivoco|número equivocado|no es el|no es la|no es ahí|no es aquí|ah no es|no era|disculpe la molestia|mal el número|marqué mal|no es este|quién es|número mal|error=|confund|entonces no|perdone usted|ay perdón',
  isThat:
    'está la|está el|me comunica|me pasa con|me puede comunicar|es el|es la|hablo con el|hablo con la|quería pedir|quiero pedir|para pedir|tienen abierto|me manda|me mandas|póngame|mándeme|me pone con|se encuentra',
  taxi: 'taxi|pizza|empanada|pasajero|unidad para|recoger a|boletos|entradas|taquilla|recursos humanos|vacante de|docena|para llevar|móvil para',
  landlord:
    'caser|arrendador|propietari|inquilin|dueña del piso|dueño del piso|dueña del departamento|dueño del departamento|dueña de la casa|administradora del|inmobiliaria|el piso|el departamento|arrendat',
  rent: 'alquiler|renta=|arriendo|fianza|contrato de alquiler|mensualidad|depósito de|garantía|subida|comunidad|expensas|la renta|gastos comunes|desocup',
  politics:
    'campaña|voluntari|elección|elecciones|voto|votar|votantes|casilla|candidat|firma de|padrón|volante|mitin|partido|concejal|mesa electoral|brigada|vocal',
  found:
    'encontré|encontramos|cartera|billetera|llaves|perdid|objetos|cédula|extravi|se le cayó|olvid|mochila|celular en',
  disturbance:
    'estacionad|bloquea|bloqueando|tapando|tapa la|ruido|alarma|luces prendidas|mal aparcad|mal estacionad|aparcad|cochera|vado|salida del garaje|humo|goteando|filtra|árbol|rayé|choqué|música|salir con el',
  police:
    'policía|comisaría|agente|denuncia|declarar|declaración|testigo|robo|guardia civil|carabinero|fiscalía|investigación|censo|notificación|ministerio',
  association:
    'parroquia|iglesia|coro|asociación|club=|hermandad|cofradía|comité|biblioteca|fiestas|concierto|donación de sangre|rifa|procesión|peña|junta vecinal|exposición|ensayo',
  building:
    'comunidad de|edificio|vecinos|junta de|cochera|estacionamiento|basura|consorcio|condominio|conserje|azotea|trastero|portal=|residentes|asamblea',
  kin: 'mamá|mami|papá|papi|madre|padre|hermano|hermana|tía|tío|primo|prima|abuel|suegr|cuñad|tu madre|tu padre|tu hermana|sobrin|esposa|esposo|marido|mujer=|yaya|hijo=|mijo|mija|madrin|padrin|nuera|yerno',
  child:
    'los niños|las niñas|el niño|la niña|los chicos|el nene|la nena|bebé|los peques|recoger a|recoger al|buscar a los|la criatura|los chamacos',
  meal: 'comida|cena=|cenar|almuerzo|almorzar|comer|paella|asado=|navidad|nochebuena|domingo a comer|parrillada|mole|conejo|tamales|cocido|invitados',
  love: 'te quiero|besos|besitos|cariño|mi amor|amor=|mi vida|corazón|cielo|abrazo|gordo|mi rey|mi reina|mijo|hija=|te amo|un beso',
  mate: 'tío=|güey|wey=|che=|loco|parce|compa|cuate|amigo|amiga|hermano=|pana|colega|brother|boludo|chamo|tronco|los muchachos|la banda|de la facultad|de la uni|del cole|pibe|weón|causa=|macho|los chicos|de la promo',
  party:
    'cumple|fiesta|boda|despedida de|bautizo|aniversario|regalo|sorpresa|quinceañ|parranda|celebr|invit|graduación|posada',
  leisure:
    'partido|fútbol|futbol|pesca|pescar|pádel|cerveza|chela|birra|cine|concierto|playa|viaje|finde|campamento|senderismo|excursión a|café=|tomar algo|tomar un|salir|bailar|juego|bici|montaña|asado|ensayo|entradas|tenis|lancha|vacaciones|jugar',
  borrow:
    'prest|mudanza|mudar|mudo|camioneta|escalera|taladro|devolver|recoger mi|me ayudas|echar una mano|dar una mano|amplificador|remolque|herramienta|aventón|raite',
  baby: 'bebé|nació|nacimiento|parto|embaraz|dio a luz|kilos|ya nació|comprometid|me caso|nos casamos',
  reunion:
    'reencuentro|tanto tiempo|hace mucho|saludar|saludarte|cómo estás|ponernos al día|me acordé|te extraño|nos vemos|verte|platicar|charlar|quedar|volví|estoy en la ciudad|nuevo número|número nuevo|generación',
  formal:
    'buenos días|buenas tardes|le llamo|le hablo|le habla|le llamamos|por favor|usted|gracias|su=|estimad|le informa|le saluda|comunicarse|le agradec|señor|señora|le=',
  familiar:
    'hola=|oye|llámame|llamame|márcame|marcame|besos|te=|tú|vos=|tu=|dale|porfa|chau|qué onda|qué hacés|contigo|venís|vienes|avísame|qué tal',
};
