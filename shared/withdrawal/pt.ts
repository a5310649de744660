import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const pt: WithdrawalWords = {
  title: 'Direito de arrependimento',
  says: ({ days, refund, name, address, email }) => [
    `Você pode desistir deste contrato em até ${days} dias, sem dar nenhum motivo. O prazo termina ${days} dias depois do dia do seu pedido.`,
    `Avise-nos antes do fim do prazo: on-line em “${pt.here}”, por e-mail para ${email} ou por carta para ${name}, ${address}. Você pode usar o formulário abaixo, mas não é obrigatório. Basta enviar a mensagem dentro do prazo. Se desistir on-line, enviamos na hora uma confirmação por e-mail, com o conteúdo, a data e o horário.`,
    `Devolvemos então tudo o que recebemos de você, sem demora e no máximo ${days} dias depois da sua mensagem, no cartão usado no pagamento e sem custo. Nada é descontado pelos créditos já usados.`,
    `A nossa própria promessa vai além: pela sua conta, você pode pedir o reembolso integral de qualquer cobrança, por ${refund}.`,
  ],
  here: 'Desistir do contrato aqui',
  received: {
    subject: 'Desistência recebida',
    says: 'Recebemos a sua declaração de que desiste do contrato abaixo. Você não deve nada.',
    contract: ['Contrato', 'Assinatura da Calluna'],
    ordered: 'Pedido',
    arrived: 'Declaração recebida',
  },
  form: {
    title: 'Modelo de formulário de arrependimento',
    note: '(preencha e envie este formulário somente se quiser desistir do contrato)',
    to: (seller) => `Para ${seller}:`,
    lines: [
      'Comunico/Comunicamos (*) por meio deste formulário que desisto/desistimos (*) do meu/nosso (*) contrato de compra do seguinte produto/de prestação do seguinte serviço (*)',
      'Pedido em (*)/recebido em (*)',
      'Nome do(s) consumidor(es)',
      'Endereço do(s) consumidor(es)',
      'Assinatura do(s) consumidor(es) (somente se este formulário for enviado em papel)',
      'Data',
    ],
    footnote: '(*) Risque o que não se aplica.',
  },
};

export const ptPt: WithdrawalWords = {
  title: 'Direito de livre resolução',
  says: ({ days, refund, name, address, email }) => [
    `Pode resolver este contrato no prazo de ${days} dias, sem indicar qualquer motivo. O prazo termina ${days} dias depois do dia da sua encomenda.`,
    `Comunique-nos a decisão antes do fim do prazo: online em «${ptPt.here}», por e-mail para ${email} ou por carta para ${name}, ${address}. Pode usar o formulário abaixo, mas não é obrigatório. Basta enviar a mensagem dentro do prazo. Se o fizer online, enviamos-lhe de imediato um aviso de receção por e-mail, com o conteúdo, a data e a hora.`,
    `Devolvemos-lhe então tudo o que recebemos de si, sem demora e o mais tardar ${days} dias depois da sua mensagem, no cartão com que pagou e sem custos. Nada é descontado pelos créditos já usados.`,
    `A nossa própria promessa vai mais longe: na sua conta, pode pedir o reembolso integral de qualquer cobrança, durante ${refund}.`,
  ],
  here: 'Resolver o contrato aqui',
  received: {
    subject: 'Livre resolução recebida',
    says: 'Recebemos a sua declaração de livre resolução do contrato indicado abaixo. Não deve nada.',
    contract: ['Contrato', 'Subscrição da Calluna'],
    ordered: 'Encomenda',
    arrived: 'Declaração recebida',
  },
  // In the statutory words: no other country of the law speaks Portuguese.
  form: {
    title: 'Modelo de formulário de livre resolução',
    note: '(só deve preencher e devolver o presente formulário se quiser resolver o contrato)',
    to: (seller) => `Para ${seller}:`,
    lines: [
      'Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) do meu/nosso (*) contrato de compra e venda relativo ao seguinte bem/para a prestação do seguinte serviço (*)',
      'Solicitado em (*)/recebido em (*)',
      'Nome do(s) consumidor(es)',
      'Endereço do(s) consumidor(es)',
      'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)',
      'Data',
    ],
    footnote: '(*) Riscar o que não interessa.',
  },
};
