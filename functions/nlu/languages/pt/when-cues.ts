import type { Cues } from '#functions/nlu/when/cues.ts';

export const whenCues: Cues = {
  asks: 'quando|que hora|horario|ligar de volta|retornar|que dia|melhor altura|contactar',
  call: 'conversar|da um alo|me chame|chamada|da-me uma|bater um papo|responder|avis|ligue|liga|me liga|me ligue|retorn|telefon|dar um toque|da um toque|de-me um toque|um toque|chama-me|me chama|falamos|contact|podemos falar|pode ser|um bip|uma ligada|diga-me|nos ligue|devolv|me da um|por telefone|pelo telefone|bate um fio|me bate|chama no|pode chamar|conversa comigo|fala com|fale com|trocar uma ideia|queria falar|falar|chamar|fazer uma ligacao|me telefone|da uma ligada|de uma ligada|dar uma ligada|de um toque|da um pulo|contata|contate|dar um alo|me procura|me procure|volte a ligar|volta a ligar-me|torne a ligar|tente de novo|tente outra vez|ligue de novo|liga de novo|ligue outra vez|liga outra vez|ligue novamente',
  tell: 'confirme|confirma|diga|avisa|avise|responda|responde|informe|me fala|me conta|uma resposta|me diz|manda mensagem|me avisa',
  free: 'atendo|posso atender|posso falar|me acha|encontra|apanha-me|apanhas|estou livre|tou livre|to livre|disponivel|to na mesa|tou em casa|to em casa|estou em casa|saio as|saio do|no intervalo|no recreio|na minha folga|estou de folga|fico livre|to no |tou no|estou no|estarei|vou estar|ja cheguei|volto da',
  needless:
    'nao precisa|nao e preciso|nao e necessario|nao ha necessidade|nao requer|nao responda|sem necessidade|nao me ligue|nao vale a pena|dispensa|nao ligue|nao retorne|deixe estar|deixa estar|nao se incomode|escusa de|escusam de|nao vale ligar|sem retorno',
  self: 'ligo mais|ligo eu|ligo amanha|ligo na|ligo no|volto a tentar|tento outra|tento amanha|retorno eu|te chamo|eu chamo|entramos em contacto|entraremos|nao ligue|nao precisa|nao e preciso|nao vale a pena|eu ligo|volto a ligar|ligo de novo|torno a ligar|ligarei|retornarei|vou ligar|tento de novo|eu tento|eu retorno|ligamos|ligaremos|passo ai|passo por|eu passo|vou passar|tentarei|ligo-te|te ligo|lhe ligo|entrega|eu volto|ligo outra vez|nao me ligue|vai ligar|vai te ligar|vai lhe ligar|ligara|entrara em contato|entra em contato|vao ligar|volta a ligar|ligo depois|ligo logo|torno a tentar|eu levo|eu torno a ligar|eu volto a ligar|ligamos de volta|voltamos a ligar|tornamos a ligar|retornaremos|eu te retorno|ligo-lhe|telefono eu|telefono mais|eu telefono|volto a telefonar|eu dou um toque|eu mesmo ligo|eu mesma ligo|eu que ligo|nos ligamos|a gente liga|a gente te liga|a gente retorna|eu insisto',
  intro:
    'estou a ligar|estou ligando|liguei|ligo por|ligo de |ligo para|to ligando|tou a ligar|estava a ligar|vi sua chamada|vi a sua chamada|retornando|telefono|telefonei|estamos a ligar|estamos ligando|falo da|falo do|fala da |fala do |fala o |fala a |me ligou|ligou-me|voce ligou',
  suits:
    'que e|seria|esta bom|pode ser|e melhor|serve|e bom|da jeito|por favor|se puder|estou livre|que ja|fica bem|estou em casa|se der|ta bom|ta otimo',
  unfit: 'nao posso|nao da|estou em|to em|to no|to na|fechad|trabalho|nao consigo|e feriado|tenho consulta',
  busy: 'estou em|to em|to no|to na|fecha|entrevista|exceto|menos|marcad|consulta|trabalho|antes estou|viajando|viagem|vou|reuniao|sua|seu|teu|tua|tenho|estou de|servico|medico|vindimas|ocupad|em viagem|dou aula|em formacao|estou fora|busco minha',
  earliest:
    'nao antes|nunca antes|a partir d|so depois d|em diante|antes nao|nao ligue antes|nao me ligue antes|nao liguem antes|nao vale a pena ligar antes|nao adianta ligar antes|antes disso nao|so a partir|so apos|so depois|ligar antes d|ligue antes d|ligues antes d|liga antes d|telefonar antes d|telefone antes d|so volto |so volta |so chego ',
  event:
    'consulta|reuniao|entrega|marcad|prova|exame|aula|jogo|festa|casamento|aniversario|chega|sai |vence|comeca|visita|missa|viagem|voo|reserva|ensaio|cirurgia|batizado|plantao|mudou|cancel|adiad|lembra|agendad|levantad|recolh',
  come: 'vir |venha|vem |passar|passe|buscar|retirar|levantar|trazer|traga|leva |compareca|comparecer',
  hours: 'abrimos|aberto|horario de|fechamos|de segunda a|atendemos|fecha as|abre as',
  vague:
    'quando puder|quando quiser|qualquer hora|a qualquer|tanto faz|assim que|o quanto antes|sem pressa|quando der|quando lhe',
  that: 'nessa hora|essa hora|a essa hora|nesse dia|esse dia|ai |mesma hora|nesse horario',
  so: 'entao |ai |assim |por isso |melhor |digamos ',
  not: 'nao |menos ',
  wrong: 'numero errado|liguei errado|foi engano|e engano|enganei-me|me enganei|desculpe o engano',
  recorded:
    'prima 1|tecle|digite 1|mensagem automatica|informacao automatica|nao requer resposta|mensagem gravada|pressione',
  agrees: 'sim|pode ser|claro|ok|esta bem|ta bom|perfeito|combinado|isso|serve|fica bem',
  first: 'primeiro|primeira',
  second: 'segundo|segunda opcao|ultimo|ultima|outro|outra',
};
