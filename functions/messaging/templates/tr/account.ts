import { changes } from '#functions/messaging/templates/tr/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/tr/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/tr/support.ts';
import { rights } from '#functions/messaging/templates/tr/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

/** A text with ş, ı, ğ or ç has room for 70 letters, because the alphabet of text messages lacks these. */
export const tr: Templates = {
  footer: {
    member: 'Bu adres bir Calluna hesabına ait olduğu için bu e-postayı aldınız.',
    other: 'Bu adres Calluna’da girildiği için bu e-postayı aldınız. Siz girmediyseniz dikkate almayın.',
    reply: replyFooter,
    help: 'Sorunuz mu var? Bize yazın:',
    answer: 'Sorunuz mu var? Bu e-postayı yanıtlayın ya da bize buradan yazın:',
    stop: 'Bu e-postaları durdur',
    fallback: (host) => `Düğme çalışmıyor mu? Sayfayı ${host} üzerinde açın`,
    legal:
      'Calluna bir tüketici raporlama kuruluşu değildir. İşe alım, kredi, konut, sigorta ya da ABD Adil Kredi Raporlama Yasası (FCRA) kapsamındaki başka bir konuda karar vermek için kullanmayın.',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'E-posta adresinizi onaylayın',
      text: [
        'Calluna’ya hoş geldiniz. Lütfen bu adresin sizin olduğunu onaylayın.',
        `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Hesap açmadıysanız bir şey yapmayın: adres onaysız kalır.`,
      ],
      button: 'Bu adresi onayla',
    }),
    'reset-password': ({ until }) => ({
      subject: 'Yeni bir parola belirleyin',
      text: [
        'Hesabınız için yeni bir parola istendi. Siz istediyseniz buradan devam edin.',
        `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Siz istemediyseniz bir şey yapmayın: parolanız değişmez.`,
      ],
      button: 'Yeni parola belirle',
    }),
    'first-password': ({ until }) => ({
      subject: 'Hesabınız için bir parola belirleyin',
      text: [
        'Siparişinizle Calluna’da bir hesap açıldı; henüz parolası yok. Her cihazdan giriş yapabilmek için bir parola belirleyin.',
        `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Bu e-postayı iletmeyin: bağlantı, hesabınıza erişim sağlar.`,
      ],
      button: 'Parola belirle',
    }),
    'account-exists': () => ({
      subject: 'Zaten bir hesabınız var',
      text: [
        'Biri (belki siz) bu adresle Calluna hesabı açmak istedi. Bu adres zaten sizin hesabınıza ait.',
        'Parolanızla giriş yapın ya da aynı sayfadan yeni bir parola isteyin. Bu siz değilseniz bir şey yapmayın: hiçbir şey değişmedi.',
      ],
      button: 'Giriş yap',
    }),
    'withdrawal-link': () => ({
      subject: 'Sözleşmenizden cayma',
      text: [
        'Sitemizde e-posta adresinizle, bizimle olan sözleşmenizden cayma talebinde bulunuldu.',
        'Bağlantı sözleşmeyi gösterir, caymayı orada onaylarsınız. O zamana kadar hiçbir şey değişmez. Siz istemediyseniz bir şey yapmayın.',
      ],
      button: 'Sözleşmeden cay',
    }),
    'no-withdrawal': ({ at }) => ({
      subject: 'Cayılabilecek sözleşme yok',
      text: [
        `Sitemizde bu e-posta adresiyle bir sözleşmeden cayma talebinde bulunuldu. ${at ? `Buradaki sözleşme ${at} tarihinde zaten iptal edildi veya sözleşmeden cayıldı. Bunun için artık ücret alınmayacak.` : 'Bu adreste hâlâ cayılabilecek bir sözleşme bulamadık.'}`,
        'Başka bir adresle sipariş verdiyseniz o adresle isteyin. Makbuz numaranızla iletişim formundan da bize ulaşabilirsiniz. Siz istemediyseniz bir şey yapmayın.',
      ],
    }),
    'no-account': () => ({
      subject: 'Bu adrese ait hesap yok',
      text: [
        'Calluna’da bu adres için yeni bir parola istendi, ancak bu adrese ait bir hesap bulamıyoruz.',
        'Hesabınız varsa başka bir adres kullanıyordur, onu deneyin. Siz istemediyseniz bir şey yapmayın.',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: 'Yeni e-posta adresinizi onaylayın',
      text: [
        'Hesabınızda bu adresi kullanmak istediniz. Onayladığınızda geçerli olur.',
        `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Siz istemediyseniz bir şey yapmayın.`,
      ],
      button: 'Bu adresi kullan',
    }),
    'email-changing': ({ email, device, at, place, until }) => ({
      subject: 'E-posta adresinizin değiştirilmesi istendi',
      text: [
        `Onaylandığında hesabınız ${email} adresini kullanacak.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: değişikliği geri çeker, tüm cihazların oturumunu kapatır ve parolanızı geçersiz kılar.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'email-changed': ({ email, device, at, place, until }) => ({
      subject: 'E-posta adresiniz değiştirildi',
      text: [
        `Hesabınız artık ${email} adresini kullanıyor. Eski adresle artık giriş yapılamaz.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: hesabınız bu adrese geri döner, tüm cihazların oturumu kapanır ve parolanız geçersiz olur.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'address-wanted': () => ({
      subject: 'Birisi e-posta adresinizi kullanmak istedi',
      text: [
        'Başka bir Calluna hesabı olan biri, o hesap için bu adresi kullanmak istedi. Adres sizin hesabınıza ait olduğundan hiçbir şey değişmedi.',
        'Bu sizseniz, bu adresin hesabına giriş yapın. Bu siz değilseniz bir şey yapmanız gerekmez.',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Google’ı hesabınıza bağlayın',
      text: [
        'Sizin adresinizi kullanan bir Google hesabıyla giriş yapıldı. Siz yaptıysanız ikisini bağlayın: sonrasında ikisi de hesabınızı açar.',
        `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Bu siz değilseniz bir şey yapmayın.`,
      ],
      button: 'Google’ı bağla',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: 'Yeni bir cihazdan giriş yapıldı',
      text: [
        'Hesabınıza daha önce görmediğimiz bir cihazdan giriş yapıldı.',
        'Siz giriş yaptıysanız bir şey yapmanız gerekmez.',
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'session-copied': ({ device, at, place, until }) => ({
      subject: 'Bir oturum iki yerde kullanıldı',
      text: [
        'Oturumlarınızdan biri aynı anda iki yerde kullanıldı. Birisi oturumu bir cihazdan kopyaladığında böyle olur. Oturumu iki yerde de kapattık; gereken cihazda yeniden giriş yapın.',
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    disowned: ({
      until,
      reopened,
      email_back,
      passkeys_off,
      passkeys_left,
      factor_off,
      codes_void,
      google_off,
      phone_off,
      calendar_off,
    }) => ({
      subject: 'Hesabınız güvende',
      text: [
        'Size ait olmayan bir giriş bildirdiniz. Bütün cihazların oturumu kapatıldı ve parolanız geçersiz kılındı.',
        ...(reopened
          ? [
              'Hesabınız o girişten sonra silinmişti. İçindeki her şeyle yeniden açıldı. Üyeliğiniz varsa yenilenmez; çağrı yönlendirme, siz yeniden kurana kadar kapalı kalır.',
            ]
          : []),
        ...(email_back
          ? ['Hesabınızın adresi o girişten sonra değiştirilmişti. Hesabınız yeniden bu adresi kullanıyor.']
          : []),
        ...(passkeys_off
          ? [
              passkeys_left
                ? 'O girişte kullanılan geçiş anahtarıyla sonradan eklenenler kaldırıldı. Diğer geçiş anahtarlarınız çalışmaya devam eder.'
                : 'O girişte kullanılan geçiş anahtarıyla sonradan eklenenler kaldırıldı.',
            ]
          : []),
        ...(factor_off
          ? [
              'O girişten sonra kurulan iki adımlı doğrulama kapatıldı. Kendinizinkini Güvenlik sayfasında kurabilirsiniz.',
            ]
          : []),
        ...(codes_void
          ? [
              'İki adımlı doğrulamanız açık kalıyor. Kurtarma kodları o girişten sonra yenilendiği için artık hiçbiri geçmez: Güvenlik sayfasında yenilerini oluşturun.',
            ]
          : []),
        ...(google_off ? ['O girişten sonra bağlanan Google hesabının bağlantısı kaldırıldı.'] : []),
        ...(phone_off ? ['O girişten sonra eklenen telefon numarası kaldırıldı.'] : []),
        `Buradan yeni bir parola belirleyin. Bağlantı ${until} tarihine kadar geçerlidir ve bir kez kullanılabilir. Sonrasında giriş sayfasından yeni bir bağlantı isteyin.`,
        ...(calendar_off
          ? [
              'Takviminizin gizli adresi de artık geçersiz: kullanıyorsanız Çağrı asistanı bölümünde yenisini oluşturun.',
            ]
          : []),
      ],
      button: 'Yeni parola belirle',
    }),
    'password-set': ({ device, at, place, until }) => ({
      subject: 'Parola belirlendi',
      text: [
        `Hesabınız için ${at} tarihinde bir parola belirlendi. Kullanılan cihaz: ${device}. Artık bu parolayla da giriş yapabilirsiniz.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: place ? [['Yaklaşık yer', place]] : [],
      button: 'Bu ben değildim',
    }),
    'password-changed': ({ device, at, place, until }) => ({
      subject: 'Parolanız değiştirildi',
      text: [
        `Hesabınızın parolası ${at} tarihinde değiştirildi. Kullanılan cihaz: ${device}. Diğer oturumlar kapatıldı.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: place ? [['Yaklaşık yer', place]] : [],
      button: 'Bu ben değildim',
    }),
    'second-factor-on': ({ device, at, place, until }) => ({
      subject: 'İki adımlı doğrulama açıldı',
      text: [
        `${at} itibarıyla, geçiş anahtarıyla yapılanlar dışında her girişte kimlik doğrulama uygulamanızın altı rakamı da isteniyor.`,
        'Kurtarma kodlarınızı bulabileceğiniz bir yerde saklayın.',
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: iki adımlı doğrulama kapatılır, bütün cihazların oturumu sonlandırılır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: [['Cihaz', device], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'second-factor-off': ({ at }) => ({
      subject: 'İki adımlı doğrulama kapatıldı',
      text: [
        `${at} itibarıyla girişte uygulamanın rakamları istenmiyor.`,
        'Bu siz değilseniz parolanızı değiştirin ve iki adımlı doğrulamayı yeniden açın.',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place, until }) => ({
      subject: 'Yeni kurtarma kodları oluşturuldu',
      text: [
        `${at} tarihinde iki adımlı doğrulamanız için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçmez.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: yeni kodlar geçersiz olur, bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: [['Cihaz', device], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'recovery-code-used': ({ device, at, place, until, left, is_new_device }) => ({
      subject: left === 0 ? 'Girişte son kurtarma kodunuz kullanıldı' : 'Girişte bir kurtarma kodu kullanıldı',
      text: [
        `${is_new_device ? 'Daha önce görmediğimiz bir cihazdan, kurtarma' : 'Kurtarma'} kodlarınızdan biriyle hesabınıza giriş yapıldı. Bu kod artık geçmez. Kalan kod sayısı: ${left}.`,
        left === 0
          ? 'Siz giriş yaptıysanız hemen yeni kodlar oluşturun: bu sonuncusuydu; uygulama da kod da olmadan giriş yapılamaz.'
          : 'Siz giriş yaptıysanız bir şey yapmanız gerekmez. Son kodu kullanmadan yeni kodlar oluşturun.',
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir. Ardından yeni kurtarma kodları oluşturun: diğerleri de biliniyor olabilir.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
      codes: 'Yeni kurtarma kodları oluşturun:',
    }),
    'password-guessed': ({ tries }) => ({
      subject: 'Hesabınız için çok sayıda yanlış parola girildi',
      text: [
        `Son 24 saatte hesabınız için ${tries} defadan fazla yanlış parola girildi. Hiçbiri hesabı açmadı. Büyük olasılıkla birisi parolanızı tahmin etmeye çalışıyor.`,
        'Hesabınız kilitlenmedi, her zamanki gibi giriş yapabilirsiniz. Parolanız kısaysa ya da başka yerde de kullanıyorsanız şimdi değiştirin. Güvenlik bölümünde geçiş anahtarı ekleyebilir ya da iki adımlı doğrulamayı açabilirsiniz: o zaman parolayı tahmin etmek yetmez.',
      ],
      button: 'Parolayı değiştir',
    }),
    'second-factor-wrong': ({ device, at, place, until }) => ({
      subject: 'Bir giriş iki adımlı doğrulamada durduruldu',
      text: [
        `${at} tarihinde birisi hesabınıza girişin ilk adımını geçti, ardından iki adımlı doğrulama kodunu yanlış girdi. Hesaba giremedi. Kullanılan cihaz: ${device}.`,
        `Bu sizseniz bir şey yapmanız gerekmez. Değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: place ? [['Yaklaşık yer', place]] : [],
      button: 'Bu ben değildim',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'Bir geçiş anahtarı eklendi',
      text: [
        `“${name}” adlı geçiş anahtarı ${at} tarihinde hesabınıza eklendi. Kullanılan cihaz: ${device}. Bu anahtarla parolasız giriş yapılır.`,
        `Bu sizseniz bir şey yapmanız gerekmez. Değilseniz ${until} tarihine kadar buradan kaldırın; tüm cihazların oturumu da kapanır. Sonra yeni bir parola belirleyin.`,
      ],
      rows: place ? [['Yaklaşık yer', place]] : [],
      button: 'Bu ben değildim',
    }),
    'passkey-removed': ({ name, device, at, place, until }) => ({
      subject: 'Bir geçiş anahtarı kaldırıldı',
      text: [
        `“${name}” adlı geçiş anahtarı ${at} tarihinde hesabınızdan kaldırıldı. Kullanılan cihaz: ${device}. Artık bu anahtarla giriş yapılamaz.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: place ? [['Yaklaşık yer', place]] : [],
      button: 'Bu ben değildim',
    }),
    'phone-changed': ({ phone, device, at, place, until }) => ({
      subject: 'Telefon numaranız değiştirildi',
      text: [
        `Hesabınız artık ${phone} numarasını kullanıyor.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: numarayı kaldırır, tüm cihazların oturumunu kapatır, parolanızı geçersiz kılar ve size yeni bir parola için bağlantı gönderir.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'google-connected': ({ email, device, at, place, until }) => ({
      subject: 'Google bağlandı',
      text: [
        `${email} Google hesabı artık hesabınızı da açıyor.`,
        `Bu siz değilseniz ${until} tarihine kadar düğmeyi kullanın: bu Google hesabının bağlantısı kaldırılır, bütün cihazların oturumu kapanır, parolanız geçersiz olur ve yeni parola belirlemeniz için size bir bağlantı gönderilir.`,
      ],
      rows: [['Cihaz', device], ['Zaman', at], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Bu ben değildim',
    }),
    'spam-week': ({ count }) => ({
      subject: `Bu hafta ${count} spam çağrı size ulaşmadı`,
      text: [
        'Sizi rahatsız etmediler; bir şey yapmanız gerekmiyor.',
        'Biri spam değilse belirtin, o numara size ulaşsın.',
      ],
      button: 'Çağrıları gör',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `Son 24 saatteki çağrılar: ${calls}${urgent ? `, acil: ${urgent}` : ''}`,
      text: [
        `Son 24 saatteki çağrılar: ${calls}. Bekleyen acil: ${urgent}. Geri aranmayı bekleyenler: ${waiting}, gecikenler: ${overdue}. Yarınki geri aramalar: ${callbacks}. Engellenen spam: ${spam}.`,
      ],
      rows: digestRows(lines, more, {
        urgent: 'Acil',
        overdue: 'Gecikti',
        tomorrow: 'Yarın',
        more: (count) => `Listede ${count} çağrı daha var`,
      }),
      button: 'Tüm çağrıları gör',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'Bir kod çok kez yanlış girildi',
      text: [
        `${at} tarihinde hesabınıza ait bir kod çok kez yanlış girildi. Kod artık geçersiz ve kimse giremedi.`,
        'Siz girdiyseniz yeni bir kod isteyin. Değilseniz bir şey yapmanız gerekmez.',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Calluna kodunuz',
      text: [
        `Kodunuz: ${pin}. Bu kodu, istediğiniz sayfaya girin.`,
        `Kod ${until} tarihine kadar geçerlidir. Siz istemediyseniz bir şey yapmanız gerekmez: kod olmadan kimse bir şey öğrenemez.`,
      ],
    }),
    'account-deleted': ({ device, at, place, until, disown_until }) => ({
      subject: 'Hesabınız kapatıldı',
      text: [
        `Hesabınız ${at} tarihinde silindi. Verileriniz ${until} tarihinde kalıcı olarak silinir. O zamana kadar hesabınızı koruyabilirsiniz: düğme, hesabı içindeki her şeyle yeniden açar.`,
        'Bir şey yapmazsanız başka ücret alınmaz. Makbuzlar ve yasanın saklamamızı istediği diğer kayıtlar, süreleri dolana kadar kalır.',
        `Bu siz değilseniz ${disown_until} tarihine kadar aşağıdaki “Bu ben değildim” bağlantısını kullanın: hesap yeniden açılır, tüm cihazların oturumu kapanır, parolanız geçersiz olur ve size yenisini belirlemeniz için bir bağlantı gönderilir.`,
      ],
      rows: [...(device ? [['Cihaz', device] as const] : []), ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Hesabım kalsın',
      disown: 'Bu ben değildim:',
    }),
    'account-reopened': ({ device, at, place, paid_until }) => ({
      subject: 'Hesabınız yeniden açıldı',
      text: [
        `Hesabınızın silinmesi ${at} tarihinde geri alındı. İçindeki her şey yerinde; eskisi gibi giriş yapabilirsiniz.`,
        paid_until
          ? `Üyeliğinizin ücreti ${paid_until} tarihine kadar ödendi; üyelik yenilenmeyecek. Çağrı yönlendirme kapalı.`
          : 'Çağrı yönlendirme, siz yeniden kurana kadar kapalı kalır.',
        'E-postamızdaki bağlantı hesabınıza giriş sağlamaz. Bu siz değilseniz giriş yapıp hesabı yeniden silin.',
      ],
      rows: [['Cihaz', device], ...(place ? [['Yaklaşık yer', place] as const] : [])],
      button: 'Giriş yap',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'Destek ekibi hesabınızı görüntüledi',
      text: [
        `Destek ekibimiz ${at} tarihinde hesabınızı görüntüledi. Nedeni: ${reason}`,
        'Destek ekibi hesabı görüntüleyebilir, ancak hiçbir şeyi değiştiremez. Her görüntüleme Güvenlik sayfasında yer alır.',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'Bildirdiğiniz bilgi kaldırıldı',
        former: 'Bildirdiğiniz bilgi düzeltildi',
        kept: 'Bildirdiğiniz bilgiyi inceledik',
      }[outcome],
      text: [
        `${at} tarihinde bir bilginin yanlış olduğunu bize bildirmiştiniz.`,
        {
          withdrawn: 'Haklıydınız. Bilgiyi kaldırdık; kaynaklarımız güncellendiğinde de geri gelmeyecek.',
          former: 'Haklıydınız. Bilgi artık güncel değil olarak işaretlendi ve kişiyi bulmak için kullanılmıyor.',
          kept: 'Bir hata bulamadık. Bilgi olduğu gibi kalıyor ve artık itirazlı olarak gösterilmiyor.',
        }[outcome],
        ...(reason ? [`Notumuz: ${reason}`] : []),
      ],
      button: 'Kaydı gör',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `${source} kaynaklı bir bilgiye itiraz edildi`,
      text: [
        'Bir kişi, verilerinizde kendisiyle ilgili bir bilginin yanlış olduğunu söylüyor. Lütfen kontrol edin ve yanlışsa kaynağında düzeltin.',
        'Siz kontrol edene kadar bu bilgiyi esas almıyoruz. Alan, dizinimizdeki adıyla belirtilmiştir.',
      ],
      rows: [
        ['Başvuru no', reference],
        ...(records ? [['Sizdeki kayıt', records] as const] : []),
        ['Alan', field],
        [
          'İtiraz',
          {
            'never-theirs': 'hiçbir zaman onun olmadı',
            'out-of-date': 'güncel değil',
            'someone-else': 'başka birine ait',
          }[kind],
        ],
        ['Bildirim tarihi', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `Calluna kodunuz: ${pin}. Kimseye vermeyin.`,
    'privacy-pin': ({ pin }) =>
      `Calluna kodunuz: ${pin}. Bu kodu bilen verilerinizi görür ve düzeltir. Kimseye vermeyin.`,
    'chat-link': ({ link }) => `Calluna: buradan devam edin: ${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) =>
      `Calluna: ${people ? `${people} isim bulundu` : 'Bulunan kimse yok'}. ${link}`,
    'opted-out': () => 'Calluna: Artık SMS almayacaksınız. Yeniden almak için START yazın.',
    'opted-in': () => 'Calluna: SMS yeniden açık. Bilgi için YARDIM, almamak için STOP.',
    help: () => 'Calluna: kodlar, bildirimler. Ücretli olabilir. Almamak için STOP.',
  },
};
