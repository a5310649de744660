import type { Concepts } from '#functions/assistant/understanding/reason/concepts/concepts.ts';

export const tr: Concepts = {
  parcel: 'kargo|paket|koli|gönderi|takip|sipariş|kutu|palet|zarf|iadeli',
  courier: 'kurye|kargocu|postacı|ptt|dağıtım|şoför|nakliye|lojistik|sevkiyat|şube|kamyonet|motorlu',
  deliver: 'teslim|bırak|getir|indir|dağıt|alıcı|imza karşılığı|teslimat|gel al|alabilirsiniz|şubeden|teslim noktası',
  neighbour: 'komşu|yan daire|karşı daire|üst kat|alt kat|bitişik|üst komşu|alt komşu|yandaki|karşıdaki',
  doorway:
    'kapı|zil|kapıda|adres|daire no|kat=|asansör|merdiven|site girişi|güvenlik|evde yok|kimse yok|açmadı|diyafon|apartman no|blok|sokak|otopark girişi',
  flowers: 'çiçek|buket|gül=|güller|çelenk|orkide|aranjman',
  bulky:
    'buzdolabı|çamaşır makinesi|bulaşık makinesi|koltuk takımı|koltuk=|kanepe|yatak|dolap=|mobilya|fırın=|beyaz eşya|gardırop|masa takımı|halı=',
  appointment: 'randevu|rezervasyon|saatiniz|yer ayırt|seans|muayene|ayırtt|kaydınız',
  reschedule:
    'ertele|değiştir|kaydır|başka gün|başka saat|başka bir|iptal|öne al|ileri al|güncelle|yeniden|almamız gerek|çekmek|alabilir miyiz',
  confirm: 'onayla|teyit|1 e bas|bire bas|birebas|tuşla|teyidi|onay|kesinleş',
  reminder: 'hatırlat|unutmay|24 saat|önceden haber',
  table: 'masa=|masanız|restoran|kişilik|lokanta|menü|yemek rezervasyon|mekan|meyhane',
  salon:
    'saç|kuaför|boya=|boyası|kesim|fön|manikür|tırnak|cilt bakım|masaj|ağda|berber|güzellik|keratin|röfle|kaş=|dövme|sakal',
  dentist: 'diş|dolgu|kanal|ortodonti|implant|göz muayene|gözlük|optik|diş taşı',
  counter:
    'pasaport|nüfus|ehliyet|kimlik|vize=|konsolosluk|tapu|muayene istasyonu|belediye|düğün çekim|çekim|kaymakamlık|prova|gelinlik',
  medic:
    'doktor|hemşire|klinik|poliklinik|aile hekimi|sağlık|fizyoterap|fizik tedavi|uzman|hasta=|hastane|hekim|terapi|bakım evi|huzurevi|asistan doktor|kardiyoloji|dahiliye|egzersiz|mhrs|tedavi|asm|refakat|bakıcı',
  medicine: 'eczane|eczacı|ilaç|ilac|reçete|rapor|antibiyotik|insülin|aşı=|hap=|doz=|vitamin|damla|şurup',
  results:
    'tahlil|sonuç|sonuc|kan=|röntgen|mr=|emar|ultrason|mamografi|biyopsi|patoloji|laboratuvar|tansiyon|kolesterol|tetkik|film=',
  hospital: 'hastane|ameliyat|acil servis|ambulans|yoğun bakım|anestezi|taburcu|yatış|112|kriz|servise yat|cerrah',
  ill: 'ateş|kust|hasta oldu|hastalan|düştü|düşmüş|ağrı|öksür|kırık|burk|grip|bulantı|karnı|fenalaş|dizi=|belim|beli=|alerji|halsiz',
  animal: 'veteriner|köpek|kedi|mama=|pati|yavru',
  school:
    'okul|ilkokul|lise|kolej|üniversite|fakülte|müdür|kayıt|öğrenci işleri|dershane|etüt|dekanlık|milli eğitim|rehberlik|kurs=|kursu|mezun',
  teacher: 'öğretmen|hoca|antrenör|eğitmen|müdür yardımcısı|rehber öğretmen|öğretim|direksiyon hocası',
  nursery: 'kreş|anaokul|yuva|gündüz bakım|ana sınıf|anasınıf',
  pupil:
    'oğlunuz|kızınız|çocuğunuz|öğrenci|sınıf|velisi|oğlun=|kızın=|çocuk=|servis saati|okul servisi|gezi|sınıfta|öğrenciniz|yoklama|teneffüs|minik',
  lessons:
    'ödev|matematik|sınav|karne|not=|notları|ders|deneme|izin kağıdı|mayo|terlik|gösteri|müsamere|kermes|forma|davranış|kavga|proje ödevi|okuma',
  closed: 'tatil edil|kar tatili|kapalı|tatil=|ders yok|dersler yapılmay|kapat',
  parents: 'veli|veliler|veli toplantısı|değerli velimiz|okul aile',
  order:
    'pasta|siparişim|sipariş ver|düğün için|nişan|müşteri|yapıyor musunuz|yapar mısınız|diktir|dikiyor|fiyat alacaktım|fiyat almak|teklif almak|yaptırmak|istiyorum|özel ders|tasarım|logo|çeviri|web site|fotoğraf|davetiye|organizasyon|sizin yaptığınız|işinizi|bize yapt|ölçü|çizim|katlı',
  invoice: 'fatura|vadesi|ödenme|ödeme|borç|bakiye|irsaliye|tahsilat|gecik|çek=|cari',
  contract: 'sözleşme|teklif dosya|ihale|anlaşma|protokol|imzala|şartname|teklifte|kdv',
  meeting:
    'toplantı|sunum|proje|rapor=|dosya|şantiye|görüntülü|gündem|slayt|müşteriye|revize|genel müdür|bütçe|plan=|beton|döküm|keşif',
  shift: 'vardiya|nöbet|mesai|yerime|yerine bak|izinli|gelemi|gelmedi|eleman eksik|açılış|puantaj|fazla mesai',
  team: 'iş yeri|işyeri|ofis|muhasebe|insan kaynakları|ik=|depo|fabrika|patron|şef|müdürüm|ekip|arkadaşlar|şirket|iş=|atölye|üretim|santral|bölüm|operasyon|satın alma|kumu|inşaat',
  breakdown:
    'sunucu|sistem|çök|şifre|arıza|bozul|internet git|program|yazıcı|su bas|kasa=|açılmıyor|bağlan|hata ver|makine dur',
  vacancy: 'iş görüşme|görüşme|mülakat|başvur|ilan|eleman arı|garson|özgeçmiş|cv=|pozisyon|aday|işe al|referans|staj',
  supply: 'tedarik|un=|mal=|toptan|demir|çimento|parti|numune|adet|üretim|stok|hammadde|termin|fire=|çuval',
  repair:
    'tesisat|kombi|petek|musluk|kaçak|sızıntı|boru|elektrikçi|çatı|tamir|arıza kayd|onar|çilingir|klima|boyacı|boya badana|fayans|marangoz|parça|parçası|su sızd|tıkan|sigorta attı|priz|bahçıvan|temizlik|camcı|usta|montaj|beyaz eşya servis|şofben|tadilat',
  utilities: 'internet=|fiber|modem|sayaç|doğalgaz|elektrik|su=|kesinti|okuma|hat=|kurulum|altyapı|abonelik|telekom',
  garage:
    'araba|araç|aracınız|arabanız|servis=|fren|balata|lastik|yağ=|debriyaj|motor|bakım=|akü|tramer|kaporta|rot=|triger|muayene|şanzıman|oto=',
  law: 'avukat|noter|dava|duruşma|mahkeme|tapu|vekalet|miras|veraset|hukuk|icra|arabulucu|tutanak|vasiyet|müvekkil|dilekçe|temyiz|boşanma',
  tax: 'vergi|muhasebeci|mali müşavir|müşavir|beyanname|kdv|fiş=|gider|e fatura|defter|sgk|bağkur|stopaj|makbuz',
  installation:
    'kurulum|teknisyen|servis ekibi|montaj|bakım|ekip|nakliyat|mimar|keşif|yıllık bakım|fotoğrafçı|asansör bakım|ilaçlama|kontrol|tekniker|ekspertiz',
  insurance: 'sigorta|poliçe|kasko|acente|trafik sigorta|prim|hasar|teminat|dask',
  quote: 'teklif|fiyat|maliyet|hesapla|çıkardım|tutar|keşif bedel',
  requested:
    'istediğiniz|istediğin|sorduğunuz|sormuştunuz|istemiştiniz|istemiştin|talep etti|talebiniz|demiştin|demiştiniz|aradığınız|aradığın|baktığınız|bak demiştin|başvurduğunuz|konuştuğumuz|anlaştığımız|ölçü al|ölçüsünü|formu doldur|bıraktığınız|beğendiğiniz|istenen|not bırak',
  secondhand:
    'ikinci el|kilometre|dizel|model=|araç=|hasarsız|boyasız|tramersiz|satılık|ilan sahib|takas|motosiklet|piyano|galeri|düşük kilometre|otomatik vites|bisiklet',
  offer:
    'kampanya|indirim|fiyat|taksit|tur=|turu=|otel|seçenek|uygun|opsiyon|tatil paket|bilet=|erken rezervasyon|son gün',
  windows:
    'pencere|pimapen|güneş panel|panel|mutfak dolab|mutfak|dolap|cam balkon|parke|kapı pencere|ısı pompası|tente|pergola|plise|gömme|pvc',
  bank: 'banka|bankası|müşteri temsilcisi|bireysel|şubesi|portföy|vadeli|mevduat|gişe',
  card: 'kart|kartınız|kartın arka|debit|kredi kartı|banka kartı|arkasındaki',
  loan: 'kredi|konut kredi|ihtiyaç kredi|faiz|onaylan|ekspertiz|ipotek|dosya masraf|taksit|finansman',
  fraud:
    'şüpheli|olağan dışı|olağandışı|dolandır|işlem|güvenlik|bloke|dondur|kapatıldı|şifrenizi|sizden|harcama|sahtecilik|bilginiz dışı|asla|doğrula|tedbir',
  account:
    'hesap|havale|eft|maaş|limit|çek=|vadeli|kiralık kasa|pos=|pos cihaz|otomatik ödeme|ekstre|iban|imza|yenile|vade=',
  branch: 'şube|kimliğiniz|kimlikle|gişe|uğrayın|uğra|nüfus cüzdan|bizzat|şahsen',
  wrong:
    'yanlış|yanlis|pardon|karışmış|karıştır|affedersin|numara çev|çevirmiş|değil mi|değil misin|kusura bakma|değilmiş|başkası|sen misin|orası değil|kim bu|öyle mi|haydaa',
  isThat:
    'orası|bürosu mu|durağı mı|misin|misiniz|mısınız|ile görüş|verir misin|bağlar mısın|orda mı|orada mı|açık mısınız|gönderir misin|alabilir miyim|burası mı|var mı orda|ile konuş|arıyordum|arıyodum',
  taxi: 'taksi|durak|pizza|lahmacun|döner|pide|bilet gişe|yolcu|dürüm|tane yolla|avukatı|terzi',
  landlord: 'ev sahib|kiracı|mal sahibi|emlakçı|emlak|kontrat|dairenin|evi sat|depozito|evden çık',
  rent: 'kira|kontrat|depozito|aidat|zam=|tahliye|yenileme|stopaj',
  politics:
    'seçim|parti|sandık|müşahit|gönüllü|broşür|oy=|aday|kampanya|stand|ilçe bina|miting|muhtar|imza topla|bildiri|meclis|il başkan|teşkilat',
  found: 'buldum|bulduk|cüzdan|anahtar|kayıp|düşürmüş|unutmuş|bulunan|telefonunuzu bul|çanta|emanet|kimliğinizi',
  disturbance:
    'park et|önüne park|arabanızı çek|gürültü|alarm|farlar|çek=|kapat|su akıyor|damlı|duman|havlı|çizil|çarp|çıkamı|ses=|müzik|önünü kap',
  police: 'polis|emniyet|karakol|ifade|tanık|savcı|şikayet|hırsız|jandarma|komiser|zabıta|tebligat|memur',
  association:
    'cami|dernek|koro|kulüp|vakıf|kütüphane|konser|kan bağış|komite|imam|iftar|cenaze|mevlit|sergi|prova|bağış|köy',
  building: 'apartman|site yönetim|yönetici|toplantısı|aidat|otopark|çöp|bina|ortak|kapıcı|sakin|kat malik|çatı için',
  kin: 'anne|annen|baba|baban|kardeş|abla|ablan|abi=|abin|teyze|hala=|halan|amca|dayı|yenge|enişte|kuzen|dede|nine|babaanne|anneanne|kızım|oğlum|eşin|kayın|torun|yeğen|yavrum|evlad|gelin=|damat|bacanak|elti|baldız',
  child: 'çocuklar|çocuğu|bebek|bebe|okuldan al|kreşten al|ufaklık|yavru|torun|kızı al|oğlanı|minik',
  meal: 'yemek|yemeğe|sofra|kahvaltı|mantı|sarma|dolma|börek|bayram|iftar|akşam yemeği|çorba|mangal|pişir|sarmıştım',
  love: 'canım|öptüm|öpüyorum|öperim|kuzum|yavrum|hayatım|aşkım|tatlım|seni seviyorum|özledim|bir tanem|güzelim|evladım|gözünden öp',
  mate: 'kanka|abi=|birader|dostum|reis|hacı|moruk|lan=|oğlum=|hocam|kardeşim|arkadaş|bizimkiler|bizim çocuklar|tayfa|usta=|kral|üniversiteden|askerden|liseden|kız=|canım arkadaş|bebiş',
  party: 'doğum günü|parti|düğün|nişan|kına|sürpriz|hediye|kutla|mezuniyet|sünnet|yıldönümü|bekarlığa|davetli',
  leisure:
    'maç|halı saha|balık|kahve|çay=|bira|rakı|sinema|konser|tatil|kamp|plaj|deniz|piknik|gezi|oyun|yürüyüş|bilet|buluş|kahvaltı|okey|tavla|basket|kayak|bisiklet|festival|takıl|eksik oyuncu|mangal|içeriz',
  borrow: 'ödünç|taşın|taşıma|yardım et|kamyonet|merdiven|matkap|geri ver|emanet|el at|omuz|yardım lazım|arabanı ver',
  baby: 'bebek|doğdu|doğum yap|hamile|nur topu|kilo=|doğum=|nişanlan|evleni',
  reunion:
    'özledik|uzun zaman|görüşelim|görüşmeyeli|buluşalım|hatır|nasılsın|napıyorsun|ne yapıyorsun|yeni numara|yeni numaram|sohbet|muhabbet|ne zamandır|uğrayacağım|laflar|dönüşü',
  formal:
    'iyi günler|merhaba|efendim|sayın|arıyoruz|rica|lütfen|teşekkür|bilginize|tarafınız|hanım|bey|size=|sizi=|değerli|bilgilendir|kolay gelsin',
  familiar:
    'selam|naber|ara beni|hadi|ya=|sen=|seni|sana|bana dön|gel=|gelir misin|valla|lan|tamam mı|beni ara|bak=|be=|görüşürüz|ararsın|arasana|haber et',
};
