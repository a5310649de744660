import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const pt: Phrases = {
  asks_for_code:
    'o codigo que | codigo que chegou | codigo .. sms | codigo de seguranca | codigo de verificacao | codigo de confirmacao | me fala o codigo | me passa o codigo | diga-me o codigo | diga o codigo | informe o codigo | token | a senha | sua senha | digite a senha | passe a senha | palavra-passe | codigo de seis | o pin | leia o | ditar | dita o codigo',
  asks_for_details:
    'confirmar o cpf | confirma .. cpf | seu cpf | o cpf | numero do cartao | numeros do cartao | data de nascimento | nome completo | dados bancarios | conta bancaria | codigo de tras | nif | iban | codigo do contador | numero do contador | confirmar seus dados | confirmar os dados | dados pessoais | titular | seu rg | foto do documento | comprovante de | do seu extrato | numero do beneficio | validade | niss | numero de utente',
  remote_access:
    'anydesk | teamviewer | acesso remoto | seu computador | o computador | suporte tecnico | suporte da | virus | infectado | hacke* | invadi* | instale | instalar | baixe | baixar o aplicativo | descarregue | modulo de seguranca | atualizacao de seguranca | ip',
  gift_card:
    'cartao presente | vale presente | gift card | google play | recarga* | cartoes pre | pix da | faz um pix | fazer um pix | faz o pix | fazer o pix | por pix | mb way | mbway | western union | paysafe* | referencia multibanco | bitcoin',
  safe_account:
    'conta segura | pix teste | conta protegida | transferir o seu | proteger o seu dinheiro | transfira | passar o dinheiro | mover o dinheiro | resgatar o dinheiro | recolher o cartao | motoboy | clonado | corta ele | transferencia para',
  money_upfront:
    'taxa de | taxa | pagar a taxa | pagar as custas | custas | deposito | antecipad* | adiantad* | frete | entrada hoje | paga uma comissao | comissao | so paga | so pagar | pagar o exame | pagar o curso | imposto | para liberar | para libertar | pague | desalfandeg* | despesas | portes | caucao | sinal',
  threat:
    'processo | mandado | prisao | presa | preso | intimac* | justica | juridic* | protocolad* | bloquead* | bloqueio | cancelad* | suspens* | cortad* | corte da | sera cortada | irregularidade | multa* | penhora | tribunal | crime | trafico | lavagem | policia judiciaria | nome sujo | negativad* | negativacao | execucao | divida ativa | sequestr* | estamos com | deport* | burla | contencioso',
  hurry:
    'imediatamente | imediato | urgente* | urgencia | agora mesmo | hoje mesmo | so hoje | e so hoje | ultimo aviso | ultima notificacao | ultima chance | ultimo dia | ultima oportunidade | ultimas vagas | ultima unidade | vence | expira* | em uma hora | nas proximas | ate ao fim do dia | antes que | por tempo limitado | so nesta semana | o quanto antes | senao | ainda hoje | em 24 horas | prazo',
  secrecy:
    'nao desligue | nao desliga | nao conta pra | nao conte | nao fale com | nem fale | confidencial | segredo | sigilo | sigilos* | nao chama a policia | fique na linha | permaneca na linha | entre nos | ninguem | nao diga',
  account_problem:
    'compra suspeita | compra de | movimentac* | transacao suspeita | transacao | nao reconhece | se nao reconhece | central de seguranca | setor de seguranca | departamento de seguranca | departamento de fraude | fraude* | tentaram fazer | tentativa de | na sua conta | sua conta | estorno | reembolso | ressarcimento | clonad* | invadid* | acesso indevido | foi debitad* | sera debitad* | identificamos',
  names_authority:
    'receita federal | receita | inss | governo | financas | policia | forum | justica | autoridade tributaria | seguranca social | detran | gov | ministerio | banco central | procon | delegado | agente | inspetor | alfandega | precatorio | anatel | segurança publica | sef | embaixada | camara dos',
  names_big_company:
    'amazon | microsoft | google | magalu | mercado livre | netflix | paypal | apple | correios | ctt | dhl | edp | meo | nos | vodafone | vivo | claro | tim | caixa | shopee | facebook | instagram | nubank | whatsapp',
  relative_in_trouble:
    'bati o carro | estou preso | nao conta pra mae | celular quebrou | telemovel avariou | numero novo | novo numero | esse e meu novo | salva esse numero | paga um boleto | te devolvo | amanha te pago | estamos com sua | seu filho | sua filha | seu neto | vo sou eu | mae sou eu | preciso de dinheiro | pro advogado | para o advogado',
  prize:
    'parabens | ganhou | ganhador* | sortead* | sorteio | premiad* | premio* | contemplad* | escolhid* | selecionad* | brinde* | viagem | voucher | promocao do | carro zero | loteria | rifa | resgatar | sortudo | de graca | oferta de um | raspadinha',
  press_a_key:
    'digite 1 | tecle 1 | disque 1 | aperte 1 | prima 1 | marque 1 | carregue na | prima a tecla | tecla | tecle | digite um | falar com um | com um atendente | com o atendente | com um agente | aguarde na linha | atendente | consultor | para falar com',
  recorded_voice:
    'mensagem importante | mensagem confidencial | recado urgente | comunicado | informamos | este e um | esta e uma | aviso importante para o | protocolo | numero do protocolo | retorne a ligacao | tentamos contato | entre em contato | notificacao | assunto do seu interesse | processo numero',
  investment:
    'invest* | rende | rendimento | rentabilidade | garantid* | bitcoin* | cripto* | acoes | bolsa | trader | trading | robo | lucro* | ao mes | ao dia | plataforma | dobrar | renda extra | forex | carteira | corretora | capital | sem risco | multiplicar | consorcio | carta contemplada',
  loan_or_debt:
    'emprestimo* | credito* | consignado | margem | financiamento facil | limite liberado | divida* | quitar | limpamos | limpar | score | juros | sem juros | refinanc* | portabilidade | pre aprovado | aprovado mesmo | sem consulta | cobranca | debito* | debitos | negoci* | quitacao | assessoria | antecipacao',
  too_good_job:
    'trabalho em casa | trabalhar em casa | a partir de casa | reais por dia | euros por dia | por dia | curtindo | curtir | dar gostos | a vaga e sua | seu curriculo | o seu curriculo | curriculo | renda extra | meio periodo | part time | tarefas | sem experiencia | home office | teletrabalho | dinheiro facil | ganhe | ganhar ate | ganhar dinheiro | recrutamento | avaliar',
  you_qualify:
    'tem direito | direito a | foi contemplad* | liberou | liberado | liberad* | beneficio* | auxilio | programa do | elegivel | gratis | gratuit* | sem custo | sem compromisso | sem gastar | sem pagar nada | no seu bairro | na sua regiao | na sua zona | apoio do estado | apoios | indenizacao | revisao | voce pode receber | a receber | valores a | tarifa social',
  special_offer:
    'promoc* | desconto* | oferta* | por cento | metade do preco | leve dois | mesmo valor | imperdivel | condicao | condicoes | mais barato | economiz* | poupar | poupanca na | barat* | menor taxa | reduzir | preco especial | vantage* | exclusiv* | plano | campanha | de desconto | zerar | cobre pela metade',
  sales_script:
    'tudo bem | tudo bom | um minutinho | minutinho | um minuto | dois minutos | posso tomar | falo com o | falo com a | ja pensou | tem interesse | estaria interessad* | interessad* | gostaria de apresentar | apresentar | a gente esta com | estamos na sua | estamos com | nossa empresa | somos da | fazer a simulacao | simulacao | visita gratuita | demonstracao | posso confirmar | quantas pessoas | palestra | parceir* | oferecer | ofereco | comercial | assessor* | agendar uma visita | quem decide | conhecer nosso',
  home_sales:
    'energia | conta de luz | fatura da luz | da luz | painel | paineis | placas solares | solar* | dono do imovel | proprietari* | plano de saude | plano funeral | plano odonto* | seguro | protecao veicular | seguro de | filtro | purificador | colchao | janelas | alarme* | operadora | internet pelo | pacote | fidelizacao | tarifario | comprar na sua | venderia | vender o seu | vender a sua | avaliacao gratis | aparelho auditivo | aspirador | rastreador | fibra com | assinatura',
  web_listing:
    'cadastro da sua empresa | google | primeira pagina | seu site | site da sua | aparecer no | maquininha | terminal de pagamento | divulgac* | redes sociais | marketing | lista telefonica | anuncio | seu negocio | sua empresa | marca registrada | registro de marca | dono da loja',
  survey: 'pesquisa* | inquerito | questionario | sondagem | umas perguntas | algumas perguntas | responder a | sua opiniao',
  charity: 'doacao de | doac* | donativo* | angariar | criancas com | cancer | bombeiros | ong | instituicao | contribui* | ajudar com | ajuda de | mensageiro | apadrinh* | campanha solidaria | estafeta',
  no_name:
    'o responsavel | a responsavel | dono da | dono do | titular do | titular da | titular desta | quem fala | com quem falo | com quem eu falo | senhor ou a senhora | decide as compras | prezado | cliente | dona da casa | representante da empresa | pensionista | aposentad* | da linha | proprietario do',
  stranger_flatters:
    'voz linda | que voz | linda voz | voz bonita | numero errado mas | voce e de onde | de onde voce | ser amigos | amizade | te conhecer | conhecer melhor | nos conhecer | destino | velho amigo | conversar mais | adivinha quem',
  link_or_app:
    'whatsapp | telegram | no link | o link | pelo link | clique | clica | me chama no | chama no | adiciona | aplicativo | mando o link | envio o link | acesse',
  knows_owner:
    'como combinado | combinamos | que combinamos | conforme combinado | voce pediu | o senhor pediu | a senhora pediu | que pediu | me pediu | retornando | seu recado | sua mensagem | mes passado | semana passada | ontem | outro dia | lembra | ate amanha | ate logo | que o senhor chamou | voce falou | que voce | voce deixou | me disse | encomendou | que reservou | que solicitou | de sempre | como sempre',
  family_or_friend:
    'mae | pai | avo | vovo | vo | tia | tio | primo | prima | irma | irmao | filho | filha | meu bem | amor | querid* | beijo* | beijinho* | saudade* | churrasco | aniversario | festa | jantar | almoco | cara | mano | amigao | me liga | liga pra mim | criancas | os meninos | casamento | marido | esposa | futebol | jogo | pescar | mudanca | e ai | abraco* | batizado | cerveja | meninas | miudos',
  own_errand:
    'seu pedido | a sua encomenda | sua encomenda chegou | sua reserva | voce se candidatou | se candidatou | candidatou-se | seu exame | o exame do | sua consulta | seu carro | sua bicicleta | o boletim da | seu voo | o seu voo | seu sofa | a sua proposta | seu orcamento | que participou | esqueceu | seu livro | seu remedio | sua receita | seus oculos | no quarto | na sua visita | sua nota | seu cachorro | seu gato | sua fatura 3 | os papeis do | preencheu | sua inscricao | as suas chaves | sua ficha | seu passaporte',
  gives_name_and_reason:
    'aqui e o | aqui e a | aqui e da | e o .. da | e a .. da | e o .. do | e a .. do | daqui fala | fala o | fala a | sou o | sou a | meu nome e | o meu nome | chamo-me | e sobre | e por causa | e para | e pra | so pra | so para | queria saber | queria avisar | para avisar | para lembrar | lembrar | por causa d* | ligo da | ligo do | falo do | falo da | bom dia sou | boa tarde sou | oi e o | oi e a | ola e o | da clinica | da oficina | da escola | do hotel | da farmacia | da loja | do escritorio',
  no_demand:
    'sem pressa | nao tem pressa | quando puder | quando der | quando quiser | quando poder* | nao precisa fazer | nao precisa | nao e preciso | desconsidere | se ja pagou | nunca pede | nunca pedimos | a gente nunca | nao pedimos | nao estamos pedindo | atras do cartao | verso do cartao | desculpa | desculpe | obrigad* | bom dia pra | tenha um bom | uma boa tarde | nada a pagar | nao ha nada | nao se assusta | nao se preocupe | com calma | fique tranquil* | ate mais | tchau | adeus | com licenca | agradec* | cumprimentos',
  appointment:
    'consulta | marcad* | remarcar | desmarcar | agendad* | horario | confirmar a consulta | amanha cedo | amanha de | hoje a tarde | na segunda | na terca | na quarta | na quinta | na sexta | no sabado | no domingo | segunda-feira | terca-feira | as nove | as dez | as duas | as tres | as quatro | as cinco | as seis | ao meio-dia | e meia | entre as | das .. as | daqui a | semana que vem | para a semana | mesa para | da manha | da tarde',
  care_or_school:
    'doutor* | dr | dra | clinica | dentista | enfermeir* | hospital | farmacia | remedio | medicamento | receita medica | exame de | exame esta | laboratorio | resultado | medico | fisio* | veterinari* | escola | colegio | professor* | aula* | turma | creche | aluno* | secretaria | biblioteca | faculdade | universidade | febre | centro de saude | posto | hemocentro | vacina | jejum | reuniao de pais | infantario',
  delivery_at_door:
    'entregador | estou na portaria | na portaria | interfone | campainha | descer | encomenda | pacote | entrega | entregue | entregar | deixar com | deixo com | vizinh* | motorista | transportadora | estou em baixo | a porta | portao | flores | florista | assinar | carrinha | caminhao | estafeta com a',
  work_matter:
    'reuniao | chefe | colega | turno | cobrir | plantao | rh da | recursos humanos | entrevista | orcamento | nota fiscal | financeiro | numero do pedido | pedido | fornecedor | contrato | escritorio | obra | projeto | contabilidade | extratos de | imposto ate | grafica | panfletos | cliente | estoque | audiencia | proposta | relatorio | servidor | armazem | assinatura do contrato',
  repair_or_building:
    'encanador | canalizador | eletricista | serralheiro | chaveiro | oficina | mecanico | avaria | vazando | vazamento | fuga | infiltracao | sindico | condominio | inquilino | senhorio | proprietario do apartamento | aluguel | renda da casa | apartamento | faltar agua | desligamento programado | obras | tecnico | consertar | arranjar | reparar | perito | maquina | caldeira | esquentador | chuveiro | disjuntor | pintor | chaves | garagem | elevador | muro | banheiro | pedreiro | peca',
  ready_to_collect:
    'pode buscar | pode passar | passar aqui | passa aqui | passe aqui | pode levantar | levantar | vir levantar | vir buscar | retirar | ja chegou | chegou a | chegou o | ja ca esta | esta pronto | esta pronta | estao prontos | prontos | na agencia | no balcao | na loja ate | guardo ate | disponivel ate | com documento | traga | achamos | encontramos | perdidos | separad* para',
  notice_to_all:
    'nao havera aula | chuva* | fechad* | votacao | eleic* | candidat* | voluntari* | camara municipal | prefeitura | desligamento | sua rua | moradores | paroquia | missa | padre | pastor | greve | voo | neve | falta de agua | limpeza da caixa | assembleia | junta de freguesia | coleta | quermesse',
  wrong_number: 'foi engano | engano | numero errado | me enganei | enganei-me | e do salao | liguei errado | ai nao desculpa',
};
