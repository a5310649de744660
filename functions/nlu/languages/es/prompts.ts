import type { CalendarTexts, Prompts } from '#functions/nlu/languages/prompts.ts';

export const prompts: Prompts = {
  opening: ({ owner }) => `Hola, soy el asistente automático de ${owner}.`,
  notice: 'Esta llamada se graba para poder transmitir su mensaje.',
  choice: 'Si prefiere que no se grabe, diga simplemente «no grabe».',
  consent: {
    ask: ({ owner }) => `¿Puedo grabar y transcribir esta llamada para ${owner}? Diga sí o no, por favor.`,
    again: ({ owner }) => `¿Le parece bien que grabe la llamada para ${owner}: sí o no?`,
  },
  name: { ask: () => '¿Quién llama, por favor?', again: () => 'Perdone, no le he entendido. ¿Cómo se llama?' },
  reason: { ask: () => '¿Y de qué se trata?', again: () => '¿Puede decirme en pocas palabras por qué llama?' },
  urgency: { ask: () => '¿Es urgente?', again: () => '¿Hay que atenderlo hoy mismo? Diga sí o no.' },
  callback: {
    ask: ({ owner, times }) =>
      `¿Quiere que ${owner} le devuelva la llamada? Puedo ofrecerle ${times}, o dígame otra hora.`,
    again: ({ times }) => `¿Qué momento le viene bien? Está libre ${times}. O diga otro.`,
  },
  own_time: {
    ask: ({ owner }) => `¿Quiere que ${owner} le devuelva la llamada? Dígame cuándo le viene bien.`,
    again: () => '¿Qué día y a qué hora podemos llamarle?',
  },
  confirm: {
    ask: ({ owner, time, number }) => `${owner} le llamaría ${time}${number ? `, al ${number}` : ''}. ¿Es correcto?`,
    again: ({ time, number }) => `Entonces, una llamada ${time}${number ? `, al ${number}` : ''}: ¿sí o no?`,
  },
  nearest: 'El momento libre más cercano es este.',
  taken: 'Lo siento, esa hora se acaba de ocupar.',
  may_text: {
    ask: () => '¿Puedo enviarle la hora por SMS? Diga sí o no, por favor.',
    again: () => '¿Le mando un mensaje de texto con la hora: sí o no?',
  },
  challenge: 'Para saber que es usted una persona, diga «tres» o pulse el tres.',
  message: {
    ask: ({ owner }) => `¿Quiere que le diga algo más a ${owner}? Hable después de la señal, o simplemente cuelgue.`,
    spoken: ({ owner }) => `¿Quiere que le diga algo más a ${owner}?`,
    wanted: 'Por supuesto. Hable después de la señal.',
    unheard: 'No le oigo. Deje un mensaje después de la señal, por favor.',
  },
  not_recorded: 'De acuerdo, no estoy grabando.',
  fine: 'No pasa nada.',
  pass_on: ({ owner }) => `De acuerdo, se lo diré a ${owner}.`,
  robot: 'Sí, soy un asistente automático, no una persona.',
  cannot_say: 'Eso no lo puedo decir.',
  no_codes: 'No puedo recibir ni dar códigos.',
  emergency: 'Si es una emergencia, cuelgue y llame al número de emergencias de su zona.',
  close: ({ owner, name }) => `Gracias${name ? `, ${name}` : ''}. Se lo digo ahora mismo a ${owner}. Adiós.`,
  abuse: 'Termino aquí la llamada. Adiós.',
  too_long: ({ owner }) => `Tengo que terminar la llamada. Le diré a ${owner} lo que me ha contado. Adiós.`,
  unwelcome: 'Este número no acepta esta llamada. Adiós.',
  neutral: 'Hola, este es un servicio automático. En este momento no hay nadie disponible en este número. Adiós.',
  moment: ({ day, clock }) => `el ${day} a las ${clock}`,
  yes_or_no: ['sí', 'no'],
};

export const calendarTexts: CalendarTexts = {
  call: (name) => `Llamar a ${name}`,
  called: (owner) => `Llamada de ${owner}`,
};
