import { pairs } from '#scripts/population/names/written.ts';

export const japanese = {
  families: pairs(`
    佐藤 Sato, 鈴木 Suzuki, 高橋 Takahashi, 田中 Tanaka, 伊藤 Ito, 渡辺 Watanabe, 山本 Yamamoto, 中村 Nakamura
    小林 Kobayashi, 加藤 Kato, 吉田 Yoshida, 山田 Yamada, 佐々木 Sasaki, 山口 Yamaguchi, 松本 Matsumoto, 井上 Inoue
    木村 Kimura, 林 Hayashi, 斎藤 Saito, 清水 Shimizu, 山崎 Yamazaki, 森 Mori, 池田 Ikeda, 橋本 Hashimoto, 阿部 Abe
    石川 Ishikawa, 山下 Yamashita, 中島 Nakajima, 石井 Ishii, 小川 Ogawa, 前田 Maeda, 岡田 Okada, 長谷川 Hasegawa
    藤田 Fujita, 後藤 Goto, 近藤 Kondo, 村上 Murakami, 遠藤 Endo, 青木 Aoki, 坂本 Sakamoto, 福田 Fukuda, 太田 Ota
    西村 Nishimura, 藤井 Fujii, 岡本 Okamoto, 藤原 Fujiwara, 三浦 Miura, 金子 Kaneko, 中野 Nakano, 原田 Harada
    松田 Matsuda, 竹内 Takeuchi, 小野 Ono, 中山 Nakayama, 和田 Wada, 石田 Ishida, 工藤 Kudo, 上田 Ueda, 森田 Morita
    酒井 Sakai, 宮崎 Miyazaki, 横山 Yokoyama, 内田 Uchida, 大野 Ohno, 安藤 Ando, 島田 Shimada, 谷口 Taniguchi`),
  given: {
    female: pairs(`
      陽子 Yoko, 恵子 Keiko, 幸子 Sachiko, 和子 Kazuko, 裕子 Yuko, 久美子 Kumiko, 由美子 Yumiko, 明美 Akemi, 直美 Naomi
      智子 Tomoko, 美穂 Miho, 真由美 Mayumi, 香織 Kaori, 恵 Megumi, 愛 Ai, 美咲 Misaki, 彩 Aya, 舞 Mai, 千尋 Chihiro
      葵 Aoi, 陽菜 Hina, 結衣 Yui, さくら Sakura, 美優 Miyu, 遥 Haruka, 七海 Nanami, 真理子 Mariko, 節子 Setsuko
      絵里 Eri, 麻衣 Mai, 純子 Junko, 奈々 Nana, 凛 Rin, 千代 Chiyo`),
    male: pairs(`
      健一 Kenichi, 誠 Makoto, 隆 Takashi, 浩 Hiroshi, 茂 Shigeru, 博 Hiroshi, 大輔 Daisuke, 健太 Kenta, 翔太 Shota
      拓也 Takuya, 直樹 Naoki, 達也 Tatsuya, 学 Manabu, 和也 Kazuya, 亮 Ryo, 翔 Sho, 蓮 Ren, 大翔 Hiroto, 悠斗 Yuto
      陸 Riku, 樹 Itsuki, 清 Kiyoshi, 勇 Isamu, 修 Osamu, 哲也 Tetsuya, 雄一 Yuichi, 太郎 Taro, 一郎 Ichiro, 次郎 Jiro
      純一 Junichi, 洋平 Yohei, 剛 Tsuyoshi, 聡 Satoshi, 海斗 Kaito`),
  },
};
