import type { Prefecture } from '../../../domain/text/prefecture.ts'

export type SeedPlace = {
  /** Approximate centre of the prefecture's towns, in degrees. */
  latitude: number
  longitude: number
  /** First three digits of a postal code there. */
  postal: string
  /** Pay relative to Tokyo (1): higher where doctors are few. */
  pay: number
  cities: readonly [string, ...string[]]
}

const place = (
  latitude: number,
  longitude: number,
  postal: string,
  pay: number,
  cities: string,
): SeedPlace => {
  const [first = '', ...rest] = cities.split(' ')
  return { latitude, longitude, postal, pay, cities: [first, ...rest] }
}

/** Real towns for invented hospitals. */
export const PLACES: Record<Prefecture, SeedPlace> = {
  HOKKAIDO: place(
    43.06,
    141.35,
    '060',
    1.25,
    '札幌市北区 札幌市豊平区 旭川市 函館市 帯広市 釧路市 苫小牧市 北見市',
  ),
  AOMORI: place(40.82, 140.74, '030', 1.3, '青森市 八戸市 弘前市 十和田市'),
  IWATE: place(39.7, 141.15, '020', 1.3, '盛岡市 一関市 北上市 宮古市'),
  MIYAGI: place(38.27, 140.87, '980', 1.12, '仙台市泉区 仙台市太白区 石巻市 大崎市'),
  AKITA: place(39.72, 140.1, '010', 1.3, '秋田市 横手市 大館市 由利本荘市'),
  YAMAGATA: place(38.24, 140.36, '990', 1.25, '山形市 鶴岡市 酒田市 米沢市'),
  FUKUSHIMA: place(37.75, 140.47, '960', 1.22, '福島市 郡山市 いわき市 会津若松市'),
  IBARAKI: place(36.34, 140.45, '310', 1.12, '水戸市 つくば市 日立市 土浦市'),
  TOCHIGI: place(36.57, 139.88, '320', 1.1, '宇都宮市 小山市 足利市 栃木市'),
  GUNMA: place(36.39, 139.06, '371', 1.1, '前橋市 高崎市 太田市 伊勢崎市'),
  SAITAMA: place(35.86, 139.65, '330', 1.03, 'さいたま市大宮区 川越市 所沢市 越谷市 熊谷市 川口市'),
  CHIBA: place(35.61, 140.12, '260', 1.03, '千葉市中央区 船橋市 柏市 市川市 木更津市 成田市'),
  TOKYO: place(
    35.69,
    139.69,
    '170',
    1,
    '板橋区 足立区 世田谷区 江戸川区 練馬区 八王子市 立川市 町田市 大田区 府中市 新宿区',
  ),
  KANAGAWA: place(
    35.45,
    139.64,
    '220',
    1.01,
    '横浜市戸塚区 横浜市港北区 川崎市中原区 相模原市中央区 藤沢市 小田原市',
  ),
  TOYAMA: place(36.7, 137.21, '930', 1.18, '富山市 高岡市 射水市'),
  ISHIKAWA: place(36.59, 136.63, '920', 1.16, '金沢市 小松市 白山市'),
  FUKUI: place(36.07, 136.22, '910', 1.18, '福井市 敦賀市 越前市'),
  NIIGATA: place(37.9, 139.02, '950', 1.22, '新潟市中央区 長岡市 上越市 新発田市'),
  YAMANASHI: place(35.66, 138.57, '400', 1.15, '甲府市 富士吉田市 甲斐市'),
  NAGANO: place(36.65, 138.18, '380', 1.18, '長野市 松本市 上田市 飯田市'),
  GIFU: place(35.39, 136.72, '500', 1.1, '岐阜市 大垣市 各務原市 高山市'),
  SHIZUOKA: place(34.98, 138.38, '420', 1.08, '静岡市葵区 浜松市中央区 沼津市 富士市'),
  AICHI: place(35.18, 136.91, '450', 1.02, '名古屋市千種区 名古屋市緑区 豊橋市 岡崎市 一宮市 豊田市'),
  MIE: place(34.73, 136.51, '514', 1.12, '津市 四日市市 伊勢市 松阪市'),
  SHIGA: place(35, 135.87, '520', 1.08, '大津市 草津市 彦根市'),
  KYOTO: place(35.02, 135.76, '600', 1.01, '京都市伏見区 京都市右京区 宇治市 舞鶴市'),
  OSAKA: place(
    34.69,
    135.52,
    '530',
    1,
    '大阪市淀川区 大阪市東住吉区 堺市北区 東大阪市 豊中市 枚方市 岸和田市',
  ),
  HYOGO: place(34.69, 135.18, '650', 1.02, '神戸市西区 神戸市灘区 姫路市 西宮市 尼崎市 明石市'),
  NARA: place(34.69, 135.83, '630', 1.06, '奈良市 橿原市 生駒市'),
  WAKAYAMA: place(34.23, 135.17, '640', 1.15, '和歌山市 田辺市 橋本市'),
  TOTTORI: place(35.5, 134.24, '680', 1.25, '鳥取市 米子市 倉吉市'),
  SHIMANE: place(35.47, 133.05, '690', 1.28, '松江市 出雲市 浜田市'),
  OKAYAMA: place(34.66, 133.93, '700', 1.08, '岡山市北区 倉敷市 津山市'),
  HIROSHIMA: place(34.4, 132.46, '730', 1.08, '広島市安佐南区 福山市 呉市 東広島市'),
  YAMAGUCHI: place(34.19, 131.47, '753', 1.18, '山口市 下関市 宇部市 周南市'),
  TOKUSHIMA: place(34.07, 134.56, '770', 1.18, '徳島市 鳴門市 阿南市'),
  KAGAWA: place(34.34, 134.04, '760', 1.12, '高松市 丸亀市 三豊市'),
  EHIME: place(33.84, 132.77, '790', 1.15, '松山市 今治市 新居浜市'),
  KOCHI: place(33.56, 133.53, '780', 1.2, '高知市 南国市 四万十市'),
  FUKUOKA: place(33.59, 130.4, '810', 1.02, '福岡市東区 福岡市早良区 北九州市八幡西区 久留米市 飯塚市'),
  SAGA: place(33.25, 130.3, '840', 1.15, '佐賀市 唐津市 鳥栖市'),
  NAGASAKI: place(32.75, 129.88, '850', 1.2, '長崎市 佐世保市 諫早市'),
  KUMAMOTO: place(32.8, 130.71, '860', 1.12, '熊本市中央区 八代市 天草市'),
  OITA: place(33.24, 131.61, '870', 1.15, '大分市 別府市 中津市'),
  MIYAZAKI: place(31.91, 131.42, '880', 1.18, '宮崎市 都城市 延岡市'),
  KAGOSHIMA: place(31.56, 130.56, '890', 1.2, '鹿児島市 霧島市 鹿屋市'),
  OKINAWA: place(26.21, 127.68, '900', 1.15, '那覇市 沖縄市 うるま市 名護市'),
}

/** Weighted choice for the hospitals beyond the three that every prefecture has. */
export const LARGE_PREFECTURES = [
  'TOKYO',
  'TOKYO',
  'TOKYO',
  'KANAGAWA',
  'KANAGAWA',
  'OSAKA',
  'OSAKA',
  'AICHI',
  'SAITAMA',
  'SAITAMA',
  'CHIBA',
  'CHIBA',
  'HYOGO',
  'FUKUOKA',
  'HOKKAIDO',
  'SHIZUOKA',
  'HIROSHIMA',
  'KYOTO',
  'IBARAKI',
  'MIYAGI',
] as const satisfies readonly Prefecture[]
