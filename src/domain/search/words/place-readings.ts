/**
 * Names of prefectures and large cities in kana, and what they stand for. Names that are other words in kana (なら, さが, しが,
 * みえ, あきた) need their 県.
 */
const NAMES =
  'ほっかいどう 北海道 あおもり 青森 いわて 岩手 みやぎ 宮城 あきた県 秋田県 あきたけん 秋田県 やまがた 山形 ふくしま 福島 いばらき 茨城 いばらぎ 茨城 とちぎ 栃木 ぐんま 群馬 ちば 千葉 とうきょう 東京 かながわ 神奈川 にいがた 新潟 とやま 富山 いしかわ 石川 ふくい 福井 やまなし 山梨 ながの 長野 ぎふ 岐阜 しずおか 静岡 あいち 愛知 みえ県 三重県 みえけん 三重県 しが県 滋賀県 しがけん 滋賀県 きょうと 京都 おおさか 大阪 ひょうご 兵庫 なら県 奈良県 ならけん 奈良県 わかやま 和歌山 とっとり 鳥取 しまね 島根 おかやま 岡山 ひろしま 広島 やまぐち 山口 とくしま 徳島 かがわ 香川 えひめ 愛媛 こうち県 高知県 こうちけん 高知県 ふくおか 福岡 さが県 佐賀県 さがけん 佐賀県 ながさき 長崎 くまもと 熊本 おおいた 大分 みやざき 宮崎 かごしま 鹿児島 おきなわ 沖縄 ' +
  'さっぽろ 札幌 あさひかわ 旭川 はこだて 函館 せんだい 仙台 こおりやま 郡山 うつのみや 宇都宮 たかさき 高崎 まえばし 前橋 おおみや 大宮 うらわ 浦和 かわごえ 川越 ところざわ 所沢 ふなばし 船橋 まつど 松戸 しんじゅく 新宿 しぶや 渋谷 いけぶくろ 池袋 しながわ 品川 はちおうじ 八王子 たちかわ 立川 きちじょうじ 吉祥寺 よこはま 横浜 かわさき 川崎 さがみはら 相模原 ふじさわ 藤沢 よこすか 横須賀 かなざわ 金沢 はままつ 浜松 なごや 名古屋 とよはし 豊橋 うめだ 梅田 なんば 難波 ひがしおおさか 東大阪 とよなか 豊中 こうべ 神戸 ひめじ 姫路 にしのみや 西宮 あまがさき 尼崎 たかまつ 高松 まつやま 松山 はかた 博多 きたきゅうしゅう 北九州 くるめ 久留米'

const WORDS = NAMES.split(' ')

/** The written name of each reading. */
export const READINGS: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.flatMap((reading, at) => (at % 2 === 0 ? [[reading, WORDS[at + 1] ?? '']] : [])),
)

/** The readings of some written names. */
export const readingsOf = (names: readonly string[]): string[] =>
  Object.keys(READINGS).filter((reading) => names.includes(READINGS[reading] ?? ''))
