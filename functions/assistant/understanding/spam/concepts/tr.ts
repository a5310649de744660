import type { Phrases } from '#functions/assistant/understanding/spam/concepts.ts';

export const tr: Phrases = {
  asks_for_code:
    'gelen kod* | onay kod* | dogrulama kod* | kodu soyle* | kodu oku* | kodu paylas* | sms kod* | sms ile gelen | mesajla gelen | sifrenizi | sifreyi | sifresini | sifrelerini | tek kullanimlik | guvenlik kod* | haneli kod | kodu alabilir | kod geldi | kodu alayim | e devlet sifre*',
  asks_for_details:
    'kart numara* | kartinizin uzerindeki | kartin uzerindeki | kart bilgi* | arkadaki uc hane* | uc hane* | tc kimlik | kimlik numara* | dogum tarih* | dogum yil* | anne kizlik | hesap numara* | iban* | abone numara* | bilgilerinizi teyit | bilgilerinizi | teyit edelim | son kullanma | musteri numara* | kimlik fotograf* | ekstrenizi | adres bilgi*',
  remote_access:
    'anydesk | teamviewer | uzaktan | bilgisayar* | virus | teknik destek | program* indir* | indirin | yukleyin | yukle* | uygulama* indir* | hacklen* | ele gecir* | ip adres* | siber | ekran paylas*',
  gift_card:
    'kontor | hediye kart* | google play | bitcoin | ptt ile | havale | eft | fast ile | altin* | poset* | nakit | western union | on odemeli | itunes | papara | kripto hesab*',
  safe_account:
    'guvenli hesa* | paranizi .. aktar* | paranizi | hesaba aktar* | aktarin | aktarmaniz | havuz hesab* | devlet hesab* | altinlarinizi | gorevli .. alacak | birikim* | koruma hesab* | guvenceye | mal varlig*',
  money_upfront:
    'dosya masraf* | dosya ucret* | masraf* | kapora | pesinat | on odeme | onden | vergisini | vergi* yatir* | gumruk vergi* | kargo bedel* | kargo ucret* | avukat masraf* | yatirirsan* | yatirmaniz | yatirin | yatirilacak | egitim ucret* | evrak ucret* | depozito | komisyon | harc | bedel* | odemeniz lazim | odemeniz gerekiyor | sadece .. oduyorsun*',
  threat:
    'icra* | haciz* | dava | savci* | mahkeme* | tutuklan* | yakalama | gozalti* | suc* | teror* | hukuki | yasal islem* | kesilecek | kapatilacak | bloke | askiya | iptal edilecek | ceza* | borcunuz | hapis | ihtar* | sorusturma | kara para | sabika | arama karar* | yasal takip | elimizde | kacir*',
  hurry:
    'hemen | acil* | derhal | bugun son | son gun | son ihtar | son uyari | son sans | bugune ozel | bugun odemez* | bir saat icinde | 24 saat | sinirli | kisa sure* | suresi dol* | bitmeden | kacirmayin | son kez | en gec | bugun icinde | bu hafta sonuna | zaman daral* | ivedi*',
  secrecy:
    'kimseye | kimseyle | soyleme* | telefonu kapatma* | kapatmayin | gizli* | hatta kal* | aramizda | polisi arama* | sakin kapatma | babama | konusmayin | bahsetme*',
  account_problem:
    'supheli | hesabinizdan | hesabinizda | adiniza hesap | adiniza | alisveris yapil* | size ait degilse | siz yapmadiysan* | para cekil* | dolandiric* | guvenlik departman* | guvenlik birimi | iade* | aidat* iade | geri odeme | ele gecir* | islem yapil* | tanimlan* | blokeli | fraud | hesabiniz | kartiniz .. kullan* | kartiniz kopyal*',
  names_authority:
    'savci* | komiser* | polis* | emniyet* | bakanlig* | devlet* | sgk* | vergi dairesi | vergi* | e devlet | mahkeme* | jandarma | gumruk* | btk | merkez bankasi | cumhuriyet | istihbarat | terorle | tuketici | muduriyet* | asayis | bddk | sosyal yardim | kaymakam* | barkod',
  names_big_company:
    'microsoft | amazon | google | trendyol | hepsiburada | turkcell | vodafone | turk telekom | ptt | netflix | apple | facebook | instagram | garanti | paypal | sahibinden | whatsapp | getir',
  relative_in_trouble:
    'kaza yap* | karakolda* | telefonum bozul* | yeni numara* | bu yeni numaram | para atar | para gonder* | para lazim | babaanne ben | anneanne ben | anne ben | babama soyleme | yarin verir* | torunun* | oglunuz* | kiziniz* | hastaneye yat* | kefalet | telefonum kirildi',
  prize:
    'tebrik* | kazandin* | cekilis* | odul* | hediye* | hediyemiz | piyango | talihli* | kura* | bedava | ucretsiz tatil | araba cikti | cikti | sectik | secildin* | ikramiye | puan* kazan* | cek | tatil kazan*',
  press_a_key:
    '1 tusla* | 1 i tusla* | 1 e bas* | bire bas* | biri tusla* | tuslayin* | tusuna bas* | tuslayiniz | tusla* | baglanmak icin | temsilci* | hatta bekle* | bekleyiniz | operator* bag*',
  recorded_voice:
    'onemli bir konu | onemli bilgilendirme | bu bir | bilgilendirmek | size ulasmaya | ulasamadik | defalarca ara* | dosya numara* | dosyaniz | hat sahibi | kaydiniz | basvuru numara* | onemli duyuru | geri donus yap* | bu numaraya | referans numara*',
  investment:
    'yatirim* | borsa* | hisse* | kripto* | bitcoin* | forex* | kazanc* | garantili | aylik yuzde | gunluk kazanc | platform* | danisman* | dolar* bas* | ikiye katla* | uce katla* | katliyor | portfoy | arsa* | getiri* | kar pay* | vip grup* | altin* fiyat* | ek gelir | kaybettigin* para',
  loan_or_debt:
    'kredi* | kredi onay* | borc* | teminatsiz | faiz* | borc kapat* | yapilandir* | limit* artir* | icradan | kredi notu* | ihtiyac kredi* | kefilsiz | finansman* | taksit* | dusuk faiz | varlik yonetim*',
  too_good_job:
    'evden calis* | gunde .. lira | gunluk .. lira | video begen* | begen* | telegramdan | ek is | part time | basvurunuz kabul | is firsat* | ek gelir | deneyim gerek* | otel yorum* | yorum yap* | kolay para | gorev* yap* | pazarlama is* | ise alindin*',
  you_qualify:
    'hakkiniz* | hak kazan* | hakki kazan* | size ozel | uygun bulun* | devlet destek* | destek* var | tesvik* | hibe* | ucretsiz* | bedava | bolgenizde | mahallenizde | tanimlandi | yararlan* | emeklilik | tazminat* | emekli* | farkiniz* | size cikan | sosyal destek | ucret odemeden | binaniz*',
  special_offer:
    'indirim* | kampanya* | firsat* | teklif* | yuzde | yari fiyat* | bir alana | avantaj* | ozel fiyat* | uygun fiyat* | tarife* | paket* | sabitli* | hediyeli | cok ucuz | ucuz* | tasarruf | taahhut* | puan* | yuzde elli | sifirliyoruz | peşin fiyatina',
  sales_script:
    'nasilsiniz | iki dakika* | bir dakika* | vaktiniz* | musait misiniz | rahatsiz ediyorum | ilgilenir misiniz | dusunur mu* | ister misiniz | tanitmak | tanitim* | sunum* | firmamiz* | sirketimiz* | urunumuz* | hizmet veriyoruz | bolgedeyiz | yazalim mi | ayiralim* | gorusuyorum | hangi firma* | kimden aliyorsunuz | satis* | musteri temsilcisi | cozum ortag* | sizi bilgilendir* | bilgi vermek | katilmak ister* | ucretsiz deger* | demo | ziyaret* et* | kesif',
  home_sales:
    'gunes panel* | enerji* | elektrik fatura* | su aritma | aritma | hali yikama | tencere set* | yatak* | sigorta* | saglik sigorta* | bireysel emeklilik | devre mulk* | arsa* | internet paket* | faturaniz* | operator* | dogalgaz* dedekt* | dedektor | alarm* | pencere* | ev sahibi* | ev sizin | satmayi | evinizi sat* | evi satmak | deger* yapalim | check up | cift cam | mantolama | robot supurge | supurge | saglik kart* | modem*',
  web_listing:
    'google kayd* | google* | ilk sayfa* | internet site* | web site* | isletme* kayd* | isletme sahib* | pos komisyon* | pos cihaz* | reklam* | sosyal medya* | firma rehber* | harita* | musteriler* sizi | e fatura | isletmeniz*',
  survey: 'anket* | arastirma* | birkac soru | kisa soru* | gorusunuzu | fikriniz* | kamuoyu',
  charity: 'bagis* | yardim toplu* | losemili* | yetim* | kurban* | fitre | zekat | dernek* | derneg* | vakif* | vakf* | hisse* ayir* | gazi* | sehit* | fidye | yardim kampanya*',
  no_name:
    'isletme sahib* | is yeri sahib* | firma sahib* | yetkili* | kiminle gorus* | hanimefendi | beyefendi | hat sahibi | ev hanimi | evde kararlari | degerli musteri* | sayin abone* | sayin musteri* | sayin | ev sahibiyle | isminiz neydi | efendim | kart sahibi | siz mi veriyor*',
  stranger_flatters:
    'sesin* guzel | sesiniz* | ne guzel ses | yanlis numara ama | tanis* | arkadas ol* | nerelisin* | kismet* | kader* | sohbet* | eski arkadas* | bil bakalim | tanidin mi | hatirladin mi',
  link_or_app:
    'whatsapp* | telegram* | link* | linke tikla* | tiklayin | tikla* | uygulama* | gonderdigimiz mesaj* | mesajdaki | grubumuz* | gruba | internet sitemiz*',
  knows_owner:
    'konustugumuz | konusmustuk | demistiniz | demistin | soylemistin* | istemistiniz | istediginiz | gecen hafta | gecen ay | gecen gun | dun | dunku | hatirlarsan* | her zamanki | siparis ettiginiz | siparis verdiginiz | aradiginiz icin | mesajiniz* | mesajini aldim | gorusuruz | haber verin dem* | sozlestigimiz | anlastigimiz | actiginiz | birakmis* | aramissin* | doldurmus* | basvurmus*',
  family_or_friend:
    'annen | baban | ablan | abin | oglum | kizim | halan | teyzen | dayin | amcan | dayi | teyze | hala | anneannen | dede* | kanka | kardesim | canim | tatlim | optum | opuyorum | seviyorum | dogum gunu* | yemek* | mangal | dugun* | nisan | benim | cocuk* | hanim | kayinvalide* | esim | kocam | karim | aksama bize | cay ic* | balik* tut* | mac* | tatile | gelir misin | ara beni | ararsin | abi selam | selam | bayram* | eve gel* | abla',
  own_errand:
    'randevunuz* | siparisiniz* | rezervasyon* | basvurunuz icin | ilanimiza | araciniz* | arabaniz* | bisiklet* | sikayetiniz* | ilaciniz* | receteniz* | tahlil* | sonuclariniz* | sonuclar* | kanepeniz* | koltuk* | gozluguz* | gozlugunuz* | unutmussun* | ayirttiginiz | kitap* | ucusunuz* | evraklariniz* | dosyasi icin | actiginiz | teklif istemis* | fiyat istemis* | faturanizda siparis | kombi* | cagirdiginiz | kediniz* | kopeginiz* | anahtar* | pasaport* | cuzdan* | bilet*',
  gives_name_and_reason:
    'ben .. dan | ben .. den | dan ariyorum | den ariyorum | tan ariyorum | ten ariyorum | merhaba ben | selam ben | iyi gunler ben | ben ogretmen* | ogretmeniyim | ismim | adim | icin aramistim | icin ariyorum | icin aradim | ile ilgili ariyorum | haber vermek | hatirlatmak | hatirlatalim | sormak icin | sorayim dedim | diyecektim | klinig* | bey merhaba | hanim merhaba | bey iyi | hanim iyi | bey | komsu* | numaranizi .. aldim | biraz once',
  no_demand:
    'acelesi yok | acele yok | acil degil | musait olunca | musait olunca* | musait oldugun* | musaitsen* | uygun olunca | istediginiz zaman | yapmaniz gereken bir sey yok | bir sey yapmaniza gerek | gerek yok | asla sifre | sifre istemeyiz | istemeyiz | istemiyoruz | dikkate almayin* | odediyseniz | kusura bakma* | ozur dileri* | tesekkur* | iyi gunler dileri* | kolay gelsin | korkma* | merak etme* | merak edilecek | rica ed* | hosca kal* | gorusuruz | sagolun | sag ol | iyi aksamlar | kartinizin arkasindaki numara* | subeye ugra* | zahmet olmazsa',
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
};
