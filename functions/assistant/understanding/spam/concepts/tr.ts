import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const tr: Phrases = {
  asks_for_code:
    'gelen kod* | onay kod* | dogrulama kod* | kodu soyle* | kodu oku* | kodu paylas* | sms kod* | sms ile gelen | mesajla gelen | sifrenizi | sifreyi | sifresini | sifrelerini | tek kullanimlik | guvenlik kod* | haneli kod | kodu alabilir | kod geldi | kodu alayim | e devlet sifre* | telefona gelen | ekranda cikan | gelen rakam* | rakamlari oku* | alti haneli | 0 haneli | kod gelecek | kodu ver* | kodu at | sifre gelecek | mesaji oku* | sms i oku* | onay mesaj* | birkac rakam | rakam geldi | bana soylerseniz',
  asks_for_details:
    'kart numara* | kartinizin uzerindeki | kartin uzerindeki | kart bilgi* | arkadaki uc hane* | uc hane* | tc kimlik | kimlik numara* | dogum tarih* | dogum yil* | anne kizlik | hesap numara* | iban* | abone numara* | bilgilerinizi teyit | bilgilerinizi | teyit edelim | son kullanma | musteri numara* | kimlik fotograf* | ekstrenizi | adres bilgi* | tesisat numara* | sozlesme hesap | faturaniz elinizde | faturanizi | vatandaslik numara* | kimlik bilgi* | ehliyet* | hangi banka* | bankaniz hangi | maasiniz* | yasiniz* | kac yasinda* | anne adi | kart limit* | hesap bilgi* | cvv | kart sifre* | fotografini gonder*',
  remote_access:
    'anydesk | teamviewer | uzaktan | bilgisayar* | virus | teknik destek | program* indir* | indirin | yukleyin | yukle* | uygulama* indir* | hacklen* | ele gecir* | ip adres* | siber | ekran paylas*',
  gift_card:
    'kontor | hediye kart* | google play | bitcoin | ptt ile | havale | eft | fast ile | altin* | poset* | nakit | western union | on odemeli | itunes | papara | kripto hesab*',
  safe_account:
    'guvenli hesa* | paranizi .. aktar* | paranizi | hesaba aktar* | aktarin | aktarmaniz | havuz hesab* | devlet hesab* | altinlarinizi | gorevli .. alacak | birikim* | koruma hesab* | guvenceye | mal varlig*',
  asks_for_money:
    'para at* | para yolla* | para gonder* | para yatir* | havale yap* | eft yap* | ibana | ibanina | iban atar* | borc ver* | odunc | geri veririm | yarin gonder* | depozitoyu | kaporayi | pesin | on odeme yap* | hemen yatir* | odemeyi simdi | kartinizla | ilk depoyu | depo yap* | cebine | elden ver* | nakit ver* | para lazim | bin lira lazim | gonlunuzden ne | kurban bedel*',
  money_upfront:
    'dosya masraf* | dosya ucret* | masraf* | kapora | pesinat | on odeme | onden | vergisini | vergi* yatir* | gumruk vergi* | kargo bedel* | kargo ucret* | avukat masraf* | yatirirsan* | yatirmaniz | yatirin | yatirilacak | egitim ucret* | evrak ucret* | depozito | komisyon | harc | bedel* | odemeniz lazim | odemeniz gerekiyor | sadece .. oduyorsun*',
  money_for_you:
    'miras* | varis* | iadeniz | iade alacak* | alacaginiz | geri odeme* | prim iade* | hak ettiginiz | toplu odeme | birikmis | para atacagiz | yanlislikla para | hesabiniza para | size odenecek | tazminat | fark odeme* | kesinti iade* | devlet oduyor | destek odeme*',
  threat:
    'icra* | haciz* | dava | savci* | mahkeme* | tutuklan* | yakalama | gozalti* | suc* | teror* | hukuki | yasal islem* | kesilecek | kapatilacak | bloke | askiya | iptal edilecek | ceza* | borcunuz | hapis | ihtar* | sorusturma | kara para | sabika | arama karar* | yasal takip | elimizde | kacir*',
  hurry:
    'hemen | acil* | derhal | bugun son | son gun | son ihtar | son uyari | son sans | bugune ozel | bugun odemez* | bir saat icinde | 24 saat | sinirli | kisa sure* | suresi dol* | bitmeden | kacirmayin | son kez | en gec | bugun icinde | bu hafta sonuna | zaman daral* | ivedi* | yarim saat | on dakika | bugun bit* | gun sonuna | mesai bitimine | aksama kadar yatir* | son saat* | gece yarisi | kontenjan* | kalan son',
  secrecy:
    'kimseye | kimseyle | soyleme* | telefonu kapatma* | kapatmayin | gizli* | hatta kal* | aramizda | polisi arama* | sakin kapatma | babama | konusmayin | bahsetme* | soran olursa | kimse bilmesin | hatti kapatma* | hattan ayrilma* | konusmaniz gerekmiyor | sirdas | esinize | cocuklariniza | bankaya soyle*',
  account_problem:
    'supheli | hesabinizdan | hesabinizda | adiniza hesap | adiniza | alisveris yapil* | size ait degilse | siz yapmadiysan* | para cekil* | dolandiric* | guvenlik departman* | guvenlik birimi | iade* | aidat* iade | geri odeme | ele gecir* | islem yapil* | tanimlan* | blokeli | fraud | hesabiniz | kartiniz .. kullan* | kartiniz kopyal* | hattiniz kapan* | hattiniz | sim kart* | e sim | aboneliginiz | uyeliginiz | otomatik yenilen* | yenilenmis | limitiniz | cekim yap* | para transfer* | kredi cekil* | baskasi | kopyalan* | saldiri* | internetiniz kes*',
  names_authority:
    'savci* | komiser* | polis* | emniyet* | bakanlig* | devlet* | sgk* | vergi dairesi | vergi* | e devlet | mahkeme* | jandarma | gumruk* | btk | merkez bankasi | cumhuriyet | istihbarat | terorle | tuketici | muduriyet* | asayis | bddk | sosyal yardim | kaymakam* | barkod | terorle mucadele | siber sucl* | organize | memur* | baskomiser | bassavci* | savcilik | adliye | adalet | icra daires* | gib | ptt genel | kizilay adina | valilik | konsolosluk* | almanya* polis | berlin | hgs | ogs | karayollari | sosyal guvenlik',
  names_big_company:
    'microsoft | amazon | google | trendyol | hepsiburada | turkcell | vodafone | turk telekom | ptt | netflix | apple | facebook | instagram | garanti | paypal | sahibinden | whatsapp | getir | avea | superonline | digiturk | bein | is bankasi | ziraat banka* | akbank | yapi kredi | aras kargo | yurtici kargo | mng | ptt kargo | n11 | spotify | disney | ininal | trendyolun | hgs',
  relative_in_trouble:
    'kaza yap* | karakolda* | telefonum bozul* | yeni numara* | bu yeni numaram | para atar | para gonder* | para lazim | babaanne ben | anneanne ben | anne ben | babama soyleme | yarin verir* | torunun* | oglunuz* | kiziniz* | hastaneye yat* | kefalet | telefonum kirildi | trafik kazasi | kaza gecir* | carptim | nezarette | gozaltindayim | telefonum suya | telefonum caldi* | telefonumu kaybettim | baskasinin telefon* | baska numara* | yeni hattim | anneme soyleme | yegenin | hastanede .. para | ameliyat param | oglunuz kaza | kefil | avukat tut*',
  prize:
    'tebrik* | kazandin* | cekilis* | odul* | hediye* | hediyemiz | piyango | talihli* | kura* | bedava | ucretsiz tatil | araba cikti | cikti | sectik | secildin* | ikramiye | puan* kazan* | tatil kazan*',
  press_a_key:
    '1 tusla* | 1 i tusla* | 1 e bas* | bire bas* | biri tusla* | tuslayin* | tusuna bas* | tuslayiniz | tusla* | baglanmak icin | temsilci* | hatta bekle* | bekleyiniz | operator* bag*',
  recorded_voice:
    'onemli bir konu | onemli bilgilendirme | bu bir | bilgilendirmek | size ulasmaya | ulasamadik | defalarca ara* | dosya numara* | dosyaniz | hat sahibi | kaydiniz | basvuru numara* | onemli duyuru | geri donus yap* | bu numaraya | referans numara*',
  investment:
    'yatirim* | borsa* | hisse* | kripto* | bitcoin* | forex* | kazanc* | garantili | aylik yuzde | gunluk kazanc | platform* | danisman* | dolar* bas* | ikiye katla* | uce katla* | katliyor | portfoy | arsa* | getiri* | kar pay* | vip grup* | altin* fiyat* | ek gelir | kaybettigin* para | kaldirac* | islem hesab* | hesap acana | bonus* | karda tut* | garanti | uzman* | sinyal* | telegram grub* | coin* | dijital para | robot* | iddaa* | bahis* | banko | maclar | kupon* | oran* | halka arz | para kazan* | ikiye katlad* | zengin | altin gunu | ceyrek alirsin | kisi de sen bulacaksin',
  loan_or_debt:
    'kredi* | kredi onay* | borc* | teminatsiz | faiz* | borc kapat* | yapilandir* | limit* artir* | icradan | kredi notu* | ihtiyac kredi* | kefilsiz | finansman* | taksit* | dusuk faiz | varlik yonetim*',
  too_good_job:
    'evden calis* | gunde .. lira | gunluk .. lira | video begen* | begen* | telegramdan | ek is | part time | basvurunuz kabul | is firsat* | ek gelir | deneyim gerek* | otel yorum* | yorum yap* | kolay para | gorev* yap* | pazarlama is* | ise alindin* | hesabini kirala* | iban kirala* | yuzde .. senin | paketleme | otel puan* | urun yorum* | kargo tasi* | yurt disinda is | almanyada is | vize | gunluk odeme | haftalik odeme | canli yayin | referans',
  you_qualify:
    'hakkiniz* | hak kazan* | hakki kazan* | size ozel | uygun bulun* | devlet destek* | destek* var | tesvik* | hibe* | ucretsiz* | bedava | bolgenizde | mahallenizde | tanimlandi | yararlan* | emeklilik | tazminat* | emekli* | farkiniz* | size cikan | sosyal destek | ucret odemeden | binaniz*',
  special_offer:
    'indirim* | kampanya* | firsat* | teklif* | yuzde | yari fiyat* | bir alana | avantaj* | ozel fiyat* | uygun fiyat* | tarife* | paket* | sabitli* | hediyeli | cok ucuz | ucuz* | tasarruf | taahhut* | puan* | yuzde elli | sifirliyoruz | peşin fiyatina',
  sales_script:
    'nasilsiniz | iki dakika* | bir dakika* | vaktiniz* | musait misiniz | rahatsiz ediyorum | ilgilenir misiniz | dusunur mu* | ister misiniz | tanitmak | tanitim* | sunum* | firmamiz* | sirketimiz* | urunumuz* | hizmet veriyoruz | bolgedeyiz | yazalim mi | ayiralim* | gorusuyorum | hangi firma* | kimden aliyorsunuz | satis* | musteri temsilcisi | cozum ortag* | sizi bilgilendir* | bilgi vermek | katilmak ister* | ucretsiz deger* | demo | ziyaret* et* | kesif | satis degil | bir sey satmiyoruz | satis icin aramiyorum | kisaca | uzatmayacagim | hemen anlatayim | size bir haber* | mujde* | talihli | ayricalik* | degerli uyemiz | sadik musteri* | firma adina | adina ariyorum | kurumsal | cok kisa | sadece bir dakika | ilgili | onaylar mis* | onayliyor musunuz | kabul ediyor | aktif ed* | tanimlayalim | kayd* olustur* | yonlendir* | form doldurmussunuz',
  home_sales:
    'gunes panel* | enerji* | elektrik fatura* | su aritma | aritma | hali yikama | tencere set* | yatak* | sigorta* | saglik sigorta* | bireysel emeklilik | devre mulk* | arsa* | internet paket* | faturaniz* | operator* | dogalgaz* dedekt* | dedektor | alarm* | pencere* | ev sahibi* | ev sizin | satmayi | evinizi sat* | evi satmak | deger* yapalim | check up | cift cam | mantolama | robot supurge | supurge | saglik kart* | modem* | gaz dedektor* | dedektor* | kacak akim | saglik tarama* | kitap set* | egitim set* | ingilizce kurs* | gozluk kampanya* | fibere gec* | internet hizi* | tarife degis* | numara tasi* | kredi kart* teklif | hayat sigorta* | kasko | trafik sigorta* | devremulk* | termal | tatil koyu | konut proje* | magaza acilis* | hac | umre | su cihaz* | bitkisel | krem | zayiflama | macun | arac al* | satilik arac* | senet imzala* | senetle ver*',
  web_listing:
    'google kayd* | google* | ilk sayfa* | internet site* | web site* | isletme* kayd* | isletme sahib* | pos komisyon* | pos cihaz* | reklam* | sosyal medya* | firma rehber* | harita* | musteriler* sizi | e fatura | isletmeniz* | isletmenizin | harita kayd* | dogrulanma* | yorumlarinizi | instagram sayfa* | dijital reklam | rehber kayd* | tabela | marka tescil | web siteniz',
  survey: 'anket* | arastirma* | birkac soru | kisa soru* | gorusunuzu | fikriniz* | kamuoyu',
  charity:
    'bagis* | yardim toplu* | losemili* | yetim* | kurban* | fitre | zekat | dernek* | derneg* | vakif* | vakf* | hisse* ayir* | gazi* | sehit* | fidye | yardim kampanya* | depremzede* | deprem | ogrenci bursu | burs* | kur an kurs* | cami yapim* | afrika | su kuyusu | filistin | ihtiyac sahib* | hayir* | sadaka | muhtac*',
  no_name:
    'isletme sahib* | is yeri sahib* | firma sahib* | yetkili* | kiminle gorus* | hanimefendi | beyefendi | hat sahibi | ev hanimi | evde kararlari | degerli musteri* | sayin abone* | sayin musteri* | ev sahibiyle | isminiz neydi | kart sahibi | siz mi veriyor*',
  stranger_flatters:
    'sesin* guzel | sesiniz* | ne guzel ses | yanlis numara ama | tanis* | arkadas ol* | nerelisin* | kismet* | kader* | sohbet* | eski arkadas* | bil bakalim | tanidin mi | hatirladin mi | tanimadin mi | hatirlamadin mi | eskiden | askerden | ayni sinifta | nasil unut* | uzun zaman oldu | tesaduf | rastla* | yeni tasindim | kimseyi tanimiyorum | cok kibar* | nazik* | rahatsiz ettim ama | yanlis aramisim ama | iyi birine benz* | kahve ic* | yalniz* | ne yapiyorsun boyle',
  link_or_app:
    'whatsapp* | telegram* | link* | linke tikla* | tiklayin | tikla* | uygulama* | gonderdigimiz mesaj* | mesajdaki | grubumuz* | gruba | internet sitemiz*',
  absent_seller:
    'yurt disindayim | yurtdisindayim | sehir disindayim | gelemiyorum | gormeden | anahtari kargo* | anahtari gonder* | cok arayan var | cok talep | baskasi da istiyor | sizin icin tut* | ilani kaldir* | ilaninizi gordum | ilandaki | aracimi alacak | sahibinden | param guvende | guvenli odeme | nakliyeci gonder* | kapora at* | tatil evi | villa | alici benim',
  superstition:
    'buyu* | muska* | nazar* | fal* | medyum* | dua* | kismetin bagli | rukye | kursun dok* | rizk* | astroloj*',
  home_visit:
    'arkadas gelecek | gorevli gelecek | ekibimiz | ekip gelsin | teknik ekip | evinize | adresinize | kapiniza | ziyaret | sokaginiz* | mahallenizdeyiz | bolgenizdeyiz | binaniz | zorunlu kontrol | zorunlu degisim | dedektor tak* | esinizle | yarim saate gelir | sivil arkadas | numune al* | ucretsiz kontrol | dogal gaz kontrol | tup',
  knows_owner:
    'konustugumuz | konusmustuk | demistiniz | demistin | soylemistin* | istemistiniz | istediginiz | gecen hafta | gecen ay | gecen gun | dunku | hatirlarsan* | her zamanki | siparis ettiginiz | siparis verdiginiz | aradiginiz icin | mesajiniz* | mesajini aldim | gorusuruz | haber verin dem* | sozlestigimiz | anlastigimiz | actiginiz | birakmis* | aramissin* | doldurmus* | basvurmus*',
  family_or_friend:
    'annen | baban | ablan | abin | oglum | kizim | halan | teyzen | dayin | amcan | dayi | teyze | hala | anneannen | dede* | kanka | kardesim | canim | tatlim | optum | opuyorum | seviyorum | dogum gunu* | yemek* | mangal | dugun* | nisan | cocuk* | hanim | kayinvalide* | esim | kocam | karim | aksama bize | cay ic* | balik* tut* | mac* | tatile | gelir misin | ara beni | ararsin | abi selam | selam | bayram* | eve gel* | abla',
  own_errand:
    'randevunuz* | siparisiniz* | rezervasyon* | basvurunuz icin | ilanimiza | araciniz* | arabaniz* | bisiklet* | sikayetiniz* | ilaciniz* | receteniz* | tahlil* | sonuclariniz* | sonuclar* | kanepeniz* | koltuk* | gozluguz* | gozlugunuz* | unutmussun* | ayirttiginiz | kitap* | ucusunuz* | evraklariniz* | dosyasi icin | actiginiz | teklif istemis* | fiyat istemis* | faturanizda siparis | kombi* | cagirdiginiz | kediniz* | kopeginiz* | anahtar* | pasaport* | cuzdan* | bilet*',
  gives_name_and_reason:
    'ben .. dan | ben .. den | dan ariyorum | den ariyorum | tan ariyorum | ten ariyorum | merhaba ben | selam ben | iyi gunler ben | ben ogretmen* | ogretmeniyim | ismim | adim | icin aramistim | icin ariyorum | icin aradim | ile ilgili ariyorum | haber vermek | hatirlatmak | hatirlatalim | sormak icin | sorayim dedim | diyecektim | klinig* | bey merhaba | hanim merhaba | bey iyi | hanim iyi | bey | komsu* | numaranizi .. aldim | biraz once',
  no_demand:
    'acelesi yok | acele yok | acil degil | musait olunca | musait olunca* | musait oldugun* | musaitsen* | uygun olunca | istediginiz zaman | gerek yok | istemiyoruz | kusura bakma* | ozur dileri* | tesekkur* | iyi gunler dileri* | kolay gelsin | korkma* | merak etme* | merak edilecek | rica ed* | hosca kal* | gorusuruz | sagolun | sag ol | iyi aksamlar | subeye ugra* | zahmet olmazsa | hemen sart degil | sart degil | olur mu | ay sonunda | sonra ararim | ben seni ara* | ben yine ara* | tekrar ararim | onemli degil | bos ver | pardon | iyi geceler | allaha emanet | selam soyle | hayirli isler',
  appointment:
    'randevu* | saat* | bucukta | pazartesi | sali | carsamba | persembe | cuma | cumartesi | pazar gunu | yarin | bugun ogleden | ogleden sonra | sabah | aksam* | oglen | haftaya | gelecek hafta | ertelen* | alindi | arasi | kontrol* | gorusmeye | ayin | iptal icin | onaylamak icin | hangi gun',
  care_or_school:
    'doktor* | klinik* | hastane* | dis hekim* | eczane* | ilac* | recete* | hemsire* | muayene* | fizik tedavi | veteriner* | tahlil* | okul* | ogretmen* | sinif* | ders* | veli* | mudur yardimci* | kres* | universite* | kutuphane* | ates* var | asi* | servis* calis* | yurt* | ortaokul* | lise* | kan bagis* | ameliyat*',
  delivery_at_door:
    'kargocu* | kargodan | kurye* | apartman* | kapidayim | kapida* | zil* | asagi in* | komsu* | teslim* | teslimat* | paket* getir* | getirdim | birakayim | biraktim | nakliye* | sofor* | kamyon* | cicek* | onundeyim | adres* | imza* | kargoyu ben | kargonuz subede',
  work_matter:
    'toplanti* | mudur* | patron* | vardiya* | mesai* | insan kaynaklar* | gorusme* | fatura* | muhasebe* | siparis* | tedarik* | sozlesme* | ofis* | santiye* | proje* | teklif iste* | fiyat al* | matbaa* | brosur* | mali musavir* | beyanname* | durusma* | avukat* | musteri* sikayet* | depo* | rapor* | sunucu* | is yerine | sevkiyat* | numune*',
  repair_or_building:
    'tesisatci* | elektrikci* | cilingir* | tamirci* | tamir* | ariza* | kombi* | su akit* | sizinti* | su bas* | kiraci* | kira* | daire* | ev sahibin | site yonetim* | yonetim* | apartman yonetici* | su kesil* | kesinti* | bakim* | usta* | servis* | parca* | garanti kapsam* | eksper* | makine* | camasir* | boya* | asansor* | oto | sanayi | balkon* | emlakci* | kapici* | tadilat*',
  ready_to_collect:
    'hazir* | gelip al* | ugrayip al* | ugra* | alabilirsin* | gelip alabilir* | teslim alabil* | subede* | kimliginizle | geldi* | bekletiyoruz | tutarim | magazada* | gise* | emanet* | kayip esya* | bulundu* | bulduk | buldum | gecerken | al istersen',
  notice_to_all:
    'kar nedeniyle | tatil edil* | secim* | oy ver* | oy kullan* | aday* | gonullu* | belediye* | muhtar* | mahalle* toplan* | kesinti* | sefer* | ucus* | firtina* | hava muhalefet* | cami* | imam* | kurs* | iptal edilmistir | ertelenmistir | alinmistir | site sakin*',
  wrong_number: 'yanlis numara | yanlis ara* | pardon | kuafor* | orasi .. mi | karistir* | yanlis oldu',
  asks_for_nothing:
    'asla sifre | sifre istemeyiz | sifre sormayiz | istemeyiz | sizden asla | kartinizin arkasindaki numara* | yapmaniz gereken bir sey yok | bir sey yapmaniza gerek | dikkate almayin* | odediyseniz | ucret yok | ucret odemeyeceksiniz | ucret falan yok | kimseyle paylasmayin',
};
