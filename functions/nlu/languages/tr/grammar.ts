import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: {
    order: 'day',
    dotted: true,
    endings:
      '|[yns]?[aeiu]|n?[dt][ae]n?|[dt][ae]ki|[yn]?[iu]n|[yn]?[iu]|l[ae]r|l[ae]r[iu]n?|l[ae]r[ae]|l[ae]r[dt][ae]n?|l[ae]r[iu]nd[ae]n?|s[iu]|s[iu]n[iuae]|s[iu]n[iu]n|s[iu]n[dt][ae]n?|[iu]n[dt][ae]n?|[iu]n[iuae]|[iu]n[iu]n|y[iu]|y?l[ae]|ki|l[iu]k|leyin|g[iu]bi|[iu]m|lik',
    hourEnding: '(?<!s?[iu]n)[dt][ae]n?',
    dayPlaced: 's?[iu]n[dt][ae]n?|s?[iu]n[ae]',
  },
  refusals: {
    no: '(?:asla|hicbir|kesinlikle)(?: (?:sizden|bizden|kimseye|hic)){0,12}',
    wanted:
      '(?:kod[a-z]*|sifre[a-z]*|kart[a-z]*|hesap[a-z]*|iban[a-z]*|bilgi[a-z]*|para|parola[a-z]*|ucret|kapora[a-z]*)',
    noAfter:
      '(?:ist|iste|isten|sor|al|alin|ver|paylas|soyle|gonder|at|gir)m[aeiu](?:yiniz|yin|yoru[zm]|yiz|yaca[a-z]*|yece[a-z]*|z)|yok|gerekmiyor|gerekmez|gerek yok',
    orders: '(?:[iu]n|[iu]niz)',
  },
  accountScams: {
    blocked:
      '(?:hesa[bp][^ ]*|kart[^ ]*|erisim[^ ]*|internet bankacili[^ ]*)(?: [^ ]+){0,4} (?:kapandi|kapatil[^ ]*|kapali|kilit[^ ]*|kapaniyor|bloke[^ ]*|donduru[^ ]*|donmus|askiya|iptal|durduruldu|sinirlan[^ ]*|ele gecir[^ ]*|kisitlan[^ ]*)',
    call: '(?:ara|arasin|arayin|arayiniz|aramali|arasinlar|aramaniz|aramasi|ulas[^ ]*|telefon)',
    code: '(?:kod|sifre|pin|parola|hane)[^ ]*(?: [^ ]+){0,2} (?:soyle[^ ]*|okusun|oku|okuyun|ver[^ ]*|gonder[^ ]*|hazir[^ ]*|yanin[^ ]*|onayla[^ ]*|gir[^ ]*)|(?:soyle[^ ]*|hazirla[^ ]*) (?:kod|sifre|pin)[^ ]*',
    card: 'kart[^ ]* arka[^ ]*|arka yuz[^ ]*|subeye (?:ugra|gel)[^ ]*|subeden (?:al|teslim)[^ ]*',
  },
  schemes: {
    toMe: 'bana|bize',
    codeSent:
      '(?:kod|sifre|mesaj|sms)[^ ]*(?: [^ ]+){0,3} (?:gel[^ ]*|gitti|gonder[^ ]*|dustu|attim|atiyorum)|(?:gel[^ ]*|gitti|gonder[^ ]*|dusen)(?: [^ ]+){0,2} (?:kod|sifre)[^ ]*',
    payment: 'fatura[^ ]*|odeme[^ ]*|havale[^ ]*|eft|maas[^ ]*|kira[^ ]*|yatir[^ ]*|para[^ ]*',
    newPayee:
      '(?:yeni|baska|degis[^ ]*|farkli)(?: [^ ]+){0,3} (?:[^ ]*iban[^ ]*|hesa[bp][^ ]*|banka[^ ]*)|(?:iban[^ ]*|hesa[bp][^ ]*)(?: [^ ]+){0,3} (?:degis[^ ]*|yeni[^ ]*|tasin[^ ]*|inceleme[^ ]*)',
    unchecked:
      '(?:teyi[dt][^ ]*|aramaniz[^ ]*|aramaya|onay[^ ]*|sorman[^ ]*|kontrol[^ ]*)(?: [^ ]+){0,2} (?:gerek yok|gerekmez|luzum yok|luzumu yok)',
    bank: 'banka[^ ]*|kart[^ ]*|e devlet|sgk[^ ]*|vergi dairesi[^ ]*|musteri hizmet[^ ]*',
    codeDemand:
      '(?:kod|sifre|pin|hane|rakam)[^ ]*(?: [^ ]+){0,4} (?:soyle[^ ]*|oku[^ ]*|ver[^ ]*|ilet[^ ]*|gonder[^ ]*|paylas[^ ]*|yaz[^ ]*)',
    savings: 'birikim[^ ]*|para[^ ]*|tasarruf[^ ]*|mevduat[^ ]*',
    haven:
      '(?:guvenli|korumali|korunan|emniyetli|guvenceli) (?:bir )?(?:hesa[bp][^ ]*|yer[^ ]*|kasa[^ ]*)|guvenceye|emniyete|guvene al[^ ]*',
    device:
      '(?:bilgisayar|modem|router|internet|ag|laptop|pc)i?niz[^ ]*(?: [^ ]+){0,4} (?:hata[^ ]*|virus[^ ]*|hack[^ ]*|ele gecir[^ ]*|uyari[^ ]*)',
    heir: 'yegen[^ ]*|torun[^ ]*|oglunuz[^ ]*|kiziniz[^ ]*|babaanne|anneanne|nine|dede|teyze|hala|amca|dayi',
    cash: 'nakit|para|parayi|parasi|zarf[^ ]*|altin[^ ]*|ziynet[^ ]*|lira[^ ]*|paket[^ ]*',
    fetch:
      '(?:kurye|arkadas|memur|avukat|polis|gorevli)[^ ]*(?: [^ ]+){0,3} (?:al[^ ]*|gel[^ ]*|ver[^ ]*|teslim[^ ]*|ugra[^ ]*)|gelen kurye[^ ]*',
    stranded:
      '(?:cuzdan|pasaport|canta|valiz)[^ ]*(?: [^ ]+){0,2} (?:cal[^ ]*|kaybol[^ ]*|kaybet[^ ]*|gitti|gasp[^ ]*)|soyuldum|gasp[^ ]*',
    trouble: 'tutuklan[^ ]*|gozalti[^ ]*|hapis[^ ]*|karakol[^ ]*|nezaret[^ ]*|kaza yap[^ ]*',
    lend: '(?:para|borc|birkac|biraz|kefalet[^ ]*|nakit)(?: [^ ]+){0,4} (?:gonder[^ ]*|yolla[^ ]*|ver|verir|versen|lazim|gerek[^ ]*|at|atar|yatir[^ ]*)|borc[^ ]* ver[^ ]*',
    untraceable:
      '(?:hediye kart[^ ]*|bitcoin[^ ]*|kripto[^ ]*|google play|itunes|steam)(?: [^ ]+){0,4} (?:ode[^ ]*|yatir[^ ]*)|(?:hediye kart[^ ]*|bitcoin[^ ]*|kripto[^ ]*|google play|itunes|steam)(?: [^ ]+){0,2} (?:al[^ ]*|satin[^ ]*)(?: [^ ]+){0,6} (?:kod[^ ]*|numara[^ ]*|gonder[^ ]*|oku[^ ]*)',
    parcel: 'ptt[^ ]*|kargo[^ ]*|paket[^ ]*|gumru[^ ]*|posta[^ ]*|gonderi[^ ]*',
    fee: '(?:kucuk|ufak|cuzi|gumruk) (?:bir )?(?:ucret[^ ]*|masraf[^ ]*|harc[^ ]*|vergi[^ ]*|odeme[^ ]*|bedel[^ ]*)',
    innocent:
      'siparis ettig[^ ]*|istedig[^ ]* (?:[^ ]+ ){0,3}(?:hazir|acildi|geldi)|randevunuz[^ ]*|(?:bilgisayar|araba|laptop|gozluk|siparis)i?niz(?: [^ ]+){0,2} (?:hazir|tamir[^ ]*|geldi)|(?:veda|dogum gunu|dugun|emeklilik|ogretmen)[^ ]*(?: [^ ]+){0,3} (?:hediye kart[^ ]*|topluyoruz|topluyoz)|(?:oglum|kizim|kocam|karim|kardesim|muvekkilim|esim|babam)(?: [^ ]+){0,4} (?:tutukland[^ ]*|gozalti[^ ]*)|(?:zarf|paket|kargo|mektup) birakti|cuzdanimi (?:kaybettim|unuttum)(?: [^ ]+){0,3} (?:sizde|sende)|verirsin|ucretini odedim',
    gatherings:
      'prova(?:si|ya|da|miz|dan)?|sergi(?:miz|ye|de|nin|si|miz[^ ]*)? (?:icin|[^ ]+ )?(?:[^ ]+ ){0,2}(?:fotograf|resim|eser|acil)[^ ]*|sergimiz[^ ]*|koro(?:muz|nun|da|dan|ya|su)?(?:[^ ]*muz[^ ]*)?|dogum gunu (?:parti|kutlama)[^ ]*|(?:fotograf|resim|seramik|dans) (?:kurs|atolye)[^ ]*|kitap kulub[^ ]*|(?:sakin|hasta)lerimizden(?: [^ ]+){0,10} (?:istiyor|rica)[^ ]*|(?:sakin|hasta)larimizdan(?: [^ ]+){0,10} (?:istiyor|rica)[^ ]*',
    demand:
      '(?:para[^ ]*|kod[^ ]*|sifre[^ ]*|kart[^ ]*|iban[^ ]*|hesa[bp][^ ]*|ucret[^ ]*|bilgi[^ ]*|kimlik numara[^ ]*|adres[^ ]*|borc[^ ]*)(?: [^ ]+){0,3} (?:gonderin|yollayin|soyleyin|soyle|verin|ver|odeyin|yatirin|girin|paylas[^ ]*|onayla[^ ]*|dogrula[^ ]*|lazim|gonder|odemeniz|aktar[^ ]*)|tuslayin|kampanya[^ ]*|indirim[^ ]*|ucretsiz|lira[^ ]*|taksit[^ ]*|iade[^ ]*',
  },
  publicSurvey: {
    office: 'tuik|nufus sayimi|saglik mudurlug[^ ]*|ilce saglik|belediye[^ ]*|il saglik',
    survey: 'anket[^ ]*|sayim[^ ]*|arastirma[^ ]*',
  },
  please: /(?:^|\s)lütfen(?=[\s,.!]|$)/giu,
  occupation:
    /(?: ile ilgilenen benim| ile ilgileniyorum| islerine bakiyorum| da calisiyorum| de calisiyorum| ta calisiyorum| te calisiyorum| muhasebesini tutuyorum| bakimini yapiyorum) $/,
  clocks: {
    caller: 'benim saati[^ ]*|bizim saat[^ ]*|buranin saati[^ ]*',
    owner: '(?:sizin|oranin|orasinin|onun|oradaki|chicago) saati[^ ]*',
    'Europe/Istanbul': 'turkiye saati[^ ]*|istanbul saati[^ ]*',
    'Europe/Berlin': 'almanya saati[^ ]*',
    'Asia/Nicosia': 'kibris saati[^ ]*',
    'Asia/Baku': 'baku saati[^ ]*',
  },
  twoClocks: {
    caller: 'benim saati[^ ]*|bizim saat[^ ]*|bende|bizde|burada|burda|bana gore',
    owner: '(?:sizin|onun|senin|oran[^ ]*) saat[^ ]*|onda|sizde|sende|orada|orda|oraya gore|ona gore',
  },
  extension: 'dahili(?:si|m)?(?: numara(?:sı|m)?)?',
  deadline: { after: '[ae] kadar|kadar|önce|en geç' },
  codeWords: /(kod|şifre|sifre|parola|pin\b|kart)/i,
  script: null,
  wordEndings: [
    [':from', /.{3}[dt][ae]n$/u],
    [':of', /.{3}n[iu]n$/u],
    [':verb', /.{2}(?:[iu]yo(?:r(?:u[mz]|sun)?)?|[dt][iu][mk]?|m[iu]s(?:t[iu])?|[ae]c[ae]g[iu]m|s[iu]n[iu]z)$/u],
  ],
};

export const formats: Formats = {};
