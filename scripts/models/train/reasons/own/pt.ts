import type { OwnCalls } from '#scripts/models/train/reasons/own-calls.ts';

export const pt: OwnCalls = {
  delivery: `boa tarde é o entregador do mercado tô com as suas compras na portaria
    ponto de recolha Papelaria Central a sua encomenda fica cá até sexta
    Móveis Aurora o camião passa na quarta entre as nove e o meio-dia para deixar o roupeiro
    sou a dona Lurdes do segundo esquerdo o carteiro deixou comigo um pacote para si
    despachante do aeroporto a sua carga está retida na alfândega falta a fatura
    floricultura tenho um ramo para entregar e ninguém abre
    é do gás posso levar a botija hoje à tarde
    moço do delivery sua pizza tá aqui embaixo não acho o bloco`,
  appointment: `bom dia da imobiliária a visita ao apartamento no sábado já não dá podemos passar para terça
    salão Bela abriu uma vaga às três para o seu corte
    cartório a assinatura da escritura foi antecipada para dia quatro confirma
    aqui é o Enzo seu personal preciso mudar o treino de quinta
    escola de condução a aula de amanhã fica sem efeito o carro está na oficina
    restaurante Sabor da Terra é pra confirmar a mesa de oito hoje à noite
    companhia do gás o técnico da inspeção não pode ir na quarta temos de remarcar
    clínica dentária lembrete da sua consulta segunda às nove prima um para confirmar
    oficina do Lago sua revisão estava marcada pra terça mas o elevador quebrou vamos remarcar`,
  work: `é a Sandra dos recursos humanos falta a tua assinatura no contrato
    o senhor montou a nossa cozinha em março e a porta do armário caiu podia vir ver
    é o Juca tô preso no trânsito consegue abrir a loja no meu lugar
    Siderúrgica Norte o aço do seu pedido atrasa duas semanas
    queria saber se fotografa casamentos é para junho
    empresa de recrutamento o cliente gostou do seu perfil e quer marcar a segunda entrevista
    chefe o sistema caiu e ninguém consegue faturar liga logo
    câmara de Évora sobre a proposta que apresentou no concurso falta um documento
    ainda dá aulas de guitarra é para o meu filho de dez anos`,
  family: `é o pai esqueceste o carregador cá em casa
    meu amor é a vovó teu tio tá no hospital mas tá bem liga pra tua mãe
    é a tua irmã estamos a juntar para a prenda da mãe quanto dás
    amor tô presa no serviço você pega as crianças na creche
    é o tio Zé o advogado quer falar com todos sobre a casa do avô
    filha chego às seis no comboio vens buscar-me
    sou tua prima de Lisboa nasceu o bebê é menina
    é a mãe a televisão deixou de dar e não sei mexer no comando`,
  friend: `ei é a Flávia você esqueceu o casaco aqui em casa ontem
    fala parceiro é o Tiago do clube falta um goleiro pro jogo de quinta
    é a Lúcia nem sabes quem encontrei no mercado depois conto
    bora pra praia no feriado sobrou um lugar no carro
    é o Bruno emprestas-me a carrinha no sábado para as mudanças
    amiga tenho dois bilhetes para o concerto vens comigo
    meu irmão é o Celso da faculdade estamos marcando um reencontro da turma
    oi é a Paula queria saber como estás depois da separação`,
  health: `farmácia do Mercado a sua medicação chegou guardamos até sábado
    laboratório as suas análises estão prontas o médico quer falar consigo
    lar Santa Marta a sua mãe caiu esta noite mas está bem já foi vista pelo médico
    é a enfermeira do domicílio passo mais tarde para a injeção
    clínica veterinária o seu gato já acordou a operação correu bem
    plano de saúde a autorização da sua cirurgia foi aprovada
    centro de diálise precisa vir uma hora mais cedo para a sessão
    ótica os seus óculos novos chegaram
    programa de rastreio o seu kit não chegou ao laboratório
    hemocentro estamos sem sangue O negativo pode doar esta semana`,
  school: `secretaria do colégio seu filho não veio à aula hoje
    creche a sua menina está com febre é preciso vir buscá-la
    é o pai do Léo estamos combinando a carona pro passeio do museu tem vaga no carro
    universidade falta um documento na sua matrícula
    sou a professora da Zoé queria falar sobre os trabalhos de casa
    a escola amanhã está fechada por causa do temporal
    o autocarro escolar passa dez minutos mais cedo
    mãe da Clara estamos juntando pro presente da professora
    conservatório a audição de piano passou para dia dez`,
  service_provider: `é o canalizador encontrei a fuga tenho de partir o azulejo o que faço
    central de alarmes disparou o alarme da sua loja a patrulha vai a caminho
    seguradora setor de sinistros o perito vai terça por causa dos danos da água
    companhia de luz vai faltar energia na sua rua quinta de manhã
    doutora Azevedo saiu a sentença ligue antes de assinar
    oficina dos Pinheiros a embreagem acabou e tem que trocar o volante também
    contabilista preciso das faturas de março para o IVA
    lavandaria o casaco está pronto mas a mancha não saiu
    mudanças Rápidas o caminhão não pode estacionar precisa autorização
    a marca está chamando seu carro para recall do airbag`,
  bank_real: `banco gerente da sua conta sobre o limite passe na agência
    o seu cartão ficou retido na caixa o novo está ao balcão
    setor de fraudes bloqueamos uma compra suspeita ligue para o número no verso do cartão
    seu financiamento da casa foi aprovado falta assinar
    o cheque que depositou voltou sem fundos
    falta comprovativo de morada para atualizar a conta
    o balcão vai fechar para obras e o seu cofre passa para outra agência
    caixa agrícola o crédito vence este mês vamos falar da renovação`,
  sales_wanted: `serralharia o orçamento que pediu para a marquise está pronto
    concessionária o carro que queria experimentar já chegou
    agência de viagens achei dois voos para Roma como você queria
    corretora fiz a cotação que pediu no site
    escola de línguas pediu os preços dos cursos à noite
    loja de colchões o modelo que gostou está em promoção até domingo
    é o senhor do anúncio a mota que queria ainda está disponível eu guardo
    cozinhas por medida depois da sua visita terminei o projeto e o preço`,
  wrong_number: `alô é do açougue queria encomendar um pernil ah desculpa enganei-me
    doutor é a dona Rita por causa do curativo como não é do consultório ai perdão
    Geraldo é a Lúcia traz o pão ué não é o Geraldo foi mal
    manda um táxi pro hospital ih liguei errado
    recado para o senhor Tavares os pneus chegaram se não é o senhor Tavares desconsidere
    queria mudar o meu corte de quinta não é do salão troquei dois números
    passe-me à contabilidade como é particular peço desculpa pelo incómodo
    patrão a entrega tá feita ué esse não é o número dele não`,
  other: `é a porteira está a cair água da sua casa para o corredor
    achei a sua carteira no ônibus tinha este telefone dentro
    biblioteca o livro que reservou já chegou
    esquadra de Faro está convocado como testemunha segunda
    câmara municipal pagou a taxa duas vezes temos de devolver venha ao balcão
    vizinho do terceiro seu carro tá tapando minha garagem
    administração do condomínio a assembleia passou para dia doze precisamos da procuração
    paróquia precisamos de gente para montar a tenda da quermesse
    é o senhorio a renda de março não entrou
    departamento de urbanismo a sua licença de obras está incompleta
    seu cachorro tá aqui com a gente a coleira tem este número
    comitê da campanha vamos distribuir panfletos sábado na feira você vem`,
};
