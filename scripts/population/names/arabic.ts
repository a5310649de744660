import { pairs } from '#scripts/population/names/written.ts';

/** Arabic names with their romanisations; each person here uses one of them. */
export const arabic = {
  families: pairs(`
    العلي Al-Ali, الحسن Al-Hassan, حداد Haddad, خوري Khoury, منصور Mansour, الشريف Al-Sharif, السيد El-Sayed
    إبراهيم Ibrahim, خليل Khalil, سليمان Suleiman, ناصر Nasser, فرح Farah, المصري Al-Masri, الحموي Al-Hamwi
    بن علي Ben Ali, بن يوسف Ben Youssef, بن سالم bin Salem, الرفاعي Al-Rifai, النجار Al-Najjar, الخطيب Al-Khatib
    صالح Saleh, عبد الله Abdullah, عبد الرحمن Abdel Rahman, رمضان Ramadan, يوسف Youssef, جابر Jaber, قاسم Qasim
    حمدان Hamdan, درويش Darwish, زيدان Zidan, سعيد Saeed, شاهين Shaheen, طه Taha, عيسى Issa, غانم Ghanem, فارس Fares
    كرم Karam, نصر Nasr, هاشم Hashem, الزهراني Al-Zahrani, القاسمي Al-Qasimi, البغدادي Al-Baghdadi, التونسي Tounsi
    بنعيسى Benaissa, العمراني El Amrani, المنصوري Al-Mansouri, الهاشمي Al-Hashimi, الصباغ Sabbagh, معلوف Maalouf`),
  given: {
    female: pairs(`
      فاطمة Fatima, عائشة Aisha, مريم Maryam, زينب Zainab, ليلى Layla, ليلى Leila, نور Nour, سارة Sara, هدى Huda
      خديجة Khadija, سلمى Salma, أمل Amal, رانيا Rania, دينا Dina, منى Mona, هالة Hala, سميرة Samira, نادية Nadia
      ياسمين Yasmin, ريم Reem, لينا Lina, رنا Rana, آية Aya, هند Hind, سعاد Souad, إيمان Iman, شيماء Shaima, لمياء Lamia
      جميلة Jamila, وفاء Wafa, نجلاء Naglaa, رقية Ruqayya, أسماء Asma, حنان Hanan`),
    male: pairs(`
      محمد Mohammed, محمد Muhammad, محمد Mohamed, أحمد Ahmed, أحمد Ahmad, علي Ali, عمر Omar, حسن Hassan, حسين Hussein
      خالد Khalid, خالد Khaled, يوسف Yusuf, إبراهيم Ibrahim, عبد الله Abdullah, عبد الرحمن Abdulrahman, محمود Mahmoud
      مصطفى Mustafa, كريم Karim, طارق Tariq, سامي Sami, رامي Rami, زياد Ziad, ياسر Yasser, سعيد Said, عادل Adel
      فيصل Faisal, ماجد Majed, نبيل Nabil, هاني Hani, وليد Walid, أنس Anas, بلال Bilal, جمال Jamal, رشيد Rashid
      عماد Imad, حمزة Hamza, إلياس Elias, جورج George`),
  },
};
