import type { Cues } from '#functions/nlu/when/cues.ts';

export const whenCues: Cues = {
  asks: 'hangi saat|ne zaman|hangi gun|kacta|saat kac|donus|arasin|arayalim|uygun|aramami',
  call: 'geri don|donun|donsun|konus|ulas|cevir|aranabil|telim|ariver|ararsan|arasin|ara |beni ara|bizi ara|aranmak|donus|donebil|haber ver|arar misin|bir ara|arama|bildir|konferans|gorusm|goruse|gorusu|alo de|bir alo|telefon|buluruz|bulursun|arasa|aray|cald|donerse|don |bana don|cagri|geri ara|arattir|bir telefon|cevap verirseniz|sesini duy|bi cald|caldir|cagri at|bi ses ver|ses ver|bi alo|bi tel|tel et|tel at|telefon et|telefon ac|konusalim|konusuruz|gorusuruz|gorusel|arayip|bi arayin|bir zahmet ara|bi zahmet|araya|aramani|aramaniz|aramanizi|arayabil|arayiver|donus yap|donus beklen|donus bekl|donusunuz|irtibat|iletisim|yeniden arayin|yeniden ararsan|yeniden arar misin|tekrar ararsan|tekrar arar misin|tekrar arayabil|tekrar arayin|tekrar ara |bir daha ara |bi daha ara ',
  tell: 'soyle|haber|bildir|yaz |mesaj at|cevap|onay|teyit|iletirse|iletin',
  free: 'beklerim|bekliyorum|evdeyim|ofisteyim|acabilirim|bakabilirim|uygunum|musaid|bosum|bekliyor olaca|kahvedeyiz|odamda|musaitim|evde olurum|burdayim|buradayim|yerimdeyim|molada|ogle arasinda|isten cik|cikiyorum|bos olurum|tenef|dersim yok|yalniz olurum|bitirmis olurum|acarim|bakarim|telefonun basinda|dukkandayim|ofiste olurum',
  needless:
    'gerek yok|luzum yok|gerekmez|arama |aramayin|aramaniza gerek|aramana gerek|geri aramaya kapali|cevap vermeyin|sen arama|zahmet etme|yanitlamayin|aramasin|donmenize gerek|cevaba gerek|aramasaniz|aramaya gerek|telefona gerek|sen zahmet|aramana luzum|aramaniza luzum|gerek yok aram|ugrasma|geri donus gerek|donus gerekm|aramasan|arama istersen|cevap beklem|yormayin|sen ugrasma|siz aramayin|aramayiniz',
  self: 'ben donerim|ben sizi|ben seni|tekrar deneri|yeniden ara|ben tekrar|kendim ara|arayacam|ben ariyacam|ugrayacag|gelicem|gelecem|gerek yok|gerekmez|ararim|arayacagim|arayacagiz|tekrar arar|ben ararim|gelirim|gelecegim|ugrarim|arariz|getir|teslim|kurye gel|sonra ararim|yine arar|kapiyi calarim|yine deneri|sizi arayacak|seni arayacak|arayacaklar|sizi arar|gene ararim|sizi arayacagiz|donus yapacag|ulasacagiz|size donec|yarin ararim|sonra ariyorum|ben yine ararim|ben yine ar|yine ararim|yine araric|yeniden arar|tekrar ulas|tekrar arayaca|tekrar aric|gene arar|bi daha arar|bir daha arar|ben donus|ben aric|ariycam|arican|aricam|aricaz|arayacaz|arariz|ararim seni|ararim sizi|ben haber ver|ben yazarim|yazarim|yazariz|biz arariz|biz sizi|biz tekrar|donus yaparim|donus yapariz|donus yapacagiz|donus saglan|sizinle iletisime gec|iletisime gecec|irtibata gecec|biz donus|biz doner|ulasiriz|ben ugrar|kendim ugr|kendim gel|ben cald|ben ceviri',
  intro: 'ariyorum|ariyoruz|aradim|ariyordum|aradiginiz|aramis|geri ariyorum|ulasamad|aradik',
  suits: 'once olmaz|olur|uygun|iyi olur|musait|gibi|olsun|isterim|bosum|sevinirim|ara|dogru',
  unfit:
    'olmaz|mesaide|isim var|dolu|musait degil|gebze|bitiyor|kapali|izinli|calis|degilim|randevu|toplanti|kina var|serviste|dugun|teslim|getir|noter',
  busy: 'randevu|teslimat|kadar|fatura|isim var|toplanti|seminer|doluyum|yokum|izinliyim|calisiyorum|mesai|derste|yoldayim|nobet|musait degil|seferdeyim|kapali',
  earliest:
    'once olmaz|dan once degil|den once degil|itibaren|once arama|dan sonra|den sonra|tan sonra|ten sonra|once aramay|once beni arama|once aranma|evvel arama|evvel aramay|once cald|dan once acmi|dan once musait degil|den once musait degil|anca |ancak ',
  event:
    'randevu|teslim|toplanti|sinav|ders|mac|dugun|nisan|kina|dogum gunu|ucus|tren|vapur|basla|bitiyor|kapan|kontrol|muayene|rezervasyon|ziyaret|prova|tatil|hatirlat|ertelen|iptal|servis|cenaze|toren|gelecek|geliyor|gidiyor|verilmis|son gun|suresi|atildi|alindi|kaydirildi|kaydi|cekildi|ileri alin|one alin|gosterisi|gosteri|macimiz|final|mezuniyet|acilis|piknik|mangal|iftar|sahur|nikah|sunnet|mevlit|vardiya|kalkiyor|kalkis|variyor|kesinti|bakim calis',
  come: 'gel |gelin|gelmeniz|gelebil|ugra|getir|al |alin|almaya|alabil|buyurun|teslim al|katil|gelirse',
  hours: 'acigiz|aciktir|kapaliyiz|calisma saat|hafta ici|mesai|arasi acik|hizmet ver',
  vague:
    'ne zaman isterse|fark etmez|farketmez|her zaman|istedigin|musait olunca|uygun olunca|en kisa|hemen|acelesi yok|firsat|bir ara|bos vakt',
  that: 'o saatte|o gun|o zaman|o sirada|ayni saatte',
  so: 'o yuzden |o zaman |siz |bana |beni ',
  wrong:
    'yanlis numara|yanlis cevir|yanlis ara|numarayi yanlis|yanlis dustu|yanlis yer|cevirmisim|cevirdim galiba|yanlis oldu|yanlis dusmus|numara karis|olacakti|yanlis mi|baska numara|numara degismis',
  recorded: 'tuslayin|otomatik mesaj|otomatik arama|cevap vermenize gerek yok|bu bir kayit|1e basin|bire basin',
  agrees: 'evet|olur|tamam|peki|uygun|tabii|iyi|super',
  first: 'ilk|birinci',
  second: 'ikinci|son|digeri|obur',
};
