import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day', isHourMarked: true },
  refusals: {
    no: '(?:(?<! se )nao|nunca|jamais|nem|ninguem|nenhum|nenhuma|nada)(?: (?:lhe|te|se|vou|vamos|ha|tem|precisa|preciso|precisamos|de|a|que|em|o|os|as|pedir|pedimos|pede|pedem|pediremos|passe|passa|informe|diga|de|da|mande|partilhe|compartilhe|nunca|sua|suas|seu|seus|qualquer|nenhum|nenhuma|por|dados|cobramos|ao|nos)){0,12}',
    wanted:
      '(?:codigos?|senhas?|palavra passe|pin|cartao|dados|dinheiro|pagamento|pagar|numeros?|iban|pix|transferencia|sinal|telefone|links?)',
  },
  accountScams: {
    blocked:
      '(?:contas?|cartao|cartoes|acesso|pix|cpf)(?: [^ ]+){0,4} (?:bloquead[^ ]*|encerrad[^ ]*|suspens[^ ]*|desativad[^ ]*|congelad[^ ]*|cancelad[^ ]*|limitad[^ ]*|retid[^ ]*|fechad[^ ]*|invadid[^ ]*|travad[^ ]*)|(?:bloqueamos|bloquearam|encerramos|encerraram|suspendemos|cancelamos|congelaram)(?: [^ ]+){0,2} (?:contas?|cartao|acesso)',
    call: '(?:lig[^ ]*|telefon[^ ]*|disc[^ ]*|chamar?|contat[^ ]*)',
    code: '(?:pass[^ ]*|diga|diz|dizer|fal[^ ]*|ler|leia|le|inform[^ ]*|confirm[^ ]*|com|tenha|deix[^ ]*|mand[^ ]*|coloc[^ ]*|separ[^ ]*)(?: [^ ]+){0,4} (?:codigo|senha|pin|token|numeros|digitos)',
    card: '(?:atras|verso|costas) d[oe] (?:seu |dela |dele )?cartao|no verso|na agencia pra (?:pegar|retirar)|ao balcao|pel[oa] app|pelo aplicativo|no aplicativo',
  },
  schemes: {
    toMe: 'me (?:pass|diz|dig|fal|dit|mand|lei)[^ ]*|(?:diga|dite|mande|leia|passe) me',
    codeSent:
      '(?:codigo|digitos)(?: [^ ]+){0,5} (?:cheg[^ ]*|mand[^ ]*|envi[^ ]*|receb[^ ]*|caiu)|(?:cheg[^ ]*|mand[^ ]*|envi[^ ]*|receb[^ ]*)(?: [^ ]+){0,4} (?:codigo|digitos)',
    payment: 'faturas?|aluguel|renda|boletos?|pagamentos?|pagar|pague|transferencias?|transferir|pix|salario',
    newPayee:
      '(?:mud[^ ]*|troc[^ ]*|nov[oa]s?|outra)(?: [^ ]+){0,4} (?:banco|conta|iban|chave|nib|pix)|(?:conta|iban|chave|pix)(?: [^ ]+){0,3} (?:nov[oa]|mud[^ ]*|pessoal)',
    unchecked:
      '(?:nao precisa|nao e preciso|nao e necessario|escusa de|sem)(?: [^ ]+){0,3} (?:lig[^ ]*|confirm[^ ]*|verific[^ ]*|telefon[^ ]*|avis[^ ]*)|nao (?:lig[^ ]*|confirm[^ ]*)(?: [^ ]+){0,2} (?:para|pra|com|no|na)',
    bank: 'bancos?|bancari[oa]|cartao|cartoes|financas|receita federal|inss|seguranca social|apoio ao cliente|central de atendimento',
    codeDemand:
      '(?:codigo|senha|digitos|pin|token)(?: [^ ]+){0,6} me (?:pass[^ ]*|diz[^ ]*|diga|fal[^ ]*|dit[^ ]*|mand[^ ]*|lei[^ ]*)|(?:me pass[^ ]*|me diz[^ ]*|me diga|me fal[^ ]*|me dit[^ ]*|me mand[^ ]*|diga me|dite me|leia|ler|ditar|tenha)(?: [^ ]+){0,4} (?:codigo|senha|digitos|pin|token)',
    savings: 'economias|poupanca|dinheiro|fundos|reservas|poupancas|aplicacao',
    haven: '(?:conta|lugar|sitio|cofre|local) (?:segur[ao]|protegid[ao]|blindad[ao])|a salvo|em seguranca',
    device:
      '(?:seu|sua|teu|o seu|a sua) (?:computador|roteador|router|modem|pc|notebook|internet|rede|wifi|windows)(?: [^ ]+){0,5} (?:erros?|virus|infectad[ao]|invadid[ao]|hackead[ao]|alertas?|hackers?)',
    heir: '(?:seu|sua|teu|tua) (?:sobrinh[ao]|net[ao]|filh[ao])|(?:sobrinh[ao]|net[ao]|filh[ao]) (?:dela|dele)|vo|vovo|avo|tia|titia|tio|avozinha',
    cash: 'dinheiro|envelope|notas|joias|reais|euros|pacote|numerario',
    fetch:
      '(?:motoboy|amig[ao]|coleg[ao]|advogad[ao]|mensageir[ao]|estafeta|motorista|alguem|portador)(?: [^ ]+){0,4} (?:passa[^ ]*|vai|vem|busca[^ ]*|pega[^ ]*|leva|indo|recolhe[^ ]*)|(?:entreg[^ ]*|de|dar|passe)(?: [^ ]+){0,5} (?:motoboy|amig[ao]|coleg[ao]|estafeta|mensageir[ao]|portador)|passar pegar|passar para pegar',
    stranded:
      '(?:carteira|passaporte|bolsa|mala|documentos)(?: [^ ]+){0,3} (?:roubad[ao]|perdid[ao]|sumiu|roubaram|sumiram)|(?:roubaram|perdi|sem|furtaram|levaram)(?: [^ ]+){0,2} (?:carteira|passaporte|bolsa|mala|documentos)|assaltad[ao]',
    trouble: 'fui pres[ao]|pres[ao]|detid[ao]|na cadeia|na delegacia|na esquadra|bati o carro|tive um acidente',
    lend: '(?:mand[^ ]*|envi[^ ]*|emprest[^ ]*|transfer[^ ]*|deposit[^ ]*|adiant[^ ]*)(?: [^ ]+){0,4} (?:dinheiro|pouco|grana|hotel|algum|pix|passagem|euros|reais)|(?:preciso|precisa)(?: [^ ]+){0,4} (?:dinheiro|grana|fianca|pix)|me empresta|emprestas me',
    untraceable:
      '(?:pag[^ ]*|quit[^ ]*|acert[^ ]*)(?: [^ ]+){0,6} (?:cartao presente|cartoes presente|vale presente|gift cards?|bitcoins?|cripto[^ ]*|google play|itunes|steam)|(?:compr[^ ]*)(?: [^ ]+){0,3} (?:cartao presente|cartoes presente|vale presente|gift cards?|bitcoins?|cripto[^ ]*|google play|itunes|steam)(?: [^ ]+){0,8} (?:codigos?|numeros?|leia|mand[^ ]*|envi[^ ]*)',
    parcel: 'correios|ctt|encomenda|alfandega|pacote|entrega|remessa',
    fee: '(?:pequen[ao]|uma|minima) (?:taxa|taxinha|tarifa|despesa|valor|custo)|taxinha|taxa (?:de|da|do) (?:alfandega|desalfandegamento|liberacao|reenvio)',
    innocent:
      '(?:ela|ele|voce|que|a senhora|o senhor) (?:encomendou|pediu|reservou|comprou|marcou|encomendaste|pediste|solicitou)|(?:seu|sua|o seu|teu) (?:horario|notebook|computador|carro|pedido|consulta|oculos|receita)(?: [^ ]+){0,3} (?:pront[ao]|consertad[ao]|amanha|segunda|terca|quarta|quinta|sexta|sabado|chegou|confirmad[ao])|(?:juntando|vaquinha|cartao presente|recolha|contribuir)(?: [^ ]+){0,6} (?:coleg[ao]|despedida|aniversario|aposentadoria|reforma|casamento|professora)|(?:meu|minha|nosso|nossa) (?:[^ ]+ )?(?:filh[ao]|marido|mulher|espos[ao]|irma|irmao|client[ea]|pai|rapaz)(?: [^ ]+){0,4} (?:pres[ao]|detid[ao])|deixou (?:um|uma|o|a) (?:envelope|encomenda|pacote|carta)(?: [^ ]+){0,3} (?:comigo|com|na|aqui)|(?:perdi|esqueci|deixei) (?:a|minha|a minha) (?:carteira|bolsa|mala)(?: [^ ]+){0,8} (?:na sua|na tua|em sua|contigo)|seu sobrinh[ao] [^ ]+ (?:vou|chego)|ja paguei',
    gatherings:
      '(?:o|do|no|ao) ensaio|ensaios|(?:nossa|a|da|sua|tua) exposicao|(?:o|do|no) cor(?:al|o)|festa de (?:aniversario|anos)|(?:curso|oficina|aula) de (?:fotografia|ceramica|pintura|danca)|clube de leitura|(?:residente|moradora?|utente|paciente)(?: [^ ]+){0,10} (?:quer|queria|gostaria|me pediu|pediu me)',
    demand:
      '(?:pague|paga|pagar|deposit[^ ]*|mande[^ ]*|envie[^ ]*|diga|leia|ler|inform[^ ]*|confirm[^ ]*|verifi[^ ]*|compre|transfir[^ ]*|transfer[^ ]*|invest[^ ]*|atualiz[^ ]*|passe)(?: [^ ]+){0,5} (?:dinheiro|codigos?|pin|senha|cartao|cartoes|dados|conta|numero|fianca|endereco|nascimento|multa|bitcoins?|identidade|pix|link|taxa)|digite|aperte|oferta especial|desconto|sem custo|promocao|reais|doze vezes|bolsa de|euros|por mes|boleto',
  },
  publicSurvey: {
    office:
      'ibge|censo|prefeitura|secretaria (?:da|de|municipal)[^ ]*(?: de)? saude|secretaria da saude|posto de saude|camara municipal|agente do censo',
    survey: 'pesquisa[^ ]*|censo|questionario|inquerito|recenseamento',
  },
  please: /,?\s(?:por favor|se faz favor|por gentileza)(?=[\s,.!]|$)/giu,
  negation: { request: /^nao$/ },
  occupation:
    /(?:^(?:oi |ola |bom dia |boa tarde |sim )*(?:eu )?(?:sou|e) (?:o|a) [^ ]+(?: [^ ]+)? que )|^(?!.* (?:e|mas|porque|que) )(?:oi |ola |bom dia |boa tarde |sim |entao |bem )*(?:eu )?(?:cuido (?:de|da|do|das|dos) |trabalho (?:na|no|para|pra|em|com) |tomo conta |trato (?:da|do|das|dos|de) |sou (?:a|o) responsavel )/,
  clocks: {
    caller: 'minha hora|meu horario|horas? (?:daqui|de ca|minhas?)|horario daqui|horas? ca',
    owner: '(?:hora|horas|horario) (?:dai|de la|dela|dele|de voces|deles|de chicago)',
    'America/Sao_Paulo': '(?:hora|horario) de (?:brasilia|sao paulo|brasil)|(?:hora|horario) do brasil',
    'Europe/Lisbon':
      'horas? (?:de lisboa|de portugal|portuguesas?)|ca (?:de|em) (?:lisboa|portugal)|em (?:lisboa|portugal)',
    'Atlantic/Azores': 'hora dos acores',
    'America/Manaus': '(?:hora|horario) de manaus',
    'Africa/Luanda': 'hora de (?:luanda|angola)',
  },
  twoClocks: {
    caller: 'minha hora|meu horario|hora daqui|horario daqui|para mim|pra mim|aqui',
    owner:
      '(?:sua|tua) hora|(?:seu|teu) horario|no horario del[ae]|na hora del[ae]|(?:hora|horario) d(?:el[ae]|e la|ai)|p(?:a)?ra el[ae]|la',
  },
  extension: '(?:ramal|extensão)(?: número| é o| é a)?',
  deadline: { before: 'antes d[aeo]s?|até(?: a| o| à| ao| às| as)?', after: 'no máximo|o mais tardar', not: 'não|nao' },
  placeLead: /^(?:(?:estou |tô )?(?:a )?(?:lig|fal)(?:o|ando|ar|amos) |aqui (?:é )?)/iu,
  codeWords: /\b(c[oó]digo|senha|pin|cart[aã]o)/i,
  script: null,
  wordEndings: [],
};

export const formats: Formats = {};
