import type { Phrases } from '#functions/assistant/understanding/name/phrases/phrases.ts';

export const es: Phrases = {
  strong: `me llamo|mi nombre es|mi nombre|le habla|te habla|les habla|le saluda|te saluda|le llama|te llama|de parte de|dígale que le llamó|dile que le llamó|dígale que soy|dile que soy|a nombre de|le atiende|quien le habla es|quien habla es|se llama|mi apellido es|le está llamando`,
  intro: `soy|habla|hablo|aquí|aquí habla|es|yo soy|acá|acá habla|soy yo|que soy|somos|aquí está|que es|saluda|llama`,
  weak: `sí|hola|buenas|buenos días|buenas tardes|bueno|pues|nombre|este|aló|mire|mira|oye|ah`,
  after: `al habla|al aparato|le llama|te llama|le llamo|te llamo|le hablo|te hablo|llamando|por acá|por aquí|le saluda|te saluda|aquí|acá|a sus órdenes|para servirle|le marco|te marco|hablando|le habla|te habla`,
  from: `de la empresa|de parte de|de la|del|de los|de las|de|desde|le llamo de|llamo de|le hablo de|hablo de|le llamamos de|llamamos de|en|por parte de|con la|somos de|somos|le marco de|desde la|desde el`,
  greeting: `hola|buenas|buenos días|buenas tardes|buenas noches|aló|bueno|diga|oye|oiga|señor|señora|gracias|perdón|perdone|disculpe|querida|querido|don|doña|ay`,
  others: `para|a|con|y|sobre|por|que|según|hablar con|contactar con|calle|avenida|plaza|entre|como|tu|su|mi|hasta|de parte|pregunto por|preguntar por|busco a|buscando a`,
  titles: `señor|señora|señorita|sr|sra|srta|doctor|doctora|dr|dra|don|doña|licenciado|licenciada|lic|ingeniero|ingeniera|ing|profesor|profesora|profe|maestro|maestra|padre|el|la`,
  kin: `mamá|mami|papá|papi|madre|padre|hermano|hermana|hijo|hija|esposa|esposo|mujer|marido|tía|tío|tita|tito|primo|prima|abuela|abuelo|abuelita|abuelito|yaya|sobrino|sobrina|suegra|suegro|cuñada|cuñado|vecino|vecina|novia|novio|madrina|padrino|comadre|compadre|nuera|yerno|pareja|casera|casero`,
  kinBeforeName: `tía|tío|tita|tito|abuela|abuelo|abuelita|yaya|prima|primo`,
  possessives: `tu|su|la|el|mi`,
  places: `clínica|hospital|farmacia|consultorio|consulta|centro|centro médico|centro de salud|escuela|colegio|instituto|guardería|universidad|academia|banco|caja|seguros|aseguradora|transportes|mensajería|paquetería|envíos|correos|oficina|biblioteca|taller|mecánica|fontanería|plomería|electricidad|construcciones|reformas|carpintería|cocinas|ventanas|vivero|panadería|pastelería|restaurante|bar|cafetería|hotel|hostal|salón|peluquería|estética|barbería|estudio|galería|tienda|floristería|florería|librería|veterinaria|óptica|laboratorio|laboratorios|ayuntamiento|juzgado|policía|comisaría|servicio|servicios|empresa|grupo|compañía|notaría|bufete|despacho|gestoría|asesoría|inmobiliaria|administración|viajes|parroquia|club|asociación|teatro|gimnasio|residencia|secretaría|recepción|almacén|ferretería|muebles|mueblería|mudanzas|cerrajería|tintorería|imprenta|hermanos|sociedad|fundación|comité|cooperativa|fisioterapia|dental`,
  roles: `fontanero|plomero|gasista|electricista|albañil|chofer|conductor|repartidor|repartidora|mensajero|enfermera|enfermero|recepcionista|maestra|maestro|profesora|profesor|tutora|tutor|entrenador|entrenadora|directora|director|secretaria|secretario|gerente|contador|contadora|abogada|abogado|notario|notaria|agente|corredor|corredora|asesor|asesora|técnico|técnica|ingeniero|mecánico|jardinero|carpintero|pintor|casero|casera|vecina|vecino|dentista|veterinaria|veterinario|fisioterapeuta|fisio|farmacéutica|farmacéutico|peluquera|peluquero|fotógrafo|fotógrafa|florista|cartero|portero|conserje|asistente|voluntaria|cerrajero|arquitecta|arquitecto|compañera|compañero|cliente|clienta|encargado|encargada|jefe|jefa|médico|comercial|administrador|administradora|orientadora|instalador`,
  correction: `no perdón|perdón|digo|no|quiero decir|mejor dicho|perdone`,
  fillers: `eh|este|pues|o sea|bueno|mmm|em|ehh|ay|mire|mira|oye`,
  particles: `de|del|la|las|los|y|van|von|san|santa|da|di`,
  refusal: `prefiero no decir|no quiero decir|no le voy a decir|no importa quién|da igual|sin nombre|anónimo|prefiero no`,
  asked: `quién llama|quién habla|su nombre|tu nombre|con quién hablo|quién es|de parte de quién|quién me llama|cómo se llama|cómo te llamas|me dice su|identifi*|con quién tengo`,
};
