import type { Concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';

export const pt: Concepts = {
  parcel:
    'encomenda|pacote|embrulho|caixa=|caixas=|volume=|palete|rastre|código de rastreio|mercadoria|sedex|carta registada|carta registrada|envio',
  courier:
    'entregador|estafeta|carteiro|correio|transportador|motoboy|motorista|rota=|carrinha|caminhão|camião|distribuição|ctt',
  deliver:
    'entreg|deixar a|deixei|deixamos|deixámos|receber a|levantar a encomenda|ponto de recolha|ponto de retirada|assinar|descarregar|retirada|recolh',
  neighbour: 'vizinh|do lado|ao lado|da frente|do terceiro|de cima|de baixo|do 302|apartamento ao',
  doorway:
    'campainha|portão|portaria|porteiro|interfone|intercomunicador|porta=|ninguém em casa|ninguém atende|ninguém abre|endereço|morada|elevador|escada|andar=|código da porta|em frente|bloco|complemento|cancela',
  flowers: 'flor|ramo|buquê|bouquet|florist|floricult|rosas=|arranjo|coroa de',
  bulky:
    'geladeira|frigorífico|máquina de lavar|sofá|colchão|guarda roupa|móvel|móveis|fogão|armário novo|estante|cama=|micro ondas|azulejo|mesa de jantar',
  appointment: 'marcação|marcad|marcou|consulta|agend|reserva|horário=|sessão|hora marcada|vaga=|atendimento',
  reschedule:
    'remarc|desmarc|adiar|alterar|mudar|trocar|outro dia|outra data|outro horário|outra hora|cancel|antecip|passar para|passar pra|reagend',
  confirm: 'confirm|prima 1|tecle 1|digite 1|marque 1|carregue|aperte|presença',
  reminder: 'lembr|lembrete|recordar|24 horas|não se esqueça|não esquecer|antecedência',
  table: 'mesa=|restaurante|pessoas para|lugares|rodízio|ementa|cardápio|jantar para',
  salon:
    'cabelo|cabeleir|corte=|escova|tinta|madeixas|luzes=|unha|manicur|pedicur|estétic|massagem|depilação|barbe|salão|progressiva|coloração|sobrancelha|tatuagem',
  dentist: 'dentista|dente|dentári|odont|limpeza|aparelho|canal=|ortodont|ótica|óculos|oftalm|sorriso|destartar',
  counter:
    'passaporte|cartão de cidadão|registo|registro civil|cartório|poupatempo|conservatória|câmara|prefeitura|detran|carta de condução|cnh|visto=|consulado|loja do cidadão|vistoria|inspeção|sef|aima',
  medic:
    'doutor|médic|enfermeir|clínica|consultório|fisio|terapeuta|especialista|cardiolog|dermatolog|pediatra|ginecolog|lar=|paciente|utente|saúde|posto|convênio|ubs|cuidador|psicólog|centro de saúde|sus=|unimed',
  medicine:
    'farmácia|receita|remédio|medicament|comprimido|antibiótic|insulina|vacina|xarope|dose=|medicação|manipulação',
  results:
    'resultado|exame|análises|laboratório|sangue|raio x|ressonância|ecografia|ultrassom|mamografia|biópsia|tomografia|colesterol|tensão|pressão',
  hospital:
    'hospital|urgência|cirurgi|operação|operad|internad|internamento|ambulância|anestesi|uti=|alta=|pronto socorro|samu|bloco operatório|upa=',
  ill: 'febre|vomit|doente|caiu|queda|dor=|dores=|machuc|tosse|joelho|anca|quadril|tornozelo|gripe|virose|magoou|aleijou|alergi|passou mal|passar mal',
  animal: 'veterinári|cachorr|cão|cadela|gato|gata=|pet=|bichinho|pet shop|banho e tosa|tosa=|ração',
  school:
    'escola|colégio|universidade|faculdade|agrupamento|direção|diretora|diretor=|matrícula|inscrição|secretaria|aluno|liceu|campus|coordenação|coordenador|pedagóg|ensino',
  teacher: 'professor|professora|prof=|educador|treinador|instrutor|monitor|diretora de turma|explicador',
  nursery: 'creche|jardim de infância|infantário|infantil|berçário|ama=|atl=|maternal|educação infantil',
  pupil:
    'seu filho|sua filha|o seu menino|a sua menina|a menina|o menino|a criança|na turma|na sala|na aula|quinto ano|sexto ano|ano=|turma=|visita de estudo|passeio|excursão|colegas|mochila',
  lessons:
    'trabalho de casa|tpc|lição|dever de casa|matemática|prova=|teste=|nota=|notas=|boletim|autorização|festa junina|comportamento|caderneta|recital|audição|uniforme|farda|reunião de pais|fantasia|propina',
  closed: 'estará fechad|está fechad|encerrad|encerra|não haverá aulas|sem aulas|greve|suspens|aulas suspensas|fechad',
  parents: 'pais=|encarregado de educação|encarregada de educação|responsáveis|mães|associação de pais|responsável',
  order:
    'minha encomenda|meu pedido|bolo|casamento|batizado|cliente|vocês fazem|o senhor faz|a senhora faz|faz trabalhos|orçamento para|queria um orçamento|quero um|preciso de um|preciso de uma|sob medida|à medida|logotipo|tradução|site=|fotos=|convite|seu trabalho|vosso trabalho|contratar|aulas de|buffet|costura|vestido|fiz o|fez o|fez a|armário',
  invoice:
    'fatura|boleto|vencid|em atraso|nota fiscal|pagamento|nota de encomenda|ordem de compra|recibo|em aberto|cobrança|liquid',
  contract: 'contrato|proposta|licitação|concurso público|acordo|assinar o|aditivo|fornecimento|minuta|fornecedor',
  meeting:
    'reunião|apresentação|videochamada|videoconferência|projeto|relatório|obra=|planta=|pauta|slides|a sala|prazo|planilha|equipa de|cronograma|memorial',
  shift:
    'turno|escala|cobrir|substitu|folga|plantão|hora extra|horas extra|faltou|render|abrir a loja|baixa médica|atestado',
  team: 'colega|escritório|contabilidade|recursos humanos|rh=|armazém|depósito|chefe|patrão|gerente|equipe|equipa|oficina|fábrica|do trabalho|o trabalho|serviço=|obra|encarregad|estoque|sede=|admissão|a loja',
  breakdown:
    'servidor|sistema=|senha|palavra passe|rede=|caiu|avari|em baixo|não funciona|inund|computador|quebrou|parou|pifou|impressora|caixa registadora|maquininha',
  vacancy:
    'entrevista|vaga|candidat|emprego|currículo|processo seletivo|recrutamento|contratação|estágio|admissão|seleção|experiência',
  supply:
    'fornecedor|farinha|mercadoria|grossista|atacado|aço|concreto|betão|cimento|lote|amostra|quantidade|produção|estoque|stock|prazo de entrega|matéria prima|sacas|quilos',
  repair:
    'canaliz|encanador|caldeira|aquecedor|esquentador|chuveiro|vazamento|fuga|torneira|cano=|canos=|eletricist|telhado|goteira|infiltração|consert|repar|arranjar|arranjo do|serralh|chaveiro|ar condicionado|pint|pedreiro|azulejista|carpint|marcen|estore|persiana|sanita|vaso sanitário|peça|jardin|entupi|humidade|tomada|disjuntor|faxina|diarista|vidraceiro|desentup|máquina avariada|técnico',
  utilities:
    'internet=|fibra|modem|router|roteador|contador da|medidor|gás|luz=|energia|eletricidade|água|corte de|leitura|falta de água|interrupção|operadora|ligação da',
  garage:
    'oficina|mecânic|freio|travões|pastilha|pneu|óleo|embraiagem|embreagem|seu carro|o carro está|revisão|bateria|motor=|para brisa|lanternagem|funilaria|suspensão|alternador|inspeção do',
  law: 'advogad|notári|escritura|cartório|tribunal|fórum|processo|audiência|inventário|herança|testamento|procuração|ação=|partilhas|solicitador|mediação|inss',
  tax: 'imposto|irs|irpf|contador|contabilista|contabilidade|declaração|finanças|receita federal|iva=|simples nacional|recibos|informe|e fatura|deduç|mei=|guia=|das=',
  installation:
    'instal|manutenção|visita técnica|inspeção|mudança|arquitet|vistoria|fotógraf|revisão anual|dedetiz|condomínio|elevadores|orçamentista|perito|assistência técnica',
  insurance: 'seguro|apólice|segurad|corretor|mediador|prémio|prêmio|sinistro|cobertura|franquia|coberturas',
  quote: 'orçamento|cotação|proposta|tarifa|preço|simulação|estimativa|orçament',
  requested:
    'que pediu|que nos pediu|que me pediu|que pediste|que cê pediu|pediu|solicit|que queria|que querias|que procurava|como combinado|como combinámos|que encomendou|seu pedido|o pedido do|preencheu|que andava à procura|fui medir|fomos medir|medição|tirámos as medidas|me pediu|seu interesse|que lhe interess|visitou|que gostou|conforme|pedido que fez',
  secondhand:
    'usado|segunda mão|quilómetros|quilômetros|seminovo|carro=|carrinha|moto=|piano|modelo|à venda|test drive|stand=|concessionári|retoma|o dono|bicicleta|guitarra|km=|apareceu',
  offer:
    'oferta|preço|desconto|promoção|pacote|viagem|cruzeiro|agência de viagens|parcela|prestação|opção|opções|melhor preço|hotel|condições',
  windows:
    'janela|painel|painéis|solar|cozinha planejada|cozinha=|cozinhas=|móveis planejados|marquise|toldo|bomba de calor|alumínio|piso flutuante|roupeiro|caixilh|placas|3d',
  bank: 'banco|caixa geral|caixa económica|caixa econômica|gestor de conta|gestor da conta|gerente da conta|bancári|poupança|balcão do',
  card: 'cartão|multicaixa|multibanco|verso do|débito=|crédito no cartão|cartões',
  loan: 'empréstimo|financiamento|crédito habitação|crédito=|hipoteca|taxa=|spread|aprovad|avaliação do|consignado|consórcio',
  fraud:
    'fraude|fora do padrão|suspeit|invulgar|incomum|compra de|movimento|bloque|segurança|códigos|nunca pediremos|nunca lhe|verific|prevenção|não reconhec|precaução|transação',
  account:
    'conta=|contas=|transferência|pix=|salário|depósito|cheque|débito direto|a prazo|assinatura da|limite|ted=|extrato|vencimento|cofre|terminal|maquininha',
  branch:
    'agência|balcão|presencial|documento|bilhete de identidade|identidade|rg=|levantar o cartão|passar na|guichê|dependência',
  wrong:
    'enganei|engano|enganad|número errado|errei|errad|não é o|não é a|não é da|ligação errada|não é daí|não é aí|quem é|não é do|desculpe incomodar|desculpa aí|foi engano|trocado|troquei|me confundi|confundi',
  isThat:
    'é da|é do|é daí|é aí|é o número|falar com o|quero falar|queria falar|chama a|chama o|passe me|me passa|quero pedir|queria pedir|queria encomendar|vocês estão abertos|tem para|está a|está o|cadê',
  taxi: 'táxi|uber|pizza|marmita|pastilhas|peças|bilhete|ingresso|bilheteira|bilheteria|corrida=|tele entrega|delivery|reservar um',
  landlord:
    'senhori|proprietári|inquilin|dono do|dona do|imobiliária|arrend|locador|o apartamento|a casa que|administradora',
  rent: 'aluguel|renda=|arrendamento|caução|fiador|contrato de|recibo da renda|reajuste|despejo|condomínio=|mensalidade|depósito de',
  politics:
    'campanha|voluntári|eleição|eleições|voto|votar|mesário|comité|comitê|candidat|panflet|comício|partido|vereador|urna|abaixo assinado|junta=|autárquicas|delegado de lista|mesa de voto',
  found: 'achei|encontrei|carteira|chaves|perdid|perdeu|achados|documento|mochila|esquec|caiu do|achou',
  disturbance:
    'estacionad|bloque|barulho|alarme|faróis|mal parado|tapando|garagem|pingando|infiltração no|fumo|fumaça|árvore|risquei|bati no|música alta|latindo|ladrar|luz acesa|a tapar|tirar o carro',
  police:
    'polícia|esquadra|delegacia|agente=|queixa|depoimento|testemunha|furto|roubo|gnr|psp|boletim de ocorrência|intimação|notificação|censo|investigador|escrivã',
  association:
    'paróquia|igreja|coro=|coral|associação|clube|missa|comissão|biblioteca|quermesse|concerto|doação de sangue|rifa|terreiro|culto|bombeiros|rancho|exposição|ensaio',
  building:
    'condomínio|prédio|moradores|síndic|assembleia|garagem|lixo|condómin|vaga de|portaria|obras no|vizinhos|terraço|área comum|reunião de condomínio',
  kin: 'mãe|mamãe|pai=|papai|irmão|irmã|tia|tio=|prim|avó|avô|vó=|vô=|sogr|cunhad|sobrinh|esposa|marido|mulher=|filho=|filha=|mano|mana|madrinha|padrinho|nora|genro|tios|afilhad',
  child:
    'as crianças|os meninos|as meninas|o miúdo|a miúda|os miúdos|o bebé|o bebê|neném|buscar o|buscar a|as netas|os netos|o pequeno|a pequena|ir buscar',
  meal: 'almoço|jantar|almoçar|jantar=|comida|natal|páscoa|bacalhau|feijoada|ceia|cozido|domingo|churrasco em família|comer|panela',
  love: 'beijo|beijinho|te amo|amor=|querid|meu bem|filho=|filha=|saudade|abraço|coração|fofa|meu anjo|gosto muito|deus te abençoe|bênção',
  mate: 'mano=|cara=|pá=|parceiro|brother|velho|véi|galera|malta|amigo|amiga|rapaz|meu=|chefe=|rapaziada|da faculdade|do futebol|irmão=|miga|bora|o pessoal|gajo|camarada|kamba|mermão|colega do',
  party:
    'aniversário|festa|casamento|despedida de|batizado|presente|prenda|surpresa|churrasco|comemor|chá de|padrinho|discurso|formatura|convidar|convite',
  leisure:
    'futebol|jogo|pelada|praia|cerveja|copo=|copos|café=|cinema|show=|concerto|pesca|pescar|viagem|viajar|fim de semana|trilha|caminhada|surf|camping|acampar|bar=|samba|bilhetes|ingresso|bicicleta|padel|férias|jogar|balada|boteco|passear',
  borrow:
    'emprest|mudança|mudar de casa|me mudar|carrinha|escada|furadeira|berbequim|devolver|dar uma força|dar uma mão|ajuda na|ajudar na|carona|boleia|reboque|caixote',
  baby: 'nasceu|bebé|bebê|grávida|parto|maternidade|quilos|neném|noiv|vou casar|nascimento',
  reunion:
    'saudades|quanto tempo|há tanto tempo|há séculos|pôr a conversa|conversar|encontro|te ver|ver te|lembrei de|lembrei me|reencontro|tudo bem|novidades|número novo|novo número|bater papo|na cidade|turma do',
  formal:
    'bom dia|boa tarde|boa noite|senhor|senhora|por favor|obrigad|lhe=|informamos|agradec|solicitamos|ligamos|estamos a|vosso|o senhor|a senhora|atenciosamente|gentileza',
  familiar:
    'oi=|olá|me liga|liga me|liga pra|tô=|cê=|tu=|te=|tá=|beijos|valeu|tchau|ó=|vem=|teu=|tua=|contigo|diz me|rapá|né=',
};
