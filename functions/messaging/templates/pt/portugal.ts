import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { changes } from '#functions/messaging/templates/pt/portugal-changes.ts';
import { pt } from '#functions/messaging/templates/pt/account.ts';
import { money } from '#functions/messaging/templates/pt/portugal-billing.ts';
import { rights } from '#functions/messaging/templates/pt/portugal-rights.ts';
import { replyFooter, support } from '#functions/messaging/templates/pt/portugal-support.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';
import { overlaid } from '#shared/values/overlay.ts';

/** What Portugal words otherwise than Brazil does. */
export const ptPt: Templates = overlaid(pt, {
  footer: {
    member: 'Recebe esta mensagem porque este endereço pertence a uma conta da Calluna.',
    other:
      'Recebe esta mensagem porque este endereço foi indicado na Calluna. Se não foi uma ação sua, não precisa de fazer nada.',
    reply: replyFooter,
    help: 'Tem alguma dúvida? Escreva-nos:',
    answer: 'Tem alguma dúvida? Responda a este e-mail ou escreva-nos aqui:',
    legal:
      'A Calluna não é uma agência de informações sobre consumidores («consumer reporting agency»). Não a use para decidir sobre emprego, crédito, habitação, seguros nem qualquer outro assunto regido pelo Fair Credit Reporting Act.',
  },
  sms: {
    pin: ({ pin }) => `${pin} - codigo da Calluna. Nao o partilhe.`,
    'privacy-pin': ({ pin }) =>
      `${pin} - codigo da Calluna para ver e alterar os seus dados. Nunca o revele a outra pessoa.`,
    'opted-in': () => 'Calluna: volta a receber os nossos SMS. Responda AJUDA para ajuda, STOP para parar.',
    help: () => 'Calluna: codigos e avisos da sua conta. Podem aplicar-se custos. Responda STOP para parar.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'Confirme o seu e-mail',
      text: [
        'Damos-lhe as boas-vindas à Calluna. Confirme, por favor, que este endereço é seu.',
        `O link funciona uma vez, até ${until}. Se não abriu uma conta, não faça nada: o endereço fica por confirmar.`,
      ],
      button: 'Confirmar este endereço',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Escolha uma nova palavra-passe',
      text: [
        'Alguém pediu uma nova palavra-passe para a sua conta. Se foi um pedido seu, continue aqui.',
        `O link funciona uma vez, até ${until}. Se não fez este pedido, não faça nada: a sua palavra-passe não muda.`,
      ],
      button: 'Escolher uma palavra-passe',
    }),
    'first-password': ({ until }) => ({
      subject: 'Crie uma palavra-passe para a sua conta',
      text: [
        'A sua encomenda abriu uma conta na Calluna, que ainda não tem palavra-passe. Crie uma para entrar em qualquer dispositivo.',
        `O link funciona uma vez, até ${until}. Não reencaminhe este e-mail: quem tiver o link pode entrar na sua conta.`,
      ],
      button: 'Criar uma palavra-passe',
    }),
    'account-exists': () => ({
      subject: 'Já tem uma conta',
      text: [
        'Alguém tentou abrir uma conta na Calluna com este endereço, que já pertence à sua conta.',
        'Entre com a sua palavra-passe ou peça uma nova na mesma página. Se não reconhece este pedido, não faça nada: nada mudou.',
      ],
      button: 'Entrar',
    }),
    'withdrawal-link': () => ({
      subject: 'Resolver o seu contrato',
      text: [
        'Alguém pediu no nosso site, com o seu e-mail, para resolver o seu contrato connosco.',
        'O link mostra o contrato, e é aí que confirma a resolução. Até lá, nada muda. Se não fez este pedido, não faça nada.',
      ],
      button: 'Resolver o contrato',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'Nenhum contrato para resolver',
      text: [
        `Alguém pediu no nosso site, com este e-mail, para resolver um contrato. ${at ? `O que aqui temos já foi cancelado ou resolvido, em ${at}. Nada mais será cobrado por ele.` : 'Não encontrámos aqui nenhum que ainda possa ser resolvido.'}`,
        'Se fez a encomenda com outro e-mail, peça com esse. Também nos pode contactar pelo formulário de contacto, com o número do seu recibo. Se não fez este pedido, não faça nada.',
      ],
    }),
    'no-account': () => ({
      subject: 'Nenhuma conta com este endereço',
      text: [
        'Alguém pediu na Calluna uma nova palavra-passe para este endereço, mas não encontrámos nenhuma conta com ele.',
        'Se tem uma conta, ela usa outro endereço: tente com esse. Se não fez este pedido, não faça nada.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Confirme o seu novo e-mail',
      text: [
        'Pediu para usar este endereço na sua conta. Passa a ser válido quando o confirmar.',
        `O link funciona uma vez, até ${until}. Se não fez este pedido, não faça nada.`,
      ],
      button: 'Usar este endereço',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'Alguém pediu para mudar o seu e-mail',
      text: [
        `A sua conta passará a usar ${email} quando esse endereço for confirmado.`,
        `Se não fez este pedido, utilize o botão até ${until}: anula a alteração, termina a sessão em todos os dispositivos e invalida a sua palavra-passe.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'O seu e-mail foi alterado',
      text: [
        `A sua conta usa agora ${email}. O endereço anterior já não lhe dá acesso.`,
        `Se não fez esta alteração, utilize o botão até ${until}: a sua conta volta a ter este endereço, a sessão termina em todos os dispositivos e a sua palavra-passe deixa de funcionar.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'address-wanted': () => ({
      subject: 'Alguém quis usar o seu e-mail',
      text: [
        'Alguém com outra conta Calluna quis usar este endereço nela. O endereço pertence à sua conta, por isso nada mudou.',
        'Se o pedido foi seu, entre na conta que tem este endereço. Caso contrário, não precisa de fazer nada.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Ligue o Google à sua conta',
      text: [
        'Alguém entrou com uma conta Google do seu endereço. Se foi uma ação sua, ligue as duas: depois, qualquer uma dá acesso à sua conta.',
        `O link funciona uma vez, até ${until}. Se não fez este pedido, não faça nada.`,
      ],
      button: 'Ligar o Google',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'Novo acesso à sua conta',
      text: [
        'Alguém entrou na sua conta num dispositivo que ainda não conhecíamos.',
        'Se reconhece este acesso, não precisa de fazer nada.',
        `Se não reconhece este acesso, utilize o botão antes de ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'Uma sessão foi usada em dois sítios',
      text: [
        'Uma das suas sessões foi usada em dois sítios ao mesmo tempo, como acontece quando alguém a copia de um dispositivo. Terminámo-la nos dois: entre de novo onde precisar.',
        `Se não reconhece esta utilização, use o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
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
      subject: 'A sua conta está protegida',
      text: [
        'Comunicou um acesso que não foi seu. A sessão terminou em todos os dispositivos e a sua palavra-passe deixou de funcionar.',
        ...(reopened
          ? [
              'A sua conta tinha sido eliminada depois desse acesso. Está aberta de novo, com tudo o que tinha. Se havia uma subscrição, não se renova, e o reencaminhamento de chamadas fica desligado até o configurar de novo.',
            ]
          : []),
        ...(email_back ? ['O endereço da sua conta tinha sido alterado depois desse acesso. É novamente este.'] : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'A chave de acesso utilizada nesse acesso e as adicionadas desde então foram removidas. As suas outras chaves continuam válidas.'
                : 'A chave de acesso utilizada nesse acesso e as adicionadas desde então foram removidas.',
            ]
          : []),
        ...(factor_off
          ? ['O segundo fator configurado depois desse acesso foi desativado. Pode ativar o seu em Segurança.']
          : []),
        ...(codes_void
          ? [
              'O seu segundo fator continua ativo. Os códigos de recuperação foram substituídos depois desse acesso e nenhum deles é válido: crie novos em Segurança.',
            ]
          : []),
        ...(google_off ? ['A conta Google ligada depois desse acesso foi desligada.'] : []),
        ...(phone_off ? ['O número de telefone adicionado depois desse acesso foi removido.'] : []),
        `Escolha aqui uma nova palavra-passe. O link funciona uma vez, até ${until}. Depois disso, peça outro na página de entrada.`,
        ...(calendar_off
          ? [
              'O endereço secreto do seu calendário também deixou de funcionar: se usa um, crie outro em Assistente de chamadas.',
            ]
          : []),
      ],
      button: 'Escolher uma palavra-passe',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'Foi definida uma palavra-passe',
      text: [
        `Foi definida uma palavra-passe para a sua conta a ${at}, a partir de ${device}. A partir de agora, também pode entrar com ela.`,
        `Se não fez esta alteração, utilize o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'A sua palavra-passe foi alterada',
      text: [
        `A palavra-passe da sua conta foi alterada a ${at}, a partir de ${device}. As outras sessões foram terminadas.`,
        `Se não fez esta alteração, utilize o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'O segundo fator está ativo',
      text: [
        `Desde ${at}, ao entrar sem chave de acesso são também pedidos seis dígitos da sua aplicação de autenticação.`,
        'Guarde os códigos de recuperação num lugar onde os possa encontrar.',
        `Se não fez esta alteração, utilize o botão até ${until}: desativa o segundo fator, termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'O segundo fator está desativado',
      text: [
        `Desde ${at}, ao entrar já não são pedidos os dígitos de uma aplicação.`,
        'Se não fez esta alteração, mude a palavra-passe e volte a ativar o segundo fator.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'Foram criados novos códigos de recuperação',
      text: [
        `A ${at} foram criados novos códigos de recuperação do seu segundo fator. Os anteriores já não são válidos.`,
        `Se não fez esta alteração, utilize o botão até ${until}: invalida os novos códigos, termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject:
        left === 0
          ? 'O seu último código de recuperação foi usado para entrar'
          : 'Foi usado um código de recuperação para entrar',
      text: [
        `Alguém entrou na sua conta com um dos seus códigos de recuperação${is_new_device ? ', num dispositivo que ainda não conhecíamos' : ''}. Esse código já não é válido. Códigos restantes: ${left}.`,
        left === 0
          ? 'Se reconhece este acesso, crie novos códigos agora: este era o último, e sem a aplicação e sem um código não é possível entrar.'
          : 'Se reconhece este acesso, não precisa de fazer nada. Crie novos códigos antes de usar o último.',
        `Se não reconhece este acesso, utilize o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova. Depois crie novos códigos de recuperação, porque os outros também podem ser conhecidos.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
      codes: 'Criar novos códigos de recuperação:',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'Muitas palavras-passe erradas na sua conta',
      text: [
        `Nas últimas 24 horas, foram introduzidas mais de ${tries} palavras-passe erradas na sua conta. Nenhuma a abriu. É provável que alguém esteja a tentar adivinhar a sua.`,
        'A sua conta não está bloqueada e pode entrar como sempre. Se a sua palavra-passe é curta ou a usa noutro sítio, mude-a agora. Em Segurança, pode adicionar uma chave de acesso ou um segundo fator: assim, adivinhar a palavra-passe não chega.',
      ],
      button: 'Mudar a palavra-passe',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'Um acesso parou no segundo fator',
      text: [
        `A ${at}, alguém passou pela primeira etapa do acesso à sua conta, a partir de ${device}, e depois introduziu um código errado do segundo fator. A pessoa não entrou.`,
        `Se foi uma ação sua, não precisa de fazer nada. Caso contrário, utilize o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'Uma chave de acesso foi adicionada',
      text: [
        `A chave de acesso «${name}» foi adicionada à sua conta a ${at}, a partir de ${device}. Com ela, entra-se sem palavra-passe.`,
        `Se foi uma ação sua, não precisa de fazer nada. Caso contrário, remova-a aqui antes de ${until}: a sessão termina também em todos os dispositivos. Depois, escolha uma nova palavra-passe.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'Uma chave de acesso foi removida',
      text: [
        `A chave de acesso «${name}» foi removida da sua conta a ${at}, a partir de ${device}. Já não dá acesso.`,
        `Se não fez esta alteração, utilize o botão até ${until}: termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: place ? [['Local aproximado', place]] : [],
      button: 'Não fui eu',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'O seu número de telefone foi alterado',
      text: [
        `A sua conta usa agora o número ${phone}.`,
        `Se não fez esta alteração, utilize o botão até ${until}: remove o número, termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'O Google está ligado',
      text: [
        `A conta Google ${email} passa também a dar acesso à sua conta.`,
        `Se não a reconhece, utilize o botão até ${until}: desliga essa conta Google, termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [['Dispositivo', device], ['Data', at], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Não fui eu',
    }),
    'spam-week': ({ count }) => ({
      subject: `${count} ${count === 1 ? 'chamada de spam bloqueada' : 'chamadas de spam bloqueadas'} esta semana`,
      text: [
        'O seu telefone não tocou, e não é preciso fazer nada.',
        'Se alguma não era spam, avise-nos, e esse número volta a passar.',
      ],
      button: 'Ver quais foram',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Chamadas das últimas 24 horas: ${calls}${urgent ? `, urgentes: ${urgent}` : ''}`,
      text: [
        `Chamadas das últimas 24 horas: ${calls}. Urgentes por tratar: ${urgent}. Pessoas à espera que lhes ligue: ${waiting}, em atraso: ${overdue}. Chamadas a fazer amanhã: ${callbacks}. Spam bloqueado: ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Urgente',
        overdue: 'Em atraso',
        tomorrow: 'Amanhã',
        more: (count) => `Mais ${count} na lista`,
      }),
      button: 'Ver todas as chamadas',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Um código foi mal introduzido demasiadas vezes',
      text: [
        `A ${at}, um código da sua conta foi mal introduzido demasiadas vezes. Já não funciona, e ninguém entrou.`,
        'Se o introduziu, peça outro. Se não, não precisa de fazer nada.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'O seu código da Calluna',
      text: [
        `${pin} é o seu código. Introduza-o na página em que o pediu.`,
        `É válido até ${until}. Se não o pediu, não faça nada: sem o código, ninguém fica a saber nada.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'A sua conta foi encerrada',
      text: [
        `A sua conta foi eliminada a ${at}. Os dados dela serão eliminados definitivamente a ${until}. Até lá, pode manter a conta: o botão reabre-a com tudo o que tinha.`,
        'Se não fizer nada, nada mais é cobrado. Os recibos e o que a lei nos obriga a guardar ficam até ao fim do prazo.',
        `Se não fez este pedido, utilize o link «Não fui eu» abaixo até ${disown_until}: reabre a conta, termina a sessão em todos os dispositivos, invalida a sua palavra-passe e envia-lhe um link para escolher uma nova.`,
      ],
      rows: [
        ...(device ? [['Dispositivo', device] as const] : []),
        ...(place ? [['Local aproximado', place] as const] : []),
      ],
      button: 'Manter a minha conta',
      disown: 'Não fui eu:',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'A sua conta está aberta de novo',
      text: [
        `A eliminação da sua conta foi anulada a ${at}. Está lá tudo de novo, e pode iniciar sessão como antes.`,
        paid_until
          ? `A sua subscrição está paga até ${paid_until} e não se renova. O reencaminhamento de chamadas está desligado.`
          : 'O reencaminhamento de chamadas fica desligado até o configurar de novo.',
        'O link do nosso e-mail não dá acesso à sua conta. Se não fez este pedido, inicie sessão e elimine a conta de novo.',
      ],
      rows: [['Dispositivo', device], ...(place ? [['Local aproximado', place] as const] : [])],
      button: 'Iniciar sessão',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'O apoio consultou a sua conta',
      text: [
        `O nosso apoio consultou a sua conta a ${at}. Motivo: ${reason}`,
        'O apoio pode consultar, mas não pode mudar nada. Cada consulta aparece em Segurança.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'A informação que assinalou foi removida',
        former: 'A informação que assinalou foi corrigida',
        kept: 'Verificámos a informação que assinalou',
      }[outcome],
      text: [
        `A ${at}, avisou-nos de que uma informação estava errada.`,
        {
          withdrawn: 'Tinha razão. Removemo-la, e a próxima atualização das nossas fontes não a traz de volta.',
          former: 'Tinha razão. Aparece agora como desatualizada e já não serve para encontrar a pessoa.',
          kept: 'Não encontrámos nenhum erro: a informação fica como estava e deixa de aparecer como contestada.',
        }[outcome],
        ...(reason ? [`A nossa observação: ${reason}`] : []),
      ],
      button: 'Ver o registo',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `Uma informação de ${source} foi contestada`,
      text: [
        'Uma pessoa afirma que uma informação sobre ela nos vossos dados está errada. Pedimos que a verifiquem e a corrijam, se for o caso.',
        'Até lá, não nos baseamos nela. O campo tem o nome que usamos no nosso índice.',
      ],
      rows: [
        ['Referência', reference],
        ...(records ? [['O vosso registo', records] as const] : []),
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
});
