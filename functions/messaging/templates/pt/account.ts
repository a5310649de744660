import { changes } from '#functions/messaging/templates/pt/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/pt/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/pt/support.ts';
import { rights } from '#functions/messaging/templates/pt/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

/** The texts avoid ã, õ, ç and most accents, which the alphabet of a text message lacks. */
export const pt: Templates = {
  footer: {
    member: 'Você recebe esta mensagem porque este endereço pertence a uma conta da Calluna.',
    other:
      'Você recebe esta mensagem porque este endereço foi informado na Calluna. Se não foi você, não precisa fazer nada.',
    reply: replyFooter,
    help: 'Alguma dúvida? Escreva para nós:',
    answer: 'Alguma dúvida? Responda a este e-mail ou escreva para nós aqui:',
    stop: 'Deixar de receber estes e-mails',
    fallback: (host) => `O botão não funciona? Abra a página em ${host}`,
    legal:
      'A Calluna não é uma agência de informações sobre consumidores (“consumer reporting agency”). Não a use para decidir sobre emprego, crédito, moradia, seguro nem qualquer outro assunto regido pelo Fair Credit Reporting Act.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'Confirme o seu e-mail',
      text: [
        'Boas-vindas à Calluna. Por favor, confirme que este endereço é seu.',
        `O link funciona uma vez, até ${until}. Se você não abriu uma conta, não faça nada: o endereço fica sem confirmação.`,
      ],
      button: 'Confirmar este endereço',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Escolha uma nova senha',
      text: [
        'Alguém pediu uma nova senha para a sua conta. Se foi você, continue aqui.',
        `O link funciona uma vez, até ${until}. Se não foi você, não faça nada: a sua senha não muda.`,
      ],
      button: 'Escolher uma senha',
    }),
    'first-password': ({ until }) => ({
      subject: 'Crie uma senha para a sua conta',
      text: [
        'O seu pedido abriu uma conta na Calluna, que ainda não tem senha. Crie uma para entrar em qualquer aparelho.',
        `O link funciona uma vez, até ${until}. Não encaminhe este e-mail: quem tiver o link pode entrar na sua conta.`,
      ],
      button: 'Criar uma senha',
    }),
    'account-exists': () => ({
      subject: 'Você já tem uma conta',
      text: [
        'Alguém, talvez você, tentou abrir uma conta na Calluna com este endereço. Ele já pertence à sua conta.',
        'Entre com a sua senha ou peça uma nova na mesma página. Se não foi você, não faça nada: nada mudou.',
      ],
      button: 'Entrar',
    }),
    'withdrawal-link': () => ({
      subject: 'Desistir do seu contrato',
      text: [
        'Alguém pediu no nosso site, com o seu e-mail, para desistir do seu contrato conosco.',
        'O link mostra o contrato, e lá você confirma a desistência. Até então nada muda. Se você não pediu isso, não faça nada.',
      ],
      button: 'Desistir do contrato',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'Nenhum contrato do qual desistir',
      text: [
        `Alguém pediu no nosso site, com este e-mail, para desistir de um contrato. ${at ? `O que temos aqui já foi cancelado, ou já houve desistência, em ${at}. Nada mais será cobrado por ele.` : 'Não encontramos aqui nenhum do qual ainda se possa desistir.'}`,
        'Se você fez o pedido com outro e-mail, use aquele. Você também pode falar conosco pelo formulário de contato, com o número do seu recibo. Se você não pediu isso, não faça nada.',
      ],
    }),
    'no-account': () => ({
      subject: 'Nenhuma conta com este endereço',
      text: [
        'Alguém pediu na Calluna uma nova senha para este endereço, mas não encontramos nenhuma conta com ele.',
        'Se você tem uma conta, ela usa outro endereço: tente com ele. Se não foi você, não faça nada.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Confirme o seu novo e-mail',
      text: [
        'Você pediu para usar este endereço na sua conta. Ele passa a valer quando você o confirmar.',
        `O link funciona uma vez, até ${until}. Se você não pediu isso, não faça nada.`,
      ],
      button: 'Usar este endereço',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'Alguém pediu para mudar o seu e-mail',
      text: [
        `A sua conta passará a usar ${email} quando esse endereço for confirmado.`,
        `Se não foi você, use o botão até ${until}: ele cancela a mudança, encerra a sessão em todos os dispositivos e invalida a sua senha.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'Seu e-mail foi alterado',
      text: [
        `Sua conta agora usa ${email}. O endereço anterior não dá mais acesso a ela.`,
        `Se não foi você, use o botão até ${until}: a sua conta volta a ter este endereço, a sessão é encerrada em todos os dispositivos e a sua senha deixa de funcionar.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'address-wanted': () => ({
      subject: 'Alguém quis usar o seu e-mail',
      text: [
        'Alguém com outra conta Calluna quis usar este endereço nela. Ele pertence à sua conta, por isso nada mudou.',
        'Se foi você, entre na conta que tem este endereço. Se não foi, não faça nada.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Conecte o Google à sua conta',
      text: [
        'Alguém entrou com uma conta Google do seu endereço. Se foi você, conecte as duas: depois, qualquer uma dá acesso à sua conta.',
        `O link funciona uma vez, até ${until}. Se não foi você, não faça nada.`,
      ],
      button: 'Conectar o Google',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'Novo acesso à sua conta',
      text: [
        'Alguém entrou na sua conta em um dispositivo que ainda não conhecíamos.',
        'Se foi você, não precisa fazer nada.',
        `Se não foi você, use o botão antes de ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'Uma sessão foi usada em dois lugares',
      text: [
        'Uma das suas sessões foi usada em dois lugares ao mesmo tempo, como acontece quando alguém a copia de um dispositivo. Nós a encerramos nos dois lugares: entre de novo onde precisar.',
        `Se não foi você, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    disowned: ({
      until,
      reopened,
      email_back,
      passkeys_off,
      passkeys_left,
      factor_off,
      codes_void,
      google_off,
      phone_off,
      calendar_off,
    }) => ({
      subject: 'Sua conta está protegida',
      text: [
        'Você avisou que um acesso não foi seu. Todos os dispositivos foram desconectados e sua senha não vale mais.',
        ...(reopened
          ? [
              'A sua conta tinha sido excluída depois desse acesso. Ela está aberta de novo, com tudo o que tinha. Se havia uma assinatura, ela não se renova, e o desvio de chamadas fica desligado até você configurá-lo de novo.',
            ]
          : []),
        ...(email_back
          ? ['O endereço da sua conta tinha sido alterado depois desse acesso. Agora é este de novo.']
          : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'A chave de acesso usada nesse acesso e as adicionadas depois foram removidas. As suas outras chaves continuam valendo.'
                : 'A chave de acesso usada nesse acesso e as adicionadas depois foram removidas.',
            ]
          : []),
        ...(factor_off
          ? ['O segundo fator configurado depois desse acesso foi desativado. Você pode ativar o seu em Segurança.']
          : []),
        ...(codes_void
          ? [
              'O seu segundo fator continua ativado. Os códigos de recuperação foram substituídos depois desse acesso, e nenhum deles vale mais: crie novos em Segurança.',
            ]
          : []),
        ...(google_off ? ['A conta Google conectada depois desse acesso foi desconectada.'] : []),
        ...(phone_off ? ['O número de telefone adicionado depois desse acesso foi removido.'] : []),
        `Escolha aqui uma nova senha. O link funciona uma vez, até ${until}. Depois disso, peça outro na página de entrada.`,
        ...(calendar_off
          ? [
              'O endereço secreto da sua agenda também deixou de valer: se você usa um, crie outro em Assistente de chamadas.',
            ]
          : []),
      ],
      button: 'Escolher uma senha',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'Uma senha foi definida',
      text: [
        `Uma senha foi definida para a sua conta em ${at}, a partir de ${device}. A partir de agora, você também pode entrar com ela.`,
        `Se não foi você, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'Sua senha foi alterada',
      text: [
        `A senha da sua conta foi alterada em ${at}, a partir de ${device}. As outras sessões foram encerradas.`,
        `Se não foi você, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'O segundo fator está ativado',
      text: [
        `Desde ${at}, ao entrar sem chave de acesso também são pedidos seis dígitos do seu aplicativo de autenticação.`,
        'Guarde os códigos de recuperação em um lugar onde possa encontrá-los.',
        `Se não foi você, use o botão até ${until}: ele desativa o segundo fator, encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'O segundo fator está desativado',
      text: [
        `Desde ${at}, ao entrar não são mais pedidos os dígitos de um aplicativo.`,
        'Se não foi você, troque a senha e ative de novo o segundo fator.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'Novos códigos de recuperação foram criados',
      text: [
        `Novos códigos de recuperação do seu segundo fator foram criados em ${at}. Os anteriores não valem mais.`,
        `Se não foi você, use o botão até ${until}: ele invalida os novos códigos, encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject:
        left === 0
          ? 'O seu último código de recuperação foi usado para entrar'
          : 'Um código de recuperação foi usado para entrar',
      text: [
        `Alguém entrou na sua conta com um dos seus códigos de recuperação${is_new_device ? ', em um dispositivo que ainda não conhecíamos' : ''}. Esse código não vale mais. Códigos restantes: ${left}.`,
        left === 0
          ? 'Se foi você, crie novos códigos agora: este era o último, e sem o aplicativo e sem um código não dá para entrar.'
          : 'Se foi você, não precisa fazer nada. Crie novos códigos antes de usar o último.',
        `Se não foi você, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova. Depois crie novos códigos de recuperação, porque os outros também podem ser conhecidos.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
      codes: 'Criar novos códigos de recuperação:',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'Muitas senhas erradas na sua conta',
      text: [
        `Nas últimas 24 horas, mais de ${tries} senhas erradas foram digitadas na sua conta. Nenhuma delas a abriu. Provavelmente alguém está tentando adivinhar a sua.`,
        'Sua conta não está bloqueada e você pode entrar como sempre. Se a sua senha é curta ou se você a usa em outro lugar, mude-a agora. Em Segurança, você pode adicionar uma chave de acesso ou um segundo fator: aí não basta adivinhar a senha.',
      ],
      button: 'Mudar a senha',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'Um acesso parou no segundo fator',
      text: [
        `Em ${at}, alguém passou pela primeira etapa do acesso à sua conta, a partir de ${device}, e depois digitou um código errado do segundo fator. A pessoa não entrou.`,
        `Se foi você, não precisa fazer nada. Se não foi, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'Uma chave de acesso foi adicionada',
      text: [
        `A chave de acesso “${name}” foi adicionada à sua conta em ${at}, a partir de ${device}. Com ela é possível entrar sem senha.`,
        `Se foi você, não precisa fazer nada. Se não foi, remova-a aqui antes de ${until}: todos os dispositivos também são desconectados. Depois, crie uma nova senha.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'Uma chave de acesso foi removida',
      text: [
        `A chave de acesso “${name}” foi removida da sua conta em ${at}, a partir de ${device}. Ela não dá mais acesso.`,
        `Se não foi você, use o botão até ${until}: ele encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'Seu número de telefone foi alterado',
      text: [
        `Sua conta agora usa o número ${phone}.`,
        `Se não foi você, use o botão até ${until}: ele remove o número, encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'O Google está conectado',
      text: [
        `A conta Google ${email} agora também dá acesso à sua conta.`,
        `Se não foi você, use o botão até ${until}: ele desconecta essa conta Google, encerra a sessão em todos os dispositivos, invalida a sua senha e lhe envia um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'spam-week': ({ count }) => ({
      subject: `${count} ${count === 1 ? 'ligação de spam bloqueada' : 'ligações de spam bloqueadas'} esta semana`,
      text: [
        'Seu telefone não tocou, e não é preciso fazer nada.',
        'Se alguma não era spam, avise, e esse número volta a passar.',
      ],
      button: 'Ver quais foram',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Ligações das últimas 24 horas: ${calls}${urgent ? `, urgentes: ${urgent}` : ''}`,
      text: [
        `Ligações das últimas 24 horas: ${calls}. Urgentes em aberto: ${urgent}. Pessoas à espera de retorno: ${waiting}, em atraso: ${overdue}. Retornos amanhã: ${callbacks}. Spam bloqueado: ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Urgente',
        overdue: 'Em atraso',
        tomorrow: 'Amanhã',
        more: (count) => `Mais ${count} na lista`,
      }),
      button: 'Ver todas as ligações',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Um código foi digitado errado vezes demais',
      text: [
        `Em ${at}, um código da sua conta foi digitado errado vezes demais. Ele não funciona mais, e ninguém entrou.`,
        'Se foi você, peça outro. Se não foi, não precisa fazer nada.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Seu código da Calluna',
      text: [
        `${pin} é o seu código. Digite-o na página em que você o pediu.`,
        `Ele vale até ${until}. Se você não o pediu, não faça nada: sem o código, ninguém fica sabendo de nada.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'Sua conta foi encerrada',
      text: [
        `A sua conta foi excluída em ${at}. Os dados dela serão excluídos definitivamente em ${until}. Até lá, você pode manter a conta: o botão a reabre com tudo o que tinha.`,
        'Se você não fizer nada, nada mais é cobrado. Os recibos e o que mais a lei nos obriga a guardar ficam até o fim do prazo.',
        `Se não foi você, use o link “Não fui eu” abaixo até ${disown_until}: ele reabre a conta, desconecta todos os dispositivos, invalida a sua senha e envia um link para escolher uma nova.`,
      ],
      rows: [
        ...(device ? [['Dispositivo', device] as const] : []),
        ...(place ? [['Local aproximado', place] as const] : []),
      ],
      button: 'Manter a minha conta',
      disown: 'Não fui eu:',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'Sua conta está aberta de novo',
      text: [
        `A exclusão da sua conta foi desfeita em ${at}. Está tudo lá de novo, e você entra como antes.`,
        paid_until
          ? `Sua assinatura está paga até ${paid_until} e não se renova. O desvio de chamadas está desligado.`
          : 'O desvio de chamadas fica desligado até você configurá-lo de novo.',
        'O link do nosso e-mail não dá acesso à sua conta. Se não foi você, entre e exclua a conta de novo.',
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Entrar',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'O suporte consultou a sua conta',
      text: [
        `O nosso suporte consultou a sua conta em ${at}. Motivo: ${reason}`,
        'O suporte pode consultar, mas não mudar nada. Cada consulta aparece em Segurança.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'A informação que você apontou foi removida',
        former: 'A informação que você apontou foi corrigida',
        kept: 'Verificamos a informação que você apontou',
      }[outcome],
      text: [
        `Em ${at}, você nos avisou que uma informação estava errada.`,
        {
          withdrawn:
            'Você tinha razão. Nós a removemos, e a próxima atualização das nossas fontes não a traz de volta.',
          former: 'Você tinha razão. Agora ela aparece como desatualizada e não é mais usada para encontrar a pessoa.',
          kept: 'Não encontramos nenhum erro: a informação fica como estava e deixa de aparecer como contestada.',
        }[outcome],
        ...(reason ? [`Nossa observação: ${reason}`] : []),
      ],
      button: 'Ver o registro',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `Uma informação de ${source} foi contestada`,
      text: [
        'Uma pessoa afirma que uma informação sobre ela nos seus dados está errada. Pedimos que a verifiquem e a corrijam onde for o caso.',
        'Até lá, não nos baseamos nela. O campo tem o nome que usamos no nosso índice.',
      ],
      rows: [
        ['Referência', reference],
        ...(records ? [['Seu registro', records] as const] : []),
        ['Campo', field],
        [
          'Motivo',
          {
            'never-theirs': 'nunca foi desta pessoa',
            'out-of-date': 'desatualizada',
            'someone-else': 'é de outra pessoa',
          }[kind],
        ],
        ['Comunicado em', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `${pin} - codigo da Calluna. Nao o compartilhe.`,
    'privacy-pin': ({ pin }) =>
      `${pin} - codigo da Calluna para ver e alterar os seus dados. Nunca o passe a outra pessoa.`,
    'chat-link': ({ link }) => `Calluna: continue neste link: ${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) =>
      `Calluna: ${people === 0 ? 'Nenhuma pessoa encontrada' : people === 1 ? '1 pessoa encontrada' : `${people} pessoas encontradas`}. ${link}`,
    'opted-out': () => 'Calluna: os nossos SMS foram cancelados. Responda START para voltar a receber.',
    'opted-in': () => 'Calluna: os nossos SMS foram reativados. Responda AJUDA para ajuda, STOP para parar.',
    help: () => 'Calluna: codigos e avisos da sua conta. Podem ser cobradas tarifas. Responda STOP para parar.',
  },
};
