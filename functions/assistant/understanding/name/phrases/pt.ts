import type { Phrases } from '#functions/assistant/understanding/name/phrases/phrases.ts';

export const pt: Phrases = {
  strong: `meu nome é|o meu nome é|me chamo|chamo me|eu me chamo|quem fala é|aqui quem fala é|quem está falando é|da parte de|da parte do|da parte da|fala o|fala a|daqui fala|daqui é|diga que é|diz que é|em nome de|quem liga é|está a falar com|você está falando com|aqui fala|quem tá falando é|avisa que foi|avisa que é`,
  intro: `aqui é|é o|é a|sou o|sou a|sou|é|aqui é o|aqui é a|daqui|eu sou|eu sou o|eu sou a|aqui|sou eu|somos|somos da|é só|fala`,
  weak: `sim|oi|olá|alô|bom dia|boa tarde|boa noite|estou|está|nome|então|olha|olhe|pois|ah|é que`,
  after: `aqui|falando|quem fala|ao telefone|a falar|daqui|quem está falando|que está falando|que fala|do outro lado|ligando|sou eu`,
  from: `da empresa|da|do|das|dos|de|aqui da|aqui do|ligo da|ligo do|falo da|falo do|estou a ligar da|estou a ligar do|estou ligando da|estou ligando do|tô ligando da|tô ligando do|em nome da|em nome do|aqui é da|aqui é do|é da|é do|somos da|somos do|na|no|pela|pelo`,
  greeting: `oi|olá|alô|bom dia|boa tarde|boa noite|está lá|estou|opa|e aí|ei|senhor|senhora|obrigado|obrigada|desculpe|desculpa|dona|seu|querida|querido|viva`,
  others: `para|pra|pro|ao|à|com|e|sobre|por|que|falar com|rua|avenida|entre|como|sua|seu|minha|meu|até|procurando|a respeito do|a respeito da|quanto|avisar|pergunta|chamar|se`,
  titles: `senhor|senhora|sr|sra|doutor|doutora|dr|dra|dona|seu|dom|professor|professora|prof|engenheiro|engenheira|eng|padre|pastor|o|a|menina`,
  kin: `mãe|mamãe|pai|papai|irmão|irmã|filho|filha|esposa|esposo|mulher|marido|tia|tio|titia|primo|prima|avó|avô|vovó|vovô|vó|vô|sobrinho|sobrinha|sogra|sogro|cunhada|cunhado|vizinho|vizinha|namorada|namorado|madrinha|padrinho|comadre|compadre|nora|genro|senhorio|senhoria|mana|mano`,
  kinBeforeName: `tia|tio|titia|avó|avô|vovó|vovô|vó|vô`,
  possessives: `sua|seu|tua|teu|a|o|minha|meu|a tua|o teu|a sua|o seu`,
  places: `clínica|hospital|farmácia|consultório|centro|centro de saúde|posto|posto de saúde|escola|colégio|creche|faculdade|universidade|jardim|banco|caixa|seguros|seguradora|transportes|transportadora|entregas|correios|escritório|biblioteca|oficina|mecânica|encanamento|construções|construtora|carpintaria|marcenaria|serralharia|cozinhas|janelas|padaria|pastelaria|confeitaria|restaurante|bar|café|hotel|pousada|salão|cabeleireiro|barbearia|estúdio|galeria|loja|floricultura|florista|livraria|veterinária|ótica|laboratório|câmara|prefeitura|tribunal|fórum|polícia|delegacia|serviço|serviços|empresa|grupo|companhia|cartório|notário|advocacia|contabilidade|imobiliária|administradora|condomínio|viagens|agência|paróquia|igreja|clube|associação|teatro|academia|ginásio|residência|secretaria|recepção|receção|armazém|móveis|mudanças|chaveiro|lavanderia|lavandaria|gráfica|irmãos|filhos|fundação|cooperativa|fisioterapia|pet shop|depósito|agrupamento|junta`,
  roles: `encanador|canalizador|eletricista|pedreiro|motorista|entregador|estafeta|motoboy|carteiro|enfermeira|enfermeiro|recepcionista|rececionista|professora|professor|treinador|treinadora|diretora|diretor|secretária|secretário|gerente|gestor|gestora|contador|contadora|contabilista|advogada|advogado|notária|agente|corretor|corretora|mediador|mediadora|consultor|consultora|técnico|técnica|engenheiro|engenheira|mecânico|jardineiro|carpinteiro|marceneiro|pintor|senhorio|senhoria|vizinha|vizinho|dentista|veterinária|veterinário|fisioterapeuta|farmacêutica|farmacêutico|cabeleireira|cabeleireiro|manicure|fotógrafo|fotógrafa|florista|porteiro|porteira|zelador|síndico|síndica|assistente|voluntária|chaveiro|arquiteta|arquiteto|colega|cliente|encarregado|encarregada|chefe|médico|médica|vendedor|vendedora|coordenadora|coordenador|educadora|pediatra`,
  correction: `não desculpe|desculpe|desculpa|não|quer dizer|aliás|perdão|digo|ou melhor`,
  fillers: `é|hum|eh|ahn|tipo|né|bom|então|pois|pronto|olha|olhe|assim`,
  particles: `de|da|do|das|dos|e|van|von|del|di`,
  refusal: `prefiro não dizer|não quero dizer|não vou dizer|não interessa|tanto faz|sem nome|anônimo|anónimo|prefiro não`,
  asked: `quem fala|quem está falando|quem está a falar|seu nome|com quem falo|com quem estou|quem é|quem liga|quem está ligando|como se chama|se identificar|identifi*|da parte de quem|quem me liga|quem devo`,
};
