import type { CalendarTexts, Prompts } from '#functions/nlu/languages/prompts.ts';

export const prompts: Prompts = {
  opening: ({ owner }) => `Olá, sou o assistente automático de ${owner}.`,
  notice: 'Esta chamada é gravada para eu passar o seu recado.',
  choice: 'Se preferir que não seja gravada, diga apenas “não grave”.',
  consent: {
    ask: ({ owner }) => `Posso gravar e transcrever esta chamada para ${owner}? Diga sim ou não, por favor.`,
    again: ({ owner }) => `Tudo bem se eu gravar a chamada para ${owner}: sim ou não?`,
  },
  name: { ask: () => 'Quem fala, por favor?', again: () => 'Desculpe, não entendi. Qual é o seu nome?' },
  reason: { ask: () => 'E qual é o assunto?', again: () => 'Pode me dizer em poucas palavras por que está ligando?' },
  urgency: { ask: () => 'É urgente?', again: () => 'Precisa ser resolvido ainda hoje? Diga sim ou não.' },
  callback: {
    ask: ({ owner, times }) => `Quer que ${owner} ligue de volta? Posso oferecer ${times}, ou diga outro horário.`,
    again: ({ times }) => `Qual horário é melhor? Está livre ${times}. Ou diga outro.`,
  },
  own_time: {
    ask: ({ owner }) => `Quer que ${owner} ligue de volta? Diga quando fica bem.`,
    again: () => 'Em que dia e a que horas podemos ligar de volta?',
  },
  confirm: {
    ask: ({ owner, time, number }) =>
      `${owner} vai ligar de volta: ${time}${number ? `, para o número ${number}` : ''}. Está certo?`,
    again: ({ time, number }) => `Então, uma ligação ${time}${number ? `, para o número ${number}` : ''}: sim ou não?`,
  },
  nearest: 'O horário livre mais próximo é este.',
  taken: 'Desculpe, esse horário acabou de ser ocupado.',
  may_text: {
    ask: () => 'Posso enviar o horário por SMS? Diga sim ou não, por favor.',
    again: () => 'Quer receber uma mensagem de texto com o horário: sim ou não?',
  },
  challenge: 'Para eu saber que é uma pessoa, diga “três” ou aperte a tecla três.',
  message: {
    ask: ({ owner }) => `Quer deixar mais algum recado para ${owner}? Fale depois do sinal, ou é só desligar.`,
    spoken: ({ owner }) => `Quer deixar mais algum recado para ${owner}?`,
    wanted: 'Claro. Fale depois do sinal.',
    unheard: 'Não consigo ouvir. Deixe um recado depois do sinal, por favor.',
  },
  not_recorded: 'Certo, não estou gravando.',
  fine: 'Tudo bem.',
  pass_on: ({ owner }) => `Certo, vou avisar ${owner}.`,
  robot: 'Sim, sou um assistente automático, não uma pessoa.',
  cannot_say: 'Isso eu não posso dizer.',
  no_codes: 'Não posso receber nem informar códigos.',
  emergency: 'Se for uma emergência, desligue e ligue para o número de emergência da sua região.',
  close: ({ owner, name }) => `Agradeço a ligação${name ? `, ${name}` : ''}. Vou avisar ${owner} agora. Até logo.`,
  abuse: 'Vou encerrar a chamada aqui. Até logo.',
  too_long: ({ owner }) => `Preciso encerrar a chamada. Vou contar a ${owner} o que me disse. Até logo.`,
  unwelcome: 'Este número não aceita esta chamada. Até logo.',
  neutral: 'Olá, este é um serviço automático. No momento, ninguém pode atender neste número. Até logo.',
  moment: ({ day, clock }) => `${day}, às ${clock}`,
  yes_or_no: ['sim', 'não'],
};

export const calendarTexts: CalendarTexts = {
  call: (name) => `Ligar a ${name}`,
  called: (owner) => `Chamada de ${owner}`,
};
