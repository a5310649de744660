import type { Phrases } from '#functions/assistant/understanding/name/phrases/phrases.ts';

export const tr: Phrases = {
  strong: `adım|ismim|benim adım|benim ismim|adım soyadım|arayan|adımız`,
  intro: `ben|benim|burası|biz|bendeniz|ya ben|abi ben|abla ben|anne ben|baba ben|kızım ben|oğlum ben`,
  weak: `merhaba|alo|iyi günler|evet|selam|günaydın|iyi akşamlar|selamün aleyküm|efendim|buyurun|şey|hah|tamam|ha|kolay gelsin`,
  after: `ben|benim|arıyorum|konuşuyorum|arıyor|konuşuyor|burada|aradım|aramıştım|diyorlar|derler|adım|ismim|arıyoruz|aradı|ben de|sizi arıyorum|rahatsız ediyorum`,
  from: `'den|den|dan|ten|tan`,
  greeting: `merhaba|merhabalar|alo|iyi günler|selam|günaydın|iyi akşamlar|efendim|sayın|sevgili|canım|kusura bakma|kusura bakmayın|pardon|teşekkürler|teşekkür ederim|hayırlı günler`,
  others: `için|ile|ve|gibi|kadar|göre|bizim|sizin|onun|senin|bir|bu|şu|o|sokak|cadde`,
  titles: `bey|hanım|beyefendi|hanımefendi|doktor|dr|prof|profesör|hoca|hocam|öğretmen|avukat|av|sayın|usta|ustam|uzman|müdür|hemşire`,
  kin: `annen|anneniz|annesi|baban|babanız|babası|kardeşin|kardeşiniz|ablan|ablanız|abin|abiniz|ağabeyin|kızın|kızınız|oğlun|oğlunuz|eşin|eşiniz|eşi|kocan|karın|teyzen|halan|amcan|dayın|yengen|enişten|kuzenin|kuzeniniz|anneannen|babaannen|deden|ninen|yeğenin|kayınvaliden|kayınpederin|baldızın|bacanağın|görümcen|komşun|komşunuz|ev sahibin|ev sahibiniz|nişanlın|sevgilin|torunun|gelinin|damadın|annem|babam|kardeşi|kızı|oğlu`,
  kinBeforeName: `teyzen|halan|amcan|dayın|kuzenin|ablan|abin`,
  kinAfterName: `teyze|teyzen|hala|halan|amca|amcan|dayı|dayın|abla|ablan|abi|abin|ağabey|yenge|yengen|enişte|enişten|nine|dede|hoca|usta|anne|baba`,
  possessives: ``,
  places: `kliniği|klinik|hastanesi|hastane|eczanesi|eczane|polikliniği|muayenehanesi|okulu|ilkokulu|ortaokulu|lisesi|koleji|kreşi|anaokulu|üniversitesi|dershanesi|kursu|bankası|bankası|banka|bank|sigorta|kargo|kurye|lojistik|nakliyat|dağıtım|ofisi|bürosu|merkezi|kütüphanesi|servisi|oto|otomotiv|tesisat|elektrik|inşaat|yapı|mobilya|mutfak|cam|doğrama|çiçekçilik|çiçek|çiçekçisi|fırını|pastanesi|restoran|lokantası|kafe|oteli|otel|kuaför|kuaförü|berber|güzellik|salonu|stüdyosu|galerisi|mağazası|market|kitabevi|veteriner|optik|laboratuvarı|belediyesi|adliyesi|emniyet|karakolu|hizmetleri|firması|şirketi|grubu|hukuk|noterliği|noter|muhasebe|emlak|yönetimi|site yönetimi|turizm|seyahat|derneği|vakfı|kulübü|tiyatrosu|spor|apartmanı|müdürlüğü|sekreterliği|danışma|deposu|nalbur|halı|perde|matbaa|kardeşler|holding|teknik|teknoloji|bilişim|diş|sağlık|okul|tarım|fabrikası|atölyesi`,
  roles: `tesisatçı|elektrikçi|kurye|kargocu|şoför|hemşire|sekreter|öğretmen|öğretmeni|hoca|antrenör|müdür|müdürü|müdür yardımcısı|muhasebeci|avukat|noter|emlakçı|danışman|sigortacı|tekniker|mühendis|usta|ustası|bahçıvan|marangoz|boyacı|ev sahibi|komşu|komşunuz|dişçi|diş hekimi|veteriner|fizyoterapist|eczacı|kuaför|berber|fotoğrafçı|çiçekçi|postacı|kapıcı|görevli|görevlisi|asistan|asistanı|gönüllü|çilingir|mimar|iş arkadaşı|müşteri|müşteriniz|şef|doktor|teknisyen|teknisyeni|temsilcisi|yönetici|yöneticisi|kombici|tamirci|nakliyeci|rehber`,
  correction: `pardon|yok|hayır|yani|daha doğrusu|özür dilerim|affedersiniz`,
  fillers: `şey|ııı|ee|eee|hani|yani|işte|hmm|ya|aa|ıı|ha|hah`,
  particles: `oğlu`,
  refusal: `söylemek istemiyorum|söylemeyeyim|önemli değil kim|gerek yok|söylemem|isim vermek istemiyorum|adımı vermek`,
  asked: `kim arıyor|kiminle görüşüyorum|adınız|isminiz|kimsiniz|kim olduğunuzu|kim konuşuyor|kiminle konuşuyorum|arayan kim|kimi|kendinizi tanıt*|adınızı|kim diyeyim|kimin aradığını`,
};
