export default {
  footer: 'Bilgi',
  since: '{{day}} tarihinden beri yürürlükte. İki dakikada okunur.',
  print: 'Yazdır',
  contents: 'İçindekiler',
  none: 'Böyle bir sayfa yok.',
  noneLead: 'Şu ikisi var:',
  privacy: {
    title: 'Gizlilik politikası',
    short: {
      title: 'Kısaca',
      text: 'Kamuya açık kayıtları bir araya getirir, tarihlerini ve kaynağını yazarız. Amacını söyleyen ücretli üyelere gösteririz. Hesap açmadan, kalıcı olarak çıkarılmanızı isteyebilirsiniz.',
    },
    members: {
      title: 'Üyelerden sakladıklarımız',
      text: 'Ad, e-posta, telefon, dil ve saat dilimi; siz silene dek aramalar ve açılan raporlar; karttan yalnız son dört hane. Kart numarası ödeme kuruluşuna gider, bize hiç ulaşmaz.',
    },
    records: {
      title: 'Kayıtlardaki kişiler',
      text: 'Her bilgi kaynağını, tarihlerini ve ne kadar kesin olduğunu taşır. 18 yaşından küçükler ve çıkarılmak isteyenler gösterilmez.',
    },
    calls: {
      title: 'Asistana gelen aramalar',
      text: 'Asistan otomatik olduğunu söyler. Yasa isterse ya da sahibi dilerse kayıttan önce sorar. Hayır diyen kaydedilmez. Ses ve yazı, sahibinin seçimine göre 0, 7, 30 ya da 90 gün sonra birlikte silinir. Kodlar ve kart numaraları gizlenir. Arayan, SMS’imizdeki bağlantıyla adını, numarasını ve sözlerini hemen sildirebilir.',
    },
    recording: {
      title: 'Ziyaretlerin sayılması',
      text: 'Gerekli olan, oturumunuzu açık tutar. Ziyaretler yalnız izninizle sayılır ya da kaydedilir; ödeme, rapor, hesap ve silme sayfalarında asla. Global Privacy Control’e uyulur.',
    },
    rights: {
      title: 'Haklarınız',
      text: 'Sakladıklarımızı görebilir, düzeltebilir, sildirebilir, yanınıza alabilir ve itiraz edebilirsiniz. Üyeler için bu, hesapta gizlilik altındadır.',
    },
  },
  terms: {
    title: 'Kullanım koşulları',
    what: {
      title: 'Calluna nedir',
      text: 'Kamuya açık kayıtlarda arama ve cevapsız aramalarınızı yanıtlayan bir asistan. Calluna bir tüketici raporlama kuruluşu değildir.',
    },
    use: {
      title: 'Ne için kullanılır',
      text: 'İnsanları yeniden bulmak, kimin aradığını öğrenmek, buluşmadan ya da kişisel alışverişten önce bakmak, kendi kaydınızı görmek için. İşe alma, kredi, konut ya da sigorta kararı için, taciz ya da takip için kullanılamaz.',
    },
    assistant: {
      title: 'Asistan',
      text: 'Yalnız siz açmadığınız için operatörünüzün yönlendirdiği aramaları yanıtlar. Operatör yönlendirme için ücret alabilir; bildiğimizi kod çevrilmeden önce söyleriz. Yanlış duyabilir: şüpheli sözler işaretlenir. Acil yardım hattı değildir.',
    },
    money: {
      title: 'Ücreti',
      text: 'Fiyat, tarih ve tutarlar kart alanından önce yazar; orada yazmayan alınmaz. Orada belirtilen sürede ücreti kendiniz, tümüyle geri alabilirsiniz.',
    },
    leaving: {
      title: 'Ayrılmak',
      text: 'İki tıkla iptal edersiniz. Sonra operatörünüzde yönlendirmeyi bitiren kodu gösteririz. Numaramız 30 gün daha yansız bir cümleyle yanıtlar.',
    },
    errors: {
      title: 'Yanlışlar',
      text: 'Kayıtlar yanlış ya da eski olabilir, kararlar da. Her bilgi kaynağını, her karar nedenlerini gösterir; ikisi de düzeltilebilir.',
    },
  },
} as const;
