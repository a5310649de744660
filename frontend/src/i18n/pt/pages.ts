export default {
  footer: 'Bom saber',
  since: 'Em vigor desde {{day}}. Dois minutos de leitura.',
  print: 'Imprimir',
  contents: 'Conteúdo',
  none: 'Essa página não existe.',
  noneLead: 'Estas duas existem:',
  privacy: {
    title: 'Política de privacidade',
    short: {
      title: 'Em resumo',
      text: 'Reunimos registros públicos, com data e fonte. Mostramos a membros pagantes que dizem para quê. Você pode ser deixado de fora, para sempre, sem conta.',
    },
    members: {
      title: 'O que guardamos de membros',
      text: 'Nome, e-mail, telefone, idioma e fuso; buscas e relatórios abertos, até você apagar; do cartão, só os quatro últimos dígitos. O número vai ao provedor de pagamento e nunca chega até nós.',
    },
    records: {
      title: 'O que guardamos de pessoas em registros',
      text: 'Cada fato traz fonte, datas e grau de certeza. Não aparece ninguém com menos de 18 anos nem quem pediu para ficar de fora.',
    },
    calls: {
      title: 'Chamadas ao assistente',
      text: 'O assistente diz que é automático. Onde a lei exige, ou se o titular quiser, pergunta antes de gravar. Quem diz não, não é gravado. Som e texto são apagados juntos depois de 0, 7, 30 ou 90 dias, à escolha do titular. Códigos e números de cartão são ocultados. Quem ligou pode apagar nome, número e palavras na hora, pelo link do nosso SMS.',
    },
    recording: {
      title: 'Contagem de visitas',
      text: 'O necessário mantém você conectado. Visitas só são contadas ou gravadas com sua permissão, e nunca em pagamento, relatório, conta ou remoção. O Global Privacy Control é respeitado.',
    },
    rights: {
      title: 'Seus direitos',
      text: 'Você pode ver, corrigir, apagar e levar o que guardamos de você, e se opor. Para membros, isso fica na conta, em privacidade.',
    },
  },
  terms: {
    title: 'Termos de serviço',
    what: {
      title: 'O que é a Calluna',
      text: 'Uma busca em registros públicos e um assistente que atende as chamadas que você perde. A Calluna não é uma agência de informações de crédito.',
    },
    use: {
      title: 'Para que pode servir',
      text: 'Para reencontrar pessoas, saber quem ligou, verificar alguém antes de um encontro ou negócio particular e ver seu próprio registro. Não para decidir emprego, crédito, moradia ou seguro, nem para assediar ou seguir alguém.',
    },
    assistant: {
      title: 'O assistente',
      text: 'Só atende chamadas que sua operadora desvia porque você não atendeu. A operadora pode cobrar pelo desvio; dizemos o que sabemos antes de você discar um código. Ele pode ouvir mal: palavras duvidosas são marcadas. Não é serviço de emergência.',
    },
    money: {
      title: 'Quanto custa',
      text: 'Preço, datas e valores aparecem antes do campo do cartão, e nada além disso é cobrado. No prazo indicado ali, você mesmo recupera tudo.',
    },
    leaving: {
      title: 'Sair',
      text: 'Você cancela em dois cliques. Então mostramos o código que encerra o desvio na sua operadora. Nosso número responde com uma frase neutra por mais 30 dias.',
    },
    errors: {
      title: 'Erros',
      text: 'Registros podem estar errados ou velhos, e vereditos também. Todo fato mostra a fonte e todo veredito os motivos; ambos podem ser corrigidos.',
    },
  },
} as const;
