import type { Variety } from '#shared/values/language.ts';
import type { QuickReply } from '#shared/values/live-call.ts';
import { overlaid } from '#shared/values/overlay.ts';

type Words = {
  /** Before a message of the owner’s, and before a question. */
  tells: (owner: string) => string;
  asks: (owner: string) => string;
  connecting: (owner: string) => string;
  missed: (owner: string) => string;
  end: string;
  replies: Record<QuickReply, string>;
};

const brazilian: Words = {
  tells: (owner) => `Recado de ${owner}:`,
  asks: (owner) => `${owner} pergunta:`,
  connecting: (owner) => `Um momento, por favor. Vou passar a ligação para ${owner}.`,
  missed: (owner) => `${owner} não pode atender agora.`,
  end: 'Preciso encerrar a ligação aqui. Agradeço a ligação. Até logo.',
  replies: {
    late: 'Vou me atrasar. Ligo para você em dez minutos.',
    later: 'Não posso falar agora. Ligo para você mais tarde, ainda hoje.',
    text: 'Por favor, me mande uma mensagem de texto.',
    door: 'Por favor, deixe a encomenda na porta.',
  },
};

/** What the assistant says when the owner takes part in a call. Names are never declined. */
export const ownerWords: Record<Variety, Words> = {
  en: {
    tells: (owner) => `A message from ${owner}:`,
    asks: (owner) => `${owner} would like to know:`,
    connecting: (owner) => `One moment, please. I’m putting you through to ${owner}.`,
    missed: (owner) => `${owner} can’t come to the phone just now.`,
    end: 'I have to end the call here. Thank you for calling. Goodbye.',
    replies: {
      late: 'I’m running late. I’ll call you in ten minutes.',
      later: 'I can’t talk right now. I’ll call you back later today.',
      text: 'Please send me a text message.',
      door: 'Please leave the package at the door.',
    },
  },
  fr: {
    tells: (owner) => `${owner} vous fait dire :`,
    asks: (owner) => `${owner} voudrait savoir :`,
    connecting: (owner) => `Un instant, s’il vous plaît. Je vous passe ${owner}.`,
    missed: (owner) => `${owner} ne peut pas répondre pour le moment.`,
    end: 'Je dois mettre fin à l’appel. Merci de votre appel. Au revoir.',
    replies: {
      late: 'J’ai du retard. Je vous appelle dans dix minutes.',
      later: 'Je ne peux pas parler pour l’instant. Je vous rappelle plus tard dans la journée.',
      text: 'Envoyez-moi un SMS, s’il vous plaît.',
      door: 'Laissez le colis devant la porte, s’il vous plaît.',
    },
  },
  ja: {
    tells: (owner) => `${owner}からの伝言です。`,
    asks: (owner) => `${owner}からの質問です。`,
    connecting: (owner) => `少々お待ちください。${owner}におつなぎいたします。`,
    missed: (owner) => `申し訳ございません。${owner}はただいま電話に出られません。`,
    end: 'こちらで通話を終了いたします。お電話ありがとうございました。失礼いたします。',
    replies: {
      late: '遅れています。十分後にこちらからお電話します。',
      later: '今はお話しできません。今日中に折り返しお電話します。',
      text: 'ご用件をショートメッセージで送ってください。',
      door: '荷物は玄関先に置いてください。',
    },
  },
  tr: {
    tells: (owner) => `${owner} size şunu iletmemi istedi:`,
    asks: (owner) => `${owner} şunu soruyor:`,
    connecting: (owner) => `Bir dakika lütfen, sizi ${owner} ile görüştürüyorum.`,
    missed: (owner) => `${owner} şu anda telefona bakamıyor.`,
    end: 'Görüşmeyi burada bitirmem gerekiyor. Aradığınız için teşekkürler. Hoşça kalın.',
    replies: {
      late: 'Gecikiyorum. On dakika sonra sizi arayacağım.',
      later: 'Şu anda konuşamıyorum. Bugün daha sonra sizi arayacağım.',
      text: 'Lütfen bana mesaj atın.',
      door: 'Paketi lütfen kapıya bırakın.',
    },
  },
  ar: {
    tells: (owner) => `رسالة من ${owner}:`,
    asks: (owner) => `سؤال من ${owner}:`,
    connecting: (owner) => `لحظة من فضلك، سأحوّل المكالمة إلى ${owner}.`,
    missed: (owner) => `لا يمكن الوصول إلى ${owner} الآن.`,
    end: 'عليّ أن أنهي المكالمة هنا. شكرًا على الاتصال. مع السلامة.',
    replies: {
      late: 'سأتأخر قليلًا، وسأتصل بك بعد عشر دقائق.',
      later: 'لا أستطيع التحدث الآن. سأعاود الاتصال بك لاحقًا اليوم.',
      text: 'يُرجى إرسال رسالة نصية إليّ.',
      door: 'يُرجى ترك الطرد عند الباب.',
    },
  },
  pt: brazilian,
  'pt-PT': overlaid(brazilian, {
    connecting: (owner) => `Um momento, por favor. Vou passar a chamada a ${owner}.`,
    end: 'Tenho de terminar a chamada. Agradeço o contacto. Até logo.',
    replies: {
      late: 'Estou com um atraso. Ligo-lhe daqui a dez minutos.',
      later: 'Agora não posso falar. Ligo-lhe mais tarde, ainda hoje.',
      text: 'Por favor, envie-me um SMS.',
      door: 'Por favor, deixe a encomenda à porta.',
    },
  }),
  ru: {
    tells: (owner) => `${owner} просит передать:`,
    asks: (owner) => `${owner} спрашивает:`,
    connecting: () => 'Минуту, пожалуйста, соединяю.',
    missed: (owner) => `${owner} сейчас не может подойти к телефону.`,
    end: 'На этом я завершаю разговор. Спасибо за звонок. До свидания.',
    replies: {
      late: 'Я опаздываю. Перезвоню через десять минут.',
      later: 'Сейчас не могу говорить. Перезвоню сегодня позже.',
      text: 'Пришлите мне, пожалуйста, сообщение.',
      door: 'Оставьте, пожалуйста, посылку у двери.',
    },
  },
  es: {
    tells: (owner) => `Mensaje de ${owner}:`,
    asks: (owner) => `${owner} pregunta:`,
    connecting: (owner) => `Un momento, por favor. Le paso con ${owner}.`,
    missed: (owner) => `${owner} no puede atender el teléfono en este momento.`,
    end: 'Tengo que terminar la llamada aquí. Gracias por llamar. Adiós.',
    replies: {
      late: 'Voy con retraso. Le llamo en diez minutos.',
      later: 'Ahora no puedo hablar. Le llamo hoy más tarde.',
      text: 'Envíeme un mensaje de texto, por favor.',
      door: 'Deje el paquete en la puerta, por favor.',
    },
  },
};
