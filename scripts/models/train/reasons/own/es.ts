import type { OwnCalls } from '#scripts/models/train/reasons/own-calls.ts';

export const es: OwnCalls = {
  delivery: `buenas soy el repartidor del súper traigo su compra y no me abre el portón
    le llamo de la agencia de transporte su paquete está retenido en la aduana falta la factura
    de la florería tengo un ramo para entregar y no hay nadie
    es la vecina del segundo el cartero me dejó un paquete para usted
    muebles Rincón el camión pasa el martes entre ocho y doce a dejarle el ropero
    el del gas le llevo los dos cilindros en la tarde
    su pedido está en el punto de recogida hasta el viernes traiga el DNI`,
  appointment: `de la inmobiliaria la visita al piso del sábado se cae podemos pasarla al martes
    la peluquería se liberó un hueco a las tres para su tinte
    notaría la firma se adelanta al día cuatro dígame si le viene bien
    soy Enzo tu entrenador tengo que mover la sesión del jueves
    autoescuela la práctica de mañana se cancela el coche está en el taller
    el restaurante para confirmar la mesa de ocho de esta noche
    la compañía de gas el técnico no puede hacer la revisión el miércoles le ofrecemos el viernes
    clínica dental le recordamos su cita el lunes a las nueve marque uno para confirmar`,
  work: `soy Sandra de recursos humanos falta tu firma en el contrato
    usted nos puso el piso en marzo y se están levantando dos tablas podría venir a verlo
    soy Memo estoy atorado en el tráfico puedes abrir la tienda por mí
    aceros del norte su pedido se retrasa dos semanas
    busco a alguien que fotografíe nuestra boda en junio
    de la consultora al cliente le gustó su perfil y quiere una segunda entrevista
    jefe se cayó el sistema y no podemos facturar
    sigue dando clases de guitarra es para mi hijo de diez años`,
  family: `soy papá te dejaste el cargador en casa
    mi amor es la abuela tu tío está en el hospital llama a tu madre
    soy tu hermana estamos juntando para el regalo de mamá cuánto pones
    cariño sigo en el trabajo puedes recoger a los niños de la guardería
    hija llego a las seis a la estación ven por mí
    soy tu prima de Lima ya nació el bebé es niña
    mijo no me prende la tele y no sé qué botón es`,
  friend: `oye soy Flor dejaste tu bufanda en mi casa anoche
    qué hubo hermano soy Hugo del club nos falta un portero para el jueves
    soy Lucía a que no sabes a quién me encontré luego te cuento
    nos vamos a la playa en el puente queda un lugar en el coche
    soy Bruno me prestas tu camioneta el sábado para la mudanza
    amiga tengo dos boletos para el concierto vente conmigo
    hermano soy Celso de la universidad estamos armando la reunión de la generación`,
  health: `farmacia del mercado ya llegó su medicamento
    laboratorio sus análisis están listos el médico quiere hablar con usted
    la residencia su mamá se cayó anoche está bien ya la vio el doctor
    clínica veterinaria su gato ya despertó la cirugía salió bien
    la obra social la autorización de su rodilla está aprobada
    la enfermera a domicilio paso más tarde para la inyección
    óptica sus lentes nuevos ya llegaron
    banco de sangre nos falta O negativo puede donar esta semana`,
  school: `secretaría del instituto su hijo no vino a clase hoy
    la guardería su niña tiene fiebre hay que venir por ella
    soy el papá de Leo estamos organizando los coches para la excursión al museo
    la universidad le falta un documento en la matrícula
    soy la maestra de Zoe quería hablar de las tareas
    mañana no hay clases por la tormenta
    mamá de Clara estamos juntando para el regalo de la maestra`,
  service_provider: `soy el plomero encontré la fuga tengo que romper el azulejo qué hago
    central de alarmes saltó la alarma de su local va una patrulla
    el seguro departamento de siniestros el perito va el martes por los daños de agua
    la compañía de luz habrá un corte en su calle el jueves
    la abogada salió la sentencia llámeme antes de firmar
    del taller el embrague ya no sirve y hay que cambiar el volante motor
    su contador necesito las facturas de marzo
    tintorería su abrigo está listo pero la mancha no salió
    soy el de la calefacción ya tengo el precio de su caldera`,
  bank_real: `del banco su gestor por el descubierto pase por la oficina
    el cajero se quedó con su tarjeta la nueva está en ventanilla
    fraudes bloqueamos una compra llame al número que está detrás de su tarjeta
    su préstamo está aprobado solo falta firmar
    el cheque que depositó vino devuelto
    falta un comprobante de domicilio para actualizar su cuenta
    la sucursal cierra por obras y su caja de seguridad se traslada`,
  sales_wanted: `el presupuesto que pidió para la terraza está listo
    el concesionario el coche que quería probar ya llegó
    agencia de viajes encontré dos vuelos a Roma como quería
    la correduría hice la comparativa que solicitó en la web
    instituto de idiomas preguntó usted por los cursos de tarde
    la tienda de colchones el que le gustó está en oferta hasta el domingo
    el señor del anuncio la moto que quería sigue disponible se la guardo`,
  wrong_number: `aló la carnicería quería un asado ah perdón número equivocado
    doctor soy la señora Rita por la curación cómo que no es el consultorio ay disculpe
    Gerardo soy Lucha trae pan ay no eres Gerardo perdón
    un taxi al hospital uy marqué mal
    recado para el señor Tavares sus llantas llegaron si no es usted haga caso omiso
    quería cambiar mi corte del jueves no es la peluquería cambié dos números
    páseme con contabilidad ah es particular disculpe la molestia`,
  other: `soy el conserje está cayendo agua de su departamento al pasillo
    encontré su cartera en el camión traía este teléfono
    la biblioteca ya está el libro que reservó
    comisaría está citado como testigo el lunes
    ayuntamiento pagó dos veces la tasa le tenemos que devolver pase por ventanilla
    vecino del tercero su coche me tapa la cochera
    administración de fincas la junta pasa al doce nos hace falta su delegación de voto
    la parroquia necesitamos manos para montar la kermés
    soy el casero la renta de marzo no ha entrado
    urbanismo su licencia de obra está incompleta
    su perro está con nosotros la placa trae este número`,
};
