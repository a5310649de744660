import type { ReasonWords } from '#functions/nlu/reason/concepts/concepts.ts';

export const reasonWords: ReasonWords = {
  parcel:
    'kargo|paket|koli|gönderi|takip|sipariş|kutu|palet|iadeli|sevk|tüp=|damacana|odun|kömür|evrak=|zarfınız|yük=|mal getir|gümrük|gazete|çakıl|kum=|pelet|sebze kasası|süt',
  courier:
    'kurye|kargocu|postacı|ptt|dağıtım|şoför|nakliye|lojistik|sevkiyat|şube|motorlu|tır=|aras=|yurtiçi|mng|sürat|hepsijet|trendyol|dağıtıcı|sütçü|tüpçü|sucu|kamyonet geldi',
  deliver:
    'teslim|bırak|dağıt|alıcı|imza karşılığı|gel al|şubeden|teslim noktası|teslim al|teslim et|getirdim|getirdik|getiriyorum|imza at|şubemizden|boşalt|yükle|geri dönecek|iade olacak|peron|garaja iniyor|otobüsle gönder|göndermişti|teneke|yazıhane|iadeyi al|değişim ürünü|depoda bekli|depomuza gel|gardırop geldi|montajı için|montaja gel|kat farkı|taşıma katı|asansörlü|bina önü|yükledik|araca yüklen|yola çıktı|dağıtıma çık|tekrar dağıt|gel al nokta|dağıtım merkez|esnafa bırak|bakkala bırak|kapıcıya bırak|güvenliğe bırak',
  neighbour:
    'komşu|yan daire|karşı daire|üst kat|alt kat|bitişik|yandaki|karşıdaki|alttaki|üstteki|karşı evden|on iki numara|yan evden',
  doorway:
    'kapı|zil|adres|daire no|kat=|asansör|merdiven|site girişi|evde yok|kimse yok|açmadı|diyafon|apartman no|blok|sokak|otopark girişi|zile bas|zili çal|çalıyorum|açan yok|açmıyor|aşağıdayım|güvenlikte|adresi bula|bulamadım|bulamıyorum|sitenin|girişte|apartmanın önü',
  flowers: 'çiçek|buket|gül=|güller|çelenk|orkide|aranjman|saksı|lale|papatya',
  bulky:
    'buzdolabı|çamaşır makinesi|bulaşık makinesi|koltuk takımı|koltuk=|kanepe|yatak|dolap=|mobilya|fırın=|beyaz eşya|gardırop|masa takımı|halı=|televizyon|sandalye|kitaplık|ranza|çekyat|tezgah|soba|derin dondurucu|masa=',
  appointment:
    'randevu|rezervasyon|saatiniz|seans|muayene|ayırtt|kaydınız|size ayır|boşluk|yer açıl|bekleme listesi|sıra=|sıranız|görüşme saati|kontrolünüz|ön görüşme|yazılıydı|kaydırıyoruz|yeni gün ver|nikah|provası|yer ayırdım|taslağınız|bekliyorum sizi|saat verelim|karma aşı|plaka|spor hocası|saha rezerv|dersiniz|konaklama|deneme dersi|yeriniz hazır|ev gösterim|daireyi göster|sizi yazmıştım|sizi yazdım|sizi bekliyoruz|saatinizi tut|yeriniz|ilk boş|sıranız geldi|daire göster|daireyi|yer göster|konuştuğumuz daire|gezdir|ev gezme|ev gez|bakacağınız ev|yer daha göster|anahtarı bırakma|mahcup olduk|yeni gün|saat aldım|gün aldım|gün alal|sıran vardı|sıranız vardı|sıraya al|sizi yaz|gününüz|adınıza bir saat|boş saatimiz|boş günümüz',
  reschedule:
    'ertele|kaydır|başka gün|başka saat|başka bir|iptal|öne al|ileri al|güncelle|yeniden|almamız gerek|çekmek|alabilir miyiz|müsait değil|gelemeyeceğ|gelemiyor|olmuyor|yetişe|başka zaman|yeni tarih|yeni saat|yarına al|öteleyelim|sarktı|aksilik|çıktı da|rahatsızlan|saatini değiş|gününü değiş|geri al|erkene al|erkene çek|geç saate|yeni gün|bir saat ileri|çakıştı|tadilat|mahsur|gelecektim|hocamız hasta|son dakika|artık boş değil|bir saat geri|cihaz bozul',
  confirm:
    'teyit|1 e bas|bire bas|birebas|tuşla|teyidi|onay|kesinleş|geliyor musunuz|gelecek misiniz|kaç kişi|geçerli mi|hala geliyor|iptal için',
  reminder: 'hatırlat|unutmay|24 saat|önceden haber|aç karnına|aç gel|yanınızda getir|yanınıza al',
  table:
    'masa=|masanız|restoran|kişilik|lokanta|menü|yemek rezervasyon|mekan|meyhane|salon=|düğün salonu|yemekli|alerji|açık büfe|teras|nişan yemeği|kesin sayı|fasıl|balık=|servisten önce',
  salon:
    'saç|kuaför|boyası|kesim|manikür|tırnak|cilt bakım|masaj|ağda|berber|güzellik|keratin|röfle|kaş=|dövme|sakal|tıraş|kirpik|lazer|epilasyon|pedikür|botoks|perma|bakımınız|spa=|fön=',
  dentist: 'dolgu|kanal|ortodonti|implant|diş taşı|protez|yirmilik|zirkonyum|diş=|dişim|dişiniz|dişç|dişler|dişi=',
  counter:
    'pasaport|nüfus|ehliyet|vize=|konsolosluk|tapu|muayene istasyonu|belediye|düğün çekim|kaymakamlık|prova|gelinlik|parmak izi|oturma izni|ikamet|nüfus müdürlüğü|sürücü belge|direksiyon sınavı|konsolosluğu|göç idaresi|göç=|nikah|vesikalık|fotoğraf çekim|muayenesi',
  medic:
    'doktor|hemşire|klinik|poliklinik|sağlık|fizyoterap|uzman|hasta=|hastane|hekim|terapi|bakım evi|huzurevi|kardiyoloji|dahiliye|egzersiz|mhrs|tedavi|asm|refakat|bakıcı|psikolog|psikiyatr|diyetisyen|ortopedi|kbb|onkoloji|nöroloji|kadın doğum|ebe=|diyaliz|kan merkezi|kızılay|görüntüleme|pansuman|evde bakım|rehabilitasyon|tıp merkezi|polikliniğ|muayenehane|seans|göz muayene|gözlük|optik|lens|çerçeve|işitme cihaz|gözlüğünüz|veteriner|progresif|camlar|optik göz|dikişler|endokrin|gastro|üroloji|romatoloji|hematoloji|tabanlık|koltuk değneği|tekerlekli|kalp pili|katarakt|fıtık|bademcik|atel|protez|ameliyat öncesi|aşı merkezi|sedye|ergoterap|akupunktur|nefroloji|kayropra|sünnetçi',
  medicine:
    'eczane|eczacı|ilaç|ilac|reçete|rapor|antibiyotik|insülin|aşı=|hap=|doz=|vitamin|damla|şurup|iğne|merhem|takviye|tablet|krem=|kremi=',
  results:
    'tahlil|sonuç|sonuc|kan=|röntgen|mr=|emar|ultrason|mamografi|biyopsi|patoloji|laboratuvar|tansiyon|kolesterol|tetkik|film=|şeker=|tiroid|idrar|smear|kolonoskopi|endoskopi|tarama|değerler|değeriniz|kan değ|demir eksik|b12|eko=|efor',
  hospital:
    'hastane|ameliyat|acil servis|ambulans|yoğun bakım|anestezi|taburcu|yatış|112|kriz|servise yat|cerrah|inme|felç|yoğun bakımda|kırıldı|kırmış|alçı|dikiş|müşahede|kaza geçir|acile|acildeyiz',
  ill: 'ateş|kust|hasta oldu|hastalan|düşmüş|ağrı|öksür|kırık|burk|grip|bulantı|karnı|fenalaş|dizi=|belim|beli=|alerji|halsiz|şişti|şişmiş|kanam|astım|bilek|omuz|migren|enfeksiyon|mide|ishal|baş dön|çarpm|yaralan|boğazı|morluk|yanık|sokma|nöbet geç|bayıl|zatürre|bronşit|suçiçeği|kızamık|göz iltihab|kulak iltihab|egzama|kabız|nezle|bel tutul|siyatik|tansiyonu|reflü|çarpıntı',
  animal:
    'veteriner|köpek|kedi|mama=|pati|at=|kısrak|tavşan|papağan|kuş=|keçi|koyun|inek|buzağı|kısırlaştır|tasma|tüylü dost|mamasını|pamuk|duman=',
  school:
    'okul|ilkokul|lise|kolej|üniversite|fakülte|müdür|kayıt|öğrenci işleri|dershane|etüt|dekanlık|milli eğitim|kurs=|kursu|mezun|idare=|yüksekokul|enstitü|rektör|burs|tez=|konservatuvar|halk eğitim|rehber|ders programı|yüzme kurs|üst grup|servisçi|durak değiş|karneler|dolabı|takviye kurs|okul fotoğraf|çocuklarınız|coğrafya|tarih=|biyoloji|fizik|kimya|ingilizce|beden eğitim|türkçe|görsel|müdire|çanta=|flüt|önlük|eğitim yılı|lgs|yks|ösym|yüksek lisans|doktora',
  teacher:
    'öğretmen|antrenör|eğitmen|müdür yardımcısı|öğretim|hocası|hocanız|koç=|matematik hoc|türkçe öğret|müzik öğret',
  nursery: 'kreş|anaokul|yuva|gündüz bakım|ana sınıf|anasınıf|oyun grubu|bakıcı|ana okulu|miniklere|miniği',
  pupil:
    'oğlunuz|kızınız|çocuğunuz|öğrenci|sınıf|velisi|oğlun=|kızın=|çocuk=|servis saati|okul servisi|gezi|yoklama|teneffüs|minik|çocuğumuz|kızımız|oğlumuz|servis şoför|bahçede|arkadaşıyla|gelip al|almanız|alabilir misiniz',
  lessons:
    'ödev|matematik|karne|not=|notları|izin kağıdı|mayo|terlik|gösteri|müsamere|kermes|forma|davranış|kavga|okuma|devamsız|gelmedi bugün|geç kal|bit=|kavga et|zorba|kostüm|piyes|yıl sonu|bilim|bütünleme|taksit=|diploma|belge=|transkript|kıyafet|suluk|beslenme|deftere|yüzme ders|prova saat|koro prova',
  closed:
    'tatil edil|kar tatili|kapalı|tatil=|ders yok|dersler yapılmay|ders olmay|okullar tatil|eğitime ara|ara veril|kar yağış|fırtına|sel=|uzaktan eğitim',
  parents: 'veli|veli toplantısı|okul aile|veli gönüllü|sınıf annesi',
  order:
    'pasta|siparişim|sipariş ver|düğün için|nişan|müşteri|yapıyor musunuz|yapar mısınız|diktir|dikiyor|fiyat alacaktım|fiyat almak|teklif almak|yaptırmak|özel ders|tasarım|logo|çeviri|web site|fotoğraf|davetiye|organizasyon|işinizi|bize yapt|ölçü|çizim|katlı|yapabilir misiniz|yapar mıydınız|diker misiniz|hazırlar mısınız|kaça yap|kaça olur|kaça mal|ne kadar tutar|ne kadara|fiyat nedir|fiyatınız|fiyat öğren|fiyat sor|ücretiniz|tavsiye et|önerdi|sizden almıştık|sizden aldı|sizin yaptı|siz yapmıştınız|geçen yapt|numaranızı verdi|numaranızı aldım|instagramdan|ilanınızı gör|elbise|gelinlik için|paça|kısalt|nakış|döşeme|kaplat|çerçevelet|kaynak=|demir kapı|mobilya yap|dolap yap|akort|ders almak|ders verir|tercüman|çevirt|düzelt|şikayet|iade etmek|geri ödeme|memnun değil|yanlış gel|bozuk çıktı|kırık çıktı|eksik gel|aynısından|geçen seferki|her zamanki|tatlı=|baklava|börek için|kilo bal|peynir|yumurta|sipariş vermek|sipariş verecek|bizim sipariş|kiralamak|çekim için|davet için|bize lazım|bana lazım|lazımdı|ustanız|elemanınız|ekibiniz|taktığınız|yaptığınız|sattığınız|numaranızı nalburdan|yaptırıyoruz|kesime|teklif hâlâ|teklif hala|keşfe gelmiştiniz|fiyatı söyle|söyleseniz|gelin arabası|süsü|çekimimiz|fotoğrafçı olarak|haftada iki|derslere|babasıyım|annesiyim|gönderdiğiniz teklif|bize gönderdiğiniz|bir baksanız|gelip bir bak|bir bakabilir|kovan yap|örgü|seramik|mum=|sabun|tabela|afiş|broşür bas|uygulama yap|site yap|bahçemi|çim biç|çocuğuma bak|köpeğimi|fayans döş|tamir ettir|arabama bak|bana bir|bize bir|boş musunuz|müsait misiniz düğün|çalar mısınız|sünnet için|doğum günü için|kına için|nikah için|fatura kesmiş|gelebilir misiniz|gelir misiniz|ne zaman gelirsiniz|ne zaman gelebilir|gelip bakar|bakar mısınız|bakabilir misiniz|acaba yapıyor|birini arıyoruz|birini arıyorum|küçük bir iş|size iş|bir işimiz var|fiyat alabilir|ne kadara olur|getirsem|bırakayım size|hazır mı benim|hazır mı acaba|hâlâ gelmedi|hala gelmedi|bekliyoruz hala|söz vermiştiniz|demiştiniz hazır|kimse gelmedi|gelen olmadı|siparişimi değiş|siparişe ekle|siparişi iptal|sizden aldığım|sizden aldığımız|bize getirdiğiniz|yolladığınız|duvak|smokin|gelinlik dik|peruk|duvar resm|heykel|plaket|kupa|vitray|mozaik|eyer|branda|çadır kur|garson lazım|barmen|sihirbaz|palyaço|şişme oyun|davul zurna|orkestra|nikah şeker|altyazı|seslendirme|çizim yaptır|kartvizit|peynir sipariş|ekmek sipariş|yün|odun sipariş|saman|kurabiye|kanepe tepsi|lokum|bindallı|tabak takım|teklifte yok|teklife koyma|eksik yaz|iş ne oldu|ne zaman biter|bitmedi hala|hesap tutm|yanlış yaz|fazla yaz|pahalı|usta göndermişt|adamınız|elemanınız geldi|çocuklar geldi|yarım kal|yarım bırak|yine bozul|garanti|söz verdiniz|söz vermişt|tercümesini|tercüme yap|size vermiştim|size bırakmıştım|bırakmıştım|verdiğim|yaptırdığ|beceremedi|çatının|ilave|düzeltme|baştan yap|istediğim gibi|rengi|boyu kısa|büyük gel|küçük gel|parasını|iadesini',
  invoice:
    'fatura|vadesi|ödenme|ödeme|borç|bakiye|irsaliye|çek=|cari|tahsil|mutabakat|kapora|dekont|masraf=|gider pusula|gün geç|iban a|cari hesap',
  contract:
    'sözleşme|teklif dosya|ihale|anlaşma|protokol|imzala|şartname|teklifte|kdv|madde|koşul|imzalı|ortaklık|taşeron',
  meeting:
    'sunum|proje|rapor=|dosya|şantiye|görüntülü|gündem|slayt|revize|genel müdür|bütçe|plan=|beton|döküm|keşif|müşteri|tutanak|çeyrek|rakamlar|eğitim semineri|lansman|kalıp|kat planı|belge|mail attım|maili|evrak|komite|denetim|teslim tarihi|revizyon|teklif toplantı',
  shift:
    'vardiya|nöbet|yerime|yerine bak|izinli|gelemi|gelmedi|eleman eksik|açılış|puantaj|fazla mesai|yerime geç|yerime gir|yerine geç|vardiya değiş|değişelim|gelmeyecek|rapor aldı|yarın gel|erken gel|sabah aç|dükkanı aç|dükkanı kapat|izin=|yıllık izin|hafta sonu çalış|cumartesi çalış|çizelge|fazladan|mesaiye|yerime çık|bu akşam çık|yarın aç|kapanışı|izin günüm|sabahçı|akşamcı|gececi|akşama kal|akşama ben|mesaiye kal|yerimi al|devret|devral|kasada dur|kasaya bak|depoya in|resepsiyondan|otelden|vardiyaya|vardiyam|nöbetim|nöbetine|nöbete|çift çık|izinliyim yarın|gelemeyeceğim yarın|hastayım gel|rapor al|iş kıyafet|kart bas|servise yetiş|mesaiden çık|erken çık|geç gelecem|geç gelirim',
  team: 'iş yeri|işyeri|ofis|muhasebe|insan kaynakları|ik=|fabrika|patron|müdürüm|ekip|arkadaşlar|şirket|atölye|üretim|santral|bölüm|operasyon|satın alma|kumu|inşaat|ustabaşı|formen|şantiye şef|kalfa|mağaza|mutfak=|restoran müdür|şube müdür|bölge müdür|direktör|satış ekibi|personel|çalışan|işçi|stajyer|sendika|firma|idari işler|lojistik müdür|genel müdürlük|şef=|vardiya amiri|editör|ortağım|şefi',
  breakdown:
    'sunucu|sistem|şifre|arıza|bozul|internet git|program|yazıcı|su bas|kasa=|açılmıyor|bağlan|hata ver|makine dur|çalışmıyor|çalışmadı|kitlendi|kilitlendi|takıldı|hata|hack|erişim|giriş yapam|giremiyor|makine=|soğuk hava|jeneratör|elektrik gitti|pompa|ekran=|alarm kodu|dükkanın anahtarı|sisteme gir|mal gelmedi|hat durdu',
  vacancy:
    'iş görüşme|mülakat|başvur|ilan|eleman arı|garson|özgeçmiş|cv=|pozisyon|aday|işe al|referans|staj|işe alım|maaş beklenti|deneme süre|işe başla|ön görüşme|eleman|sigortalı',
  supply:
    'tedarik|mal=|toptan|çimento|parti|numune|adet|üretim|stok|hammadde|termin|fire=|çuval|sipariş geç|tükendi|kalmadı|ton=|litre|malzeme|kereste|kumaş|kağıt|katalog|sevkiyat|tohum|gübre|yem=|hayvan|değirmen|dökümhane|taş ocağı|kereste fab|kavurma makine|maya=|tereyağı|kakao|reçine|solvent|rulman|vida|nervürlü|kalıp iskele|asfalt|mukavva|şişe|kavanoz|kapak|toner|plastik|sac=|ambalaj|demir=',
  repair:
    'tesisat|kombi|petek|musluk|kaçak|sızıntı|boru|elektrikçi|çatı|tamir|arıza kayd|onar|çilingir|klima|boyacı|fayans|marangoz|parça|su sızd|tıkan|sigorta attı|priz|bahçıvan|temizlik|camcı|usta|montaj|beyaz eşya servis|şofben|tadilat|gider=|tıkalı|lavabo|klozet|sifon|rezervuar|duş=|sızıyor|akıtıyor|akıyor|damlat|rutubet|küf|şalter|kablo|cam=|kilit=|kapı kilidi|anahtarcı|baca|kiremit|haşere|böcek|fare=|arı=|budama|çim|havuz|gündelikçi|buzdolabı bozul|çamaşır mak|ekran değiş|bilgisayar|hidrofor|kuyu|otomatik kapı|anten|iskele|izolasyon|sıva|alçı=|parke=|demirci|kaynakçı|asansörcü|fosseptik|gaz kaça|kırık beyaz|hırdavat|halat|kırmızı etiket|kuru temizleme|takım elbiseniz hazır|kunduracı|saatçi|telefonunuz hazır|bilgisayarınız hazır|arıtma|dedektör|yangın tüp|elbiseniz hazır|terzi|rögar|oluk|çatı pencere|kiriş|süpürgelik|alçıpan|menteşe|sürgü|asma kilit|aspiratör|ocak=|termostat|şamandıra|hendek|kepçe|nalbant|döşemeci|vernik|lutiye|bileyci|motorlu testere|çim biçme|kompresör|vana|dalgıç|sigorta kutusu|lamba|pimapenci|panjur|sineklik',
  utilities:
    'fiber|modem|sayaç|doğalgaz|elektrik|kesinti|okuma|hat=|kurulum|altyapı|telekom|iski|aski|igdaş|elektrik kurum|turkcell|vodafone|superonline|hattınız|numara taşı|tarife|bağlantı|abone|endeks|sayacı|çöp topla|hat iptal',
  garage:
    'aracınız|arabanız|servis=|fren|balata|lastik|yağ=|debriyaj|motor|bakım=|akü|tramer|kaporta|rot=|triger|muayene|şanzıman|oto=|amortisör|buji|kayış|vites|radyatör|çekici|motosikletiniz|geri çağırma|yağ değiş|egzoz|balans|ayar=|sanayi=|servisten arı|karter|katalizör|rotil|bilya|marş|benzin pompa|enjektör|turbo|arıza lamba|plaka=|ruhsat|susturucu|tampon|far=|ayna|jant|şaft|diferansiyel|araç=|aracım|araçlar',
  law: 'avukat|noter|dava|duruşma|mahkeme|tapu|vekalet|miras|veraset|hukuk|icra|arabulucu|tutanak|vasiyet|müvekkil|dilekçe|temyiz|boşanma|hukuk büro|velayet|hakim|nafaka|uzlaş|karşı taraf|bağış|tazminat|ihtar|itiraz|karar çık|savunma|imza için|tapu devri|kıdem|dosyanızda|kadastro',
  tax: 'vergi|muhasebeci|müşavir|beyanname|kdv|fiş=|gider|e fatura|defter|sgk|bağkur|stopaj|makbuz|bilanço|yıl sonu kapan|denetçi|muhtasar|beyanı|faturaları getir|fişleri',
  installation:
    'kurulum|teknisyen|servis ekibi|montaj|bakım|ekip|nakliyat|mimar|keşif|fotoğrafçı|ilaçlama|kontrol|tekniker|ekspertiz|takmaya|takalım|takacağ|takabilir|kurmaya|kuracağ|ölçü=|ölçüye|bakmaya gel|gelip bak|keşfe|usta gel|ustalar|alarm=|kamera=|akortçu|peyzaj|dekoratör|sondaj|taşıma firma|projeci|mühendis|fibernet|saha ekib|planlandı',
  insurance: 'sigorta|poliçe|kasko|acente|prim|hasar|teminat|dask|yenileme|hasar dosya|hasar numara|eksper rapor',
  quote:
    'teklif|fiyat|maliyet|hesapla|çıkardım|tutar|keşif bedel|fiyatı çıkar|hesabı çıkar|rakam çıkar|proje çiz|çizimi|fiyat çalış|çizimi bitti|fiyatını da çıkar|teklif aldım',
  requested:
    'istediğin|sorduğunuz|istemiştin|talep etti|talebiniz|demiştin|aradığın|baktığınız|başvurduğunuz|konuştuğumuz|anlaştığımız|ölçü al|ölçüsünü|formu doldur|bıraktığınız|beğendiğiniz|istenen|not bırak|yazmıştınız|mesaj atmıştınız|mesaj attın|aramıştınız|aramışsınız|bizi aramış|beni aramış|ulaşmıştınız|bırakmıştınız|doldurmuştunuz|doldurdunuz|formunuz|talep etmiş|talep ettiğ|istemişsiniz|sormuşsunuz|haber ver demiş|haber verin demiş|haber ver dedi|gelirse ara|olursa ara|çıkarsa ara|gelmiştiniz|uğramıştınız|bakmıştınız|görüşmüştük|konuşmuştuk|anlaşmıştık|fuarda|standımız|sitemizden|internetten|ilgilen|merak et|beğenmiştiniz|ayırmıştınız|sizin için ayır|tutuyorum|dönüş yap|geri dönüş|isteğiniz üzerine|isteğinize|soruyodunuz|sormuştun|sordunuz|dediğiniz gibi|ilana yazmış|yazmışsınız|katılmıştınız|istediğinizi söyle|söylemiştiniz|salı günü gelmiştim|çay içmiştik|size veril|söz size|listemizde|bekleme listesinde|denemeye gel|denemiştiniz|gözünüz vardı',
  secondhand:
    'ikinci el|kilometre|dizel|model=|araç=|hasarsız|boyasız|tramersiz|satılık|ilan sahib|takas|motosiklet|piyano|galeri|otomatik vites|bisiklet|ikinci elde|tek elden|temiz araç|arsa|tarla=|daire=|tekne|traktör|karavan|keman|bağlama|antika|hala duruyor|duruyor=|elime bir|geldi bir tane|bir tane geldi|bir tane düştü|sedan|suv=|hatchback|yavrular|kangal|kovan|dokundu|kök boya|halıcı|talip|biçerdöver|atv|yat=|vespa|scooter|hibrit|tesla|corolla|hilux|sprinter|transit|doblo|çello|trompet|akordeon|davul|teleskop|fotoğraf makine|dokuma tezgah|torna|buzağı|düve|tay=|tavuk|koyunlar',
  offer:
    'kampanya|indirim|fiyat|taksit|tur=|turu=|otel|seçenek|uygun|opsiyon|tatil paket|bilet=|erken rezervasyon|son gün|gezi=|umre|uçak bilet|uçuş|peşinat|vade=|size olur|fiyatı tut|fiyat sabit|geçerli|tutarım|rezerve|daha ucuz|hesaplı|düğün salon|aylık|paket=|üyelik|pazarlık|üç şirketten|ödediğinden|otuzuna kadar|son bir tane|bir tane kaldı|iki tane kaldı|size ayırayım|kargo bedava|garantili|montaj dahil|takas ederim|dahil=',
  windows:
    'pencere|pimapen|panel|mutfak dolab|mutfak|dolap|cam balkon|parke|ısı pompası|tente|pergola|plise|gömme|pvc|çift cam|duşakabin|banyo=|banyo yenile|tezgah=|granit|kuvars|sera=|kamelya|çit=|bahçe kapı|havuz yap|şömine|perde|stor=|halıfleks|laminat|giyinme oda|yalıtım|mantolama|şarj istasyon|vestiyer|parke fiyat|balkon=',
  bank: 'banka|müşteri temsilcisi|bireysel|şubesi|portföy|vadeli|mevduat|gişe|ziraat|garanti|akbank|yapı kredi|halkbank|vakıfbank|denizbank|teb=|qnb|ptt bank|katılım|kasa dairesi|müşteri ilişki|bank=|ticari şube|güvenli işlem|pos un|portföy yöneticiniz|müşteri temsilciniz|şube müdürü',
  card: 'kart|kartın arka|debit|arkasındaki|pin=|bankamatik|temassız|kartınız geçici|yurt dışı',
  loan: 'kredi|faiz|onaylan|ekspertiz|ipotek|dosya masraf|taksit|finansman|faiz oran|yapılandır|kefil|kredi limit|kredi dosya|onay çık',
  fraud:
    'şüpheli|olağan dışı|dolandır|işlem|güvenlik|bloke|dondur|kapatıldı|şifrenizi|sizden|harcama|sahtecilik|bilginiz dışı|asla|doğrula|tedbir|alışveriş|geçici ol|kısıtla|asla istem|istemeyiz|kimseyle paylaş|paylaşmay|kod=|tek kullanımlık|siz mi yap|bilginiz|güvenlik birim|olağan|denemesi',
  account:
    'hesap|havale|eft|maaş|limit|çek=|vadeli|kiralık kasa|pos=|pos cihaz|otomatik ödeme|ekstre|iban|yenile|vade=|mevduat|yatırım|vadesi dol|kiralık|döviz|bilgi güncel|güncelle|karşılıksız|imza eksik|imzanız eksik|imzanız|talimat|pos un süresi|süresi dol',
  branch: 'şube|kimliğiniz|gişe|uğra|nüfus cüzdan|bizzat|şahsen|gelip imza|imzaya|arka yüz|arkasındaki numara',
  wrong:
    'yanlış|yanlis|karışmış|numara çev|çevirmiş|değil mi|değil misin|değilmiş|sen misin|orası değil|kim bu|öyle mi|haydaa|yanlış oldu|yanlış ara|yanlış numara|hay allah|tüh|ha değil|yok mu|o değil|siz değil|değil misiniz|kimsiniz|kiminle görüş|başka numara|eski numara|numarası değil|bir rakam|son rakam|yanlış çevir|yanlış tuş|boşver|kapatıyorum|rahatsız ettim|rahatsız ettik|sanmıştım|zannet|olmadı galiba|karıştı|siz değilseniz|dikkate alma|hatalı olabilir|orası neresi|aramak istedim|sanıyordum|bu kimin|benim kardeşim değil|parmağım|rehberde|öyle biri yok|tanımıyorum|dur kimsin|olmalı|yok mu öyle|ordamı|hattı kapat|hattını değiş|numara değişmiş|numarayı değiş|gözlüksüz|yanlış yazmış|karıştırmış|karıştırdım|hakkını helal|senin sesin değil|sesin değil|sesin değişik|ses değişik|robot mu|makine mi|kim bu kadın|bu kadın|silin bunu|silin siz|ters yaz|ters çevir|çevirmişim|basmışım|olacaktı|eski sahibi|başkasına geç|kimin numara|kimin telefon|diye biri|burası değil|özel numara|nereye düş|nereyi ara|aa pardon|ay pardon|yok yok|tamam tamam|yanlışlık|yanılmış|yanıldım|eski hat|fihrist|defterde|kayıtlı kalmış|numarayı ver|öyle mi tüh|eyvah',
  isThat:
    'orası|bürosu mu|durağı mı|ile görüş|verir misin|bağlar mısın|orda mı|orada mı|açık mısınız|gönderir misin|alabilir miyim|burası mı|var mı orda|ile konuş|arıyordum|arıyodum|orası mı|eczane mi|taksi mi|berber mi|kuaför mü|lokanta mı|servis mi|doktorun|klinik mi|oto mu|görüşebilir|bağlar mısınız|bağlayın|var mı acaba|var mıydı|yeriniz var|randevu alacak|randevu almak|bana iki|üç tane|gönderin|getirin|yollayın|neredesin|nerdesin|nerede kaldın|nerde kaldın|gelmiyor musun|orda mısın|evde mi|hanım evde|bey orada|telefona ver|verir misiniz|bir masa|masa var mı|kaçta açıl|kaçta kapan|kaça kadar|kaldı mı|arabam hazır|arabam oldu|iki kişilik oda|bir taksi|taksi yolla|doktora görün|doktordan randevu|misin=|orda mısınız|ordamı|ordaymış|usta orda|abi orda|müsait mi|telefona gelsin|çağır|çağırır mısın|seslen|bi bağla|hoca orda|doktor bey orda|yazar mısın|saat kaça|yer var mı|boş oda|boş yer|sıra var mı|gelebilir miyim|kapattınız mı|açık mı|tıraş yaz|adıma ayır|iki damacana|su yolla|mutfak tüp|direksiyon ders',
  taxi: 'durak|pizza|lahmacun|pide|bilet gişe|yolcu|dürüm|tane yolla|avukatı|terzi|kebap|adana=|hamburger|tavuk döner|kilo kıyma|kasap|manav|nalbur|bakkal|oda=|bilet=|gişe mi|iki kişilik bilet|taksi çağır|araba gönder|tüp gönder|su gönder|taksi=|taksici|taksiye',
  landlord:
    'ev sahib|kiracı|mal sahibi|emlak|kontrat|dairenin|evi sat|depozito|evden çık|ev sahibi|evin sahibi|daire sahibi|taşınmaz|eviniz|evimizi',
  rent: 'kira|kontrat|depozito|aidat|zam=|tahliye|yenileme|stopaj|kira art|kira söz|sözleşmeyi yenile|anahtar teslim',
  politics:
    'seçim|parti|sandık|müşahit|gönüllü|broşür|oy=|aday|kampanya|stand|ilçe bina|miting|muhtar|imza topla|bildiri|meclis|il başkan|teşkilat|belediye başkan|milletvekil|vekil|stant|yürüyüş=|sendikal|ilçe başkan|kadın kolları|gençlik kolları|referandum|temsilci|delege',
  found:
    'buldum|bulduk|cüzdan|anahtar|kayıp|düşürmüş|unutmuş|bulunan|telefonunuzu bul|çanta|emanet|kimliğinizi|bulundu|köpeğiniz|kediniz|kartınızı bul|ehliyetinizi|düşürdünüz|unuttunuz|şemsiye|tasmasında|papağan|muhabbet kuş|kaplumbağa|tasmada|künyesinde|dolaşıyordu|hamster|tavuk kaçmış|at kaçmış|inek kaçmış|eldiven|dizüstü|kulaklık|yüzük bul|saat bul|pasaport bul|akbil|toka|küpe=|küpeniz',
  disturbance:
    'park et|önüne park|arabanızı çek|alarm|farlar|çek=|su akıyor|damlı|duman|havlı|çizil|çarp|çıkamı|ses=|müzik|önünü kap|arabanız|aracınızı|kapatmış|garajımın|garaj önü|yerime park|gürült|müziğ|dün gece|tavan=|tavandan|koku|dal=|dallar|kırık cam|kapınız açık|pencereniz|ışık=|sürttüm|çizdim|gaz=|ocakta|yanıyor',
  police:
    'polis|emniyet|karakol|ifade|tanık|savcı|şikayet|hırsız|jandarma|komiser|zabıta|tebligat|memur|başkomiser|astsubay|çavuş=|dedektif|tebliğ|celp|ihbar|soygun|kaza tespit|trafik=|itfaiye|afad|bekçi|zarfın var',
  association:
    'cami|dernek|koro|kulüp|vakıf|kütüphane|konser|komite|imam|iftar|cenaze|mevlit|sergi|prova|bağış|papaz|kilise|hafız|kuran kurs|hoca efendi|taziye|vefat|kızılay=|gıda banka|koli yardım|yardım kolisi|yardım topl|lions|izci|tenor|soprano|tiyatro|bando|halk oyun|ayırttığınız kitap|kitabınız|kooperatif|spor kulüb|turnuva|festival|müze|hemşeri|üyelik aidat|lokal|başkan herkes|namazından|gazeteci|röportaj|muhabir|balıkçılar|hobi bahçe|kermes|köy şenliği|futbol kulübü|arama kurtarma|kardeş şehir|halk oyunları|gönüllü lazım|eleman eksiği|sıra sende|sıra sizde|yardıma gel|dua|kuran|mahalle şenliği|aşure|müftülük|müezzin|vaiz|mukabele|hatim|mevlid|sinagog|cemevi|aşevi|giysi kutusu|mason|rotary|satranç kulüb|bisiklet kulüb|atletizm|dağcılık|kültür merkezi|halk evi|tekke|hac kafile|yörük|göçmen dern|köy dern|köy=|köylü|köyün|köyden|radyo=',
  building:
    'apartman|site yönetim|yönetici|toplantısı|aidat|otopark|çöp|bina|ortak|kapıcı|kat malik|çatı için|site=|site sakin|yönetimden|blok yönetim|kat=|kat sakin|olağan genel|genel kurul|çoğunluk|geri dönüşüm|park yeri|otopark yeri|dış cephe|mantolama için|hidrofor|asansör',
  kin: 'anne|baba|kardeş|abla|abin|teyze|hala=|halan|amca|dayı|enişte|kuzen|nine|oğlum|eşin|kayın|torun|yeğen|yavrum|evlad|damat|bacanak|elti|baldız|yengen|oğluş|kızçem|kocan|karın=|karım|kocam|hanımın|görümce|yenge de|ikizin|eski eş|dede=|dedem|deden|dedes',
  child:
    'çocuklar|çocuğu|bebek|okuldan al|kreşten al|ufaklık|yavru|torun|kızı al|oğlanı|minik|bebeği|ikizler|bez=|puset|okuldan alır|kreşten|anaokulundan|servisten al|bakar mısın çocuk|kurstan sen|sen alır mısın|çocuğu kurstan|çocukları al|bebeğe bak|okul çıkış|kızı kurstan|oğlanı kurstan',
  meal: 'yemek|yemeğe|sofra|kahvaltı|mantı|sarma|dolma|börek|iftar|akşam yemeği|çorba|mangal|pişir|sarmıştım|pilav|köfte|kurabiye|tatlı yap|yaprak|turşu|salça|reçel|kavurma|pide yap|hamsi|oruç|sahur|ramazan|kurban|yaptım sana|dolapta|gelirken|mercimek|kavanoz|tatlıyı sen|ekmek al|yemeğe gel|gel ye|lahmacun|kısır|yaprak sar|güveç|hünkar|karnıyarık|imam bayıl|menemen|simit|poğaça|revani|şekerpare|sütlaç|kazandibi|lokma|tandır|kuyu kebap|keşkek|tirit|katmer|gözleme|künefe|tulumba|açma=|tarifi=',
  love: 'öptüm|öpüyorum|öperim|kuzum|yavrum|hayatım|aşkım|tatlım|seni seviyorum|özledim|bir tanem|güzelim|evladım|gözünden öp|canımın içi|ciğerim|paşam|prenses|kurban olay|allaha emanet|dikkat et|kendine iyi|merak ettim|merak ettik|gurur|yavrucuğ|balım=|annem benim',
  mate: 'kanka|birader|dostum|reis|hacı|moruk|lan=|kardeşim|bizimkiler|bizim çocuklar|tayfa|kral|üniversiteden|askerden|liseden|kız=|canım arkadaş|bebiş|bro=|kanks|abicim|kardeş=|kuzi|gençler|ekipten|bizim grup|lise arkadaş|üniversite arkadaş|spordan|kurstan|mahalleden|okuldan=|önemli değil|bir şey yok|inanmayacak|tahmin et|hatırlıyor musun|çok komik|koptum|gülme|abi ya|be abi|üstat|oda arkadaş|yurttan|rövanş|eksiğiz|ayol|nörüyon|hacım|tanıdın mı|sesimi tanır|sesimden tanı|bil bakalım|devrem|tertip|kardo|panpa|canısı|şekerim|güzellik|grupta yaz|grupta konuş|gruptan|whatsapp grub|memleketten|köyden arkadaş|sınıftan|eski komşu|asker ark|bölümden|stajdan|ev ark|kız kıza|erkek erkeğe',
  party:
    'doğum günü|parti|düğün|nişan|kına|sürpriz|hediye|kutla|mezuniyet|sünnet|yıldönümü|bekarlığa|davetli|kırkıncı|otuzuncu|ellinci|veda|evlilik teklif|kıyafet balo|karaoke|doğumgünü|nikahım|asker uğurla',
  leisure:
    'halı saha|balık|kahve|çay=|sinema|konser|plaj|deniz|piknik|gezi|oyun|yürüyüş|bilet|buluş|kahvaltı|okey|tavla|basket|kayak|bisiklet|festival|mangal|içeriz|sahada|bir kişi eksik|kaleci|forvet|voleybol|koşu|spor salonu|yoga|satranç|kart=|batak|king|poker|playstation|ps=|dizi=|film|tiyatro|müze|sergi|çadır|bungalov|dere|tekne|kano|dalış|ateş yak|meze|şarap|kafe|bir çay|bir bira|bar=|gece kulübü|park=|halısaha|nargile|bira=|biralar|rövanş|motorla|kaleye|fırtına|biletler çıktı|bölüş|paintball|karting|okçuluk|eskrim|kürek|yelken|şnorkel|tırmanış|mağara|tombala|açık mikrofon|bit pazarı|paten|kızak|pilates|crossfit|maraton|bilardo|bowling|dart|langırt|sauna|kaplıca|teleferik|şelale|panayır|fasıl|türkü|halay|horon|mehter|bungee|rafting|off road|jip|maç=|maça=|maçı=|maçın|maçta|maçlar|rakı=|kamp=|kampa=|kampı=|göl=|göle|zar=|plak=',
  borrow:
    'ödünç|taşın|taşıma|yardım et|kamyonet|merdiven|matkap|geri ver|emanet|el at|omuz|yardım lazım|arabanı ver|borç=|borcum|borcun|sana borç|paranı|paramı|senin payın|hesabına at|yardımın|yardım eder|bakar mısın kedi|kediye bak|köpeğe bak|çiçekleri sula|sizde kal|bizde kal|sende kal|bende kal|sana gel|sizin ev|bizim ev|eşyaların|eşyalarım|sende unut|bende unut|götürür müsün|bırakır mısın',
  baby: 'bebek|doğdu|doğum yap|hamile|nur topu|kilo=|doğum=|nişanlan|evleni|kilo doğ|doğurdu|sancı|ikiz|evlenme teklif|evet dedi|yüzük|kız oldu|oğlan oldu|erkek oldu',
  reunion:
    'özledik|uzun zaman|görüşelim|görüşmeyeli|buluşalım|nasılsın|napıyorsun|ne yapıyorsun|yeni numara|yeni numaram|sohbet|muhabbet|ne zamandır|uğrayacağım|laflar|dönüşü|nasılsınız iyi|ne haber|anlatacak|anlatırım|dedikodu|dertleş|sesini duy|sesini özle|aklıma geldin|aklıma düş|önünden geç|gördüm seni|başın sağ|başınız sağ|kaybettik|vefat etti|ayrıldım|ayrıldık|boşan|döndüm|geldim buraya|istanbuldayım|numaramı değiş|numaram değiş|bu yeni|toplanalım|toplanıyoruz|buluşuyoruz|görüşmek iste|var mısın|gelsene|müsait misin|boş musun|ne yapıyon|bize gel|uğrasana|anlatırım sana|anlatmam lazım|bir bilsen',
  formal:
    'iyi günler|merhaba|efendim|sayın|arıyoruz|rica|lütfen|teşekkür|bilginize|tarafınız|hanım|size=|sizi=|değerli|bilgilendir|kolay gelsin|iyi akşamlar|günaydın|arıyorum=|adına arı|ilgili olarak|konusunda|hususunda|hakkında|saygılar|bekliyoruz|memnun olur|ulaşabilirsiniz|dosyanız|başvurunuz|numaramızdan|iletişime|bey=|beyefendi|beyin=',
  familiar:
    'selam|naber|ara beni|hadi|ya=|sen=|seni|bana dön|gel=|gelir misin|valla|lan|tamam mı|beni ara|bak=|be=|görüşürüz|ararsın|arasana|haber et|hey|ulan|aga|abi ya|gari|bi=|napıyon|nabıyon|nbr|slm|tmm|çaktır|haydi|eyvallah|bay bay|bye|ehe|haha|lütfen ya|bakıver|şey=|sana=|yav=|kib=|ayol|bi ara|gel bi|yapıyon|geliyon|diyom|diyon|istiyom|gidiyom|gelicem|yapcam|edicem|alcam|naapıyon|napıyoz|hadi bakim|öptüm|ya şey|yaa|kuzum|bi dene|biliyosun|atıldı|yazarım',
  org: 'adına|firmasından|şirketi|servisinden|biriminden|departman|müdürlüğünden|bölümünden|ofisinden|bürosundan|merkezi|hizmetleri|müşteri hizmet|sekreter|danışma|santral|acentesi|ajansı|vakfı|enstitüsü|holding|limited|ticaret|ltd|grup=|kardeşler|ve oğulları|polikliniğinden|hastanesinden|okulundan|bankasından|mağazasından',
  automated:
    'otomatik|kayıtlı|mesajdır|tuşlayın|tuşuna|bir e bas|yıldız|kare tuş|cevap vermeyin|yanıtlamayın|kapalıdır|arama kabul|bağlantıya|link|sms|kısa mesaj|uygulama|web sitemiz|işlem yapmanıza gerek',
  price: 'tl=|euro|dolar|bin=|yüz=|milyon|tutar|masraf|fiyat|aylık|yüzde|kuruş',
  quantity: 'düzine|kilo=|litre|metre|adet|tane=|kutu=|çuval|ton=|tepsi|porsiyon|yirmi|kırk|elli|baş=',
  ownkin:
    'kocam|karım|eşim|oğlum var|annem|babam|ablam|abim|kardeşim=|kayınvalidem|kızımız|oğlumuz|çocuklarım|nişanlım|düğünüm|torunum|yengem|halam|teyzem=',
  travel:
    'havaalanı|havalimanı|uçak|uçağım|iniyorum|ineceğim|otogar|gar=|tren=|otobüs|valiz|bavul|beni al|almaya gel|karşıla|geliyorum yarın|yola çık|yoldayım|varıyor|terminal|feribot|vapur|tren geliyor|otobüs geliyor|beni bırak|aktarma',
  sorry: 'pardon|özür|kusura|affed|üzgün|hay allah|maalesef|kusura bakma',
  ready: 'gelmiş|ulaştı|stokta|teslim alabilir|alabilirsiniz|bitti=|tamamlandı|çıktı=',
  authority:
    'belediye|kaymakamlık|bakanlık|müdürlük|büyükelçilik|konsolosluk|sgk|işkur|vergi daire|sosyal hizmet|nüfus|tüik|anket|adliye|mahkeme|muhtarlık|tapu müd|zabıta|orman|tarım il|imar|icra müdürlüğü|icra|muhtar=|yoklama|memur|jüri|seçmen|istatistik|barınak|veterinerlik müd|arşiv|dilekçeniz|şikayetiniz|ihbarınız|ruhsat|yol çalışması|su kesilecek|elektrik kesilecek|tahliye|meteoroloji|duyuru|emlak servisi|vergi borc|vergi iade|iadeniz bulun|banko|emlak vergisi|çevre temizlik|fen işleri|park bahçe|temizlik işleri|evrak kayıt|kayıp eşya|denetim ekib|başvurmanız|iki defa tahsil|fazla tahsil|sehven|mahsup|ihbarname|tahakkuk|nikah memur|imar müd|ruhsat müd|gelirler müd|yazı işleri|kent konsey|beyaz masa|çözüm merkez|cimer|e devlet|göç idare|sosyal yardım|defterdar|kadastro müd|nüfus sayım|sayım|noter değil',
  stuck:
    'kapıda kal|dışarıda kal|anahtar içeri|anahtarı unut|anahtarımı|mahsur|yolda kal|benzin bit|lastik patla|şarjım|aküsü|çabuk|acilen|hemen=|bi an önce|bir an önce|aç telefonu|aç şunu|kaza yap|kaza=|bozuldu araba|içerde unuttum|anahtarı içerde|dönmezsen|televizyon aç|kumanda|tablet|şifremi|facebook|ekran karar|nasıl açılıyor|wifi|evdeki internet',
  coming:
    'uğrarım|uğrayabilir|gelebilir miyiz|gelebilirim|gelelim|geleceğiz|evinize|sekiz ile|dokuz ile|arası gel|evde biri|evde olur|evde bulun|giriş izni|yoldayız|baktım|baktık|gelmiştik|geldik=|ekibimiz|inceledim',
  stranger:
    'siz değilseniz|eğer siz değilse|o değilseniz|dikkate alma|yanlış numaraysa|yanlışsa|yanlış numara|hatalı olabilir|numara hatalı|umarım doğru',
  viewing:
    'daireyi gör|daireyi göster|daireye bak|evi gör|evi göster|eve bak|evi gez|daireyi gez|ev bakma|ev gösterme|konuştuğumuz daire|emlakç|emlaktan|emlak ofis|gayrimenkul|kiralık daire|satılık daire|kiralık ev|arsayı gör|dükkanı gör|yer göster|daire göster|ev göster|2 artı 1|iki artı bir|üç artı bir|1 artı 1',
  claim:
    'hasar|eksper|ekspertiz|hasar dosya|dosya numara|su hasarı|dolu hasarı|tazminat|muafiyet|kaza tutanağ|tutanak|pert|hasar fotoğraf|sigortadan arıyorum hasar',
  guard:
    'alarm merkez|güvenlik şirket|güvenlik merkez|izleme merkez|alarm haber|alarmınız|alarm sistemi|alarm çal|sensör|devriye|hareket dedektör|hırsız alarm|güvenlik firma|parola|güvenlikten arıyor|ihbar',
  customs:
    'gümrük|ithalat|ithal|yurt dışından gel|konteyner|antrepo|müşavir|ticari fatura|proforma|navlun|beyanname için',
  tutoring:
    'ders veriyor|ders verir|özel ders|ders almak|ders aldır|ders istiyor|haftada iki|haftada 2|öğrenci alıyor|öğrenmek istiyor|kurs veriyor|takviye|derslere başla|ders ücreti|saat ücreti',
  yourwork:
    'gelip ölçü|ölçü almıştı|ölçü aldı|gelmiştiniz|yapmıştınız|yaptınız|yaptığınız|takmıştınız|taktığınız|kurmuştunuz|boyamıştınız|tamir etmişti|onarmıştı|vermiştiniz|verdiğiniz teklif|verdiğiniz fiyat|teklifiniz|faturanız|faturanızda|ustanız|elemanlarınız|çırağınız|sizden aldı|sizden almış|size vermiştim|size bırak|diktiğiniz|dikmiştiniz|çevirdiğiniz|kapımıza|bizim eve',
  municipal:
    'belediye|kaymakam|valilik|muhtar|vergi dairesi|emlak vergisi|emlak servisi|çevre temizlik|iki defa ödeme|iki kez ödeme|fazla ödeme|iadeniz|iade edil|ruhsat|imar|yapı kontrol|tapu|nüfus müdürlüğü|seçim kurulu|sandık|mahkeme|tebligat|icra|adliye|zabıta|mezarlık|fen işleri|zemin kat|yoklama memur',
  practice:
    'masöz|masör|kişisel antrenör|spor salonundan|spor hocası|direksiyon hoca|direksiyon ders|sürücü kurs|akortçu|fotoğrafçı|terzi|modacı|dövmeci|makyöz|manikürcü|berber|kuaför|pet kuaför|prova|düğün çekimi|dış çekim|noter|imza için|tapu randevu|ehliyet sınav',
};
