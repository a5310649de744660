import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const es: Phrases = {
  asks_for_code:
    'el codigo que | codigo que le | codigo de verificacion | codigo de seguridad | codigo .. sms | codigo por mensaje | digame el codigo | deme el codigo | me da el codigo | dicteme | dictar | leame | clave dinamica | su clave | la clave que | su pin | contrasena | los digitos que | le acaba de llegar | token | codigo de seis | el codigo',
  asks_for_details:
    'numeros de su tarjeta | numero de tarjeta | numero de su tarjeta | los de atras | el de atras | fecha de nacimiento | seguro social | numero de cuenta | su cuenta bancaria | datos bancarios | confirmar sus datos | confirma el titular | me confirma | titular | cups | su factura a mano | deje sus datos | datos personales | confirmar su identidad | su curp | iban | numero de identificacion | verificar sus datos | fecha de vencimiento | cvv | foto de su',
  remote_access:
    'anydesk | teamviewer | acceso remoto | su computadora | su ordenador | soporte tecnico | virus | hacke* | infectad* | descargue | descargar | instale | instalar | programa en su | mandando errores | direccion ip',
  gift_card:
    'tarjetas de regalo | tarjeta de regalo | tarjeta prepago | tarjetas prepago | oxxo | western union | recarga* | bitcoin | google play | compre dos tarjetas | giro | moneygram | efectivo en | cajero de bitcoin | deposite | deposita* | depositar',
  safe_account:
    'cuenta segura | cuenta puente | su dinero esta | poner a salvo | mover su dinero | pasar su dinero | proteger su dinero | transfiera | transferir | paselo | resguardar | saque su dinero | hacer una transferencia',
  money_upfront:
    'gastos de envio | gastos de gestion | gastos del notario | impuesto* | adelant* | tasa | fianza | anticipo | pagar el seguro | deposito | comision | pague la | solo cubre | solo tiene que pagar | inscripcion | abone | abonar | euros para | para liberar* | para soltarlo | costo de envio | pago de aduana | tramite | por adelantado',
  threat:
    'orden de | detencion | arrest* | embargo | demanda | juicio | deportacion | multa* | suspendid* | suspender* | bloquead* | cortar la luz | corte de | cortar* | denuncia en su contra | antecedentes | actividades sospechosas | proceso legal | juzgado | legal* | carcel | fiscalia | lavado | narcotrafico | drogas | delito | buro | tribunales | penal | le ponen multa | cancelad* su | secuestr*',
  hurry:
    'inmediatamente | de inmediato | ahora mismo | urgente* | ultimo aviso | ultima notificacion | ultima oportunidad | ultimo dia | solo hoy | es hoy | hoy mismo | vence | caduca | antes de que | en treinta minutos | por tiempo limitado | ya mismo | lo antes posible | cuanto antes | en 24 horas | ultimas plazas | ultimos | antes de las doce',
  secrecy:
    'no cuelgue* | no le digas | no le diga | no diga nada | no llames a | no llame a | confidencial | secreto | no comente | entre nosotros | mantengase en la linea | permanezca en la linea | no corte | a nadie',
  account_problem:
    'cargo de | cargo no | compra no | compra sospechosa | movimiento sospechoso | actividad sospechosa | departamento de fraudes | area de fraudes | seguridad del banco | departamento de seguridad | si no reconoce | no reconoce | transferencia para cancel* | su cuenta | cobro doble | devolucion | reembolso | devolverle | ha sido cobrad* | se ha realizado | renovacion automatica | intento de | en peligro | fraude',
  names_authority:
    'hacienda | gobierno | migracion | policia nacional | seguro social | agencia tributaria | guardia civil | comision | ministerio | oficial | fiscal | inspector | estado | juzgado | licenciado | aduana* | sat | anses | banco central | embajada | subsidio | dgt | agente federal | pension',
  names_big_company:
    'amazon | microsoft | google | paypal | netflix | apple | iberdrola | endesa | naturgy | movistar | vodafone | orange | claro | telcel | correos | mercado libre | facebook | cfe | telmex | dhl | coca cola',
  relative_in_trouble:
    'tuve un accidente | me detuvieron | no le digas a | se me rompio el movil | se me rompio el celular | numero nuevo | mi nuevo numero | soy tu nieto | abuela soy | abuelo soy | su nieto | tenemos a tu | su hijo tuvo | su hija | necesito que deposites | necesito dinero | hacer una transferencia | para el abogado | retenido en',
  prize:
    'felicidades | enhorabuena | gano | ha ganado | ganador* | ganaste | sorteo | loteria | premio* | premiad* | seleccionad* | elegid* | regalo* | regalamos | le regalo | vacaciones | todo incluido | rifa | afortunad* | bono | crucero | gratis un | obsequio',
  press_a_key:
    'marque 1 | marque uno | pulse 1 | pulse uno | presione 1 | presione uno | presione | pulse | oprima | marque 9 | le pasamos con | comunicarse con un | hablar con un | con un agente | con un asesor | asesor* | permanezca | para ser eliminado',
  recorded_voice:
    'mensaje importante | este es un mensaje | le informamos | se le informa | mensaje confidencial | esta llamada es | esta es la | hemos intentado | hemos tratado de | expediente | numero de caso | numero de expediente | referencia | no ignore | comunicado | notificacion',
  investment:
    'invers* | inviert* | invertir | plataforma | ganancia* | rentabilidad | garantizad* | bitcoin* | cripto* | acciones | bolsa | trading | al mes | mensual | segundo sueldo | forex | ingreso* pasiv* | fondos | rendimiento | capital | sin riesgo | petrolera | duplicar | dinero extra',
  loan_or_debt:
    'prestamo* | credito* | preaprobad* | aprobado a | sin aval | deuda* | refinanci* | reunific* | hipoteca mas | tarjetas podemos | quitarle | tasa de interes | interes | intereses | cobranza | morosidad | financiacion | financiamiento | sin buro | debe mas',
  too_good_job:
    'trabajo desde casa | desde casa | desde su casa | dolares diarios | euros al dia | al dia | por dia | me gusta | dando me gusta | el puesto es suyo | vimos su curriculum | su curriculum | ingresos extra | sin experiencia | medio tiempo | tareas sencillas | dinero facil | oferta de trabajo | oferta laboral | teletrabajo | ganar hasta | ganar dinero | diarios',
  you_qualify:
    'le corresponde | tiene derecho | califica | beneficiari* | beneficio* | ayudas del | subvencion* | programa | es candidat* | aplica para | gratis | gratuit* | sin costo | sin compromiso | le salen gratis | bono social | en su zona | en su colonia | en su barrio | ayuda del | indemnizacion | elegible | reclamar | compensacion',
  special_offer:
    'oferta* | descuento* | promocion* | por ciento | mitad de precio | dos por uno | meses gratis | precio especial | ahorr* | rebaja* | mejor precio | tarifa | mas barat* | barato | bajamos | le bajamos | pagar menos | condiciones especiales | exclusiv* | plan | para siempre',
  sales_script:
    'como esta | que tal como | le robo un minuto | un minuto | cinco minutos | dos minutos | le interesaria | le interesa | estaria interesad* | con que compania | que compania | ha pensado en | le llamo para ofrecer* | ofrecerle | ofrecemos | le hago una demostracion | demostracion | presentacion | estamos en su | visitarle | nuestra empresa | nuestro producto | nuestro servicio | lo apunto | con quien tengo | comercial | asesor* | me regala | quiero comentarle | comentarle | puede atendernos | agendar* una visita | sin compromiso | me permite',
  home_sales:
    'placas | paneles | solar* | energia | la luz | tarifa de | factura de la luz | dueno de la vivienda | propietari* | vivienda | seguro de | seguro medico | decesos | alarma* | gas | revision | filtro* | agua de su | colchon | ventanas | internet y | fibra y | operador* | cambiarse | compania de | vender su | vender la casa | venderia | le interesaria vender | tiempo compartido | tasacion | valoro gratis | seguro de vida | telefonia | permanencia | aislamiento | contador',
  web_listing:
    'ficha de google | google maps | primera pagina | su pagina web | posicionamiento | sitio web | directorio | redes sociales | terminal punto | datafono | clientes no lo | aparecer en | marketing | publicidad | facturacion electronica obligatoria | su negocio',
  survey: 'encuesta* | unas preguntas | algunas preguntas | estudio de | cuestionario | su opinion | sondeo',
  charity: 'donacion* | donar | donativo | fundacion | ong | ninos con | huerfanos | salva una vida | apadrin* | bomberos | boletos | colabor* | solidari* | cruz roja necesita | causa | apoyo economico',
  no_name:
    'senora o senor | el encargado | dueno del negocio | con el dueno | el responsable | titular de | quien habla | con quien hablo | con quien tengo | es usted el | estimado cliente | cliente | quien toma las decisiones | el propietario | su esposo | su pareja | ama de casa | caballero | el senor o la | la persona encargada | tarjetahabiente | a quien corresponda',
  stranger_flatters:
    'voz tan | que voz | bonita voz | linda voz | numero equivocado pero | de donde eres | ser amigos | conocernos | conocerte | el destino | un viejo amigo | amistad | platicar | charlar | adivina quien',
  link_or_app:
    'whatsapp | telegram | el enlace | en el link | el link | entre en | entre a la pagina | haga clic | escribame | escribanos | agregame | agreguenos | le mando un enlace | la aplicacion',
  knows_owner:
    'como quedamos | quedamos | ya te | me pediste | usted pidio | nos pidio | pediste | devolviendo su llamada | te devuelvo | su mensaje | tu mensaje | el mes pasado | la semana pasada | ayer | el otro dia | de siempre | como cada | acuerdate | te acuerdas | nos vemos | hasta luego | me dijo que | me dijiste | usted me | lo que hablamos | que encargo | que reservo | que pidio | que solicito',
  family_or_friend:
    'mama | papa | abuela | abuelo | tia | tio | primo | prima | hermano | hermana | mi vida | hijo | hija | mijo | mija | besito | beso* | un abrazo | te quiero | carino | cumpleanos | cena | comida | parrillada | asado | fiesta | oye | que pasa | guey | compadre | llamame | ninos | los chicos | boda | partido | cervezas | pescar | mudanza | mi amor | mi mujer | mi marido | mi esposo | mi esposa | bautizo | quedada | colega | tu madre',
  own_errand:
    'su pedido | usted encargo | su reserva | su reservacion | que reservo | su cita | su coche | su carro | su bicicleta | su vuelo | su paquete ya | usted se postulo | su solicitud de | su curriculum para | llenaste | la denuncia de su | el parte que | que abrio | su medicamento | sus analisis | sus resultados | su presupuesto | su gafas | sus gafas | su habitacion | su sofa | su factura 2 | su libro | su perro | su gato | sus llaves | su pasaporte | su poliza | su hijo esta | pregunto por | se dejo | olvido',
  gives_name_and_reason:
    'soy .. de la | soy .. del | soy .. el | soy .. la | hola soy | buenas soy | soy tu | soy su | soy el | soy la | le llamo de la | le llamo del | llamo de la | llamo del | hablo de | le hablo de la | de parte de | mi nombre es | me llamo | era por | es por | es para | para recordarle | para avisar* | queria avisar* | queria saber | por lo de | del taller | de la clinica | del hotel | del colegio | de la farmacia | de la tienda | del despacho',
  no_demand:
    'no hay prisa | sin prisa | cuando pueda | cuando puedas | cuando quiera | cuando quieras | no necesita hacer | no tiene que | no hay que | nunca le | no le vamos a pedir | nada que pagar | atras de su tarjeta | detras de su tarjeta | no pedimos | no haga caso | si ya la pago | si ya pago | disculpe | perdona | perdone | que tenga buen | buen dia | gracias | hasta luego | no es urgente | no se preocupe | no te preocupes | no te asustes | con calma | saludos | adios | le agradezco',
  appointment:
    'cita | recordar* | recordarle | confirmar la | cambiar la cita | hora | manana por | esta tarde | el lunes | el martes | el miercoles | el jueves | el viernes | el sabado | el domingo | a las | a la una | y media | de la manana | de la tarde | pasado manana | la semana que | la proxima semana | entre .. y | agendad* | reservada | mesa para',
  care_or_school:
    'doctor* | dra | clinica | dental | dentista | enfermer* | hospital | farmacia | medicamento | receta | analisis | resultados | cardiologia | pediatra | fisio* | veterinari* | colegio | escuela | instituto | maestr* | profesor* | clase* | alumn* | guarderia | comedor | biblioteca | universidad | fiebre | centro de salud | consulta | medic* de | reunion de padres | ambulatorio | vacuna',
  delivery_at_door:
    'repartidor | estoy en el portal | estoy abajo | estoy afuera | me abre | timbre | portero | vecin* | mensajero | entrega | entregar* | paquete | paqueteria | le llevamos | dejarlo | lo dejo | reparto | transportista | flores | floristeria | floreria | firmar | muelle | camion',
  work_matter:
    'reunion | jefe | companer* | turno | cubrir | recursos humanos de | entrevista | presupuesto | factura | contabilidad | numero de pedido | pedido | proveedor | contrato | oficina | obra | proyecto | iva | gestor* | imprenta | cliente de | almacen | nomina | informe | servidor | propuesta | encargo | plano*',
  repair_or_building:
    'fontanero | plomero | electricista | cerrajero | taller | mecanico | averia | gotera | fuga | humedad | caldera | calentador | administrador* | portera | piso | alquiler | renta | casero | inquilin* | departamento | cortan el agua | corte programado | obras | tecnico | arreglar | reparar | perito | lavadora | lavaplatos | pintor | llaves | garaje | cochera | ascensor | terraza | bano | albanil',
  ready_to_collect:
    'pasar a | puede pasar | puede recoger* | recoger* | pase con | pase cuando | pase por | venga cuando | venga a | ya llego | ya esta list* | esta list* | estan list* | llego la | llego el | se lo guardo | lo tenemos guardado | en la oficina de | en horario | objetos perdidos | traiga | con el dni | ya puede | apareci* | encontr*',
  notice_to_all:
    'lluvia* | alerta | no hay clases | cerrado | se vota | vota* | elecciones | candidat* | alcalde* | voluntari* | corte programado | suministro | vecinos | su calle | parroquia | misa | padre | ayuntamiento | vuelo | huelga | nieve | asociacion de vecinos | junta de',
  wrong_number: 'me equivoque | numero equivocado | es la peluqueria | equivocad* | perdon marque | no es el | ah no perdon | ay no perdon',
};
