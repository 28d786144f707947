import { PREFECTURE, REGIONS, type Prefecture, type Region } from '../../text/prefecture.ts'
import { wordOf } from '../../text/known-word.ts'
import { fold } from './fold.ts'
import { READINGS, readingsOf } from './place-readings.ts'
import type { SentenceMeaning } from './meaning.ts'

const inPlaces = (prefectures: readonly Prefecture[], note?: string): SentenceMeaning => ({
  criteria: { prefectures: [...prefectures] },
  note,
  not: { without: { prefectures: [...prefectures] } },
})

const PREFECTURES = Object.keys(PREFECTURE).filter(wordOf(PREFECTURE))

const regionOf = (region: Region): Prefecture[] =>
  PREFECTURES.filter((prefecture) => Object.hasOwn(REGIONS[region].prefectures, prefecture))

/** Names of groups of prefectures beside the eleven regions. */
const GROUPS: Record<string, Prefecture[]> = {
  首都圏: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'],
  一都三県: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'],
  '1都3県': ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'],
  南関東: ['TOKYO', 'KANAGAWA', 'SAITAMA', 'CHIBA'],
  北関東: ['IBARAKI', 'TOCHIGI', 'GUNMA'],
  京阪神: ['KYOTO', 'OSAKA', 'HYOGO'],
  近畿: regionOf('KANSAI'),
  東海三県: ['AICHI', 'GIFU', 'MIE'],
  東海3県: ['AICHI', 'GIFU', 'MIE'],
  北東北: ['AOMORI', 'IWATE', 'AKITA'],
  南東北: ['MIYAGI', 'YAMAGATA', 'FUKUSHIMA'],
  東北6県: regionOf('TOHOKU'),
  東北六県: regionOf('TOHOKU'),
  北陸3県: ['TOYAMA', 'ISHIKAWA', 'FUKUI'],
  北陸三県: ['TOYAMA', 'ISHIKAWA', 'FUKUI'],
  四国4県: regionOf('SHIKOKU'),
  四国四県: regionOf('SHIKOKU'),
  北部九州: ['FUKUOKA', 'SAGA', 'NAGASAKI', 'OITA'],
  南九州: ['KUMAMOTO', 'MIYAZAKI', 'KAGOSHIMA'],
  '1都6県': regionOf('KANTO'),
  一都六県: regionOf('KANTO'),
  道内: ['HOKKAIDO'],
  沖縄本島: ['OKINAWA'],
  信越: ['NIIGATA', 'NAGANO'],
  山陰: ['TOTTORI', 'SHIMANE'],
  山陽: ['OKAYAMA', 'HIROSHIMA', 'YAMAGUCHI'],
  中部: [...regionOf('HOKURIKU'), ...regionOf('KOSHINETSU'), ...regionOf('TOKAI')],
  中国地方: regionOf('CHUGOKU'),
}

/** Places read as their whole prefecture, with a note, unless they are a city with listings. */
const WITHIN: Partial<Record<Prefecture, string>> = {
  HOKKAIDO: '札幌 旭川 函館 帯広 釧路 苫小牧 小樽',
  AOMORI: '八戸 弘前',
  IWATE: '盛岡 一関',
  MIYAGI: '仙台 石巻',
  FUKUSHIMA: '郡山 いわき 会津若松',
  IBARAKI: '水戸 つくば 土浦 日立市',
  TOCHIGI: '宇都宮 小山市',
  GUNMA: '高崎 前橋 太田市',
  SAITAMA: '大宮 浦和 川越 川口 所沢 越谷 さいたま市 春日部 熊谷',
  CHIBA: '船橋 柏 松戸 市川 浦安 成田 木更津 市原',
  TOKYO:
    '23区 二十三区 都内 都心 都下 多摩 新宿 渋谷 池袋 品川 上野 銀座 秋葉原 千代田区 新宿区 渋谷区 文京区 台東区 墨田区 江東区 品川区 目黒区 大田区 世田谷区 世田谷 中野区 杉並区 杉並 豊島区 荒川区 板橋区 板橋 練馬区 練馬 足立区 足立 葛飾区 葛飾 江戸川区 江戸川 八王子 立川 町田 吉祥寺 武蔵野市 三鷹 調布 府中市 西東京市',
  KANAGAWA: '横浜 川崎 相模原 藤沢 横須賀 湘南 平塚 厚木 鎌倉 小田原 茅ヶ崎',
  TOYAMA: '高岡',
  ISHIKAWA: '金沢 小松市',
  YAMANASHI: '甲府',
  NIIGATA: '長岡 上越',
  NAGANO: '松本 上田市',
  GIFU: '大垣',
  SHIZUOKA: '浜松 沼津 富士市',
  AICHI: '名古屋 豊橋 岡崎 豊田市 一宮',
  MIE: '四日市 津市',
  SHIGA: '大津 草津',
  KYOTO: '宇治',
  OSAKA: '堺 東大阪 豊中 吹田 枚方 高槻 梅田 難波',
  HYOGO: '神戸 姫路 尼崎 西宮 明石 宝塚',
  OKAYAMA: '倉敷',
  HIROSHIMA: '福山 呉市',
  YAMAGUCHI: '下関',
  KAGAWA: '高松',
  EHIME: '松山 今治',
  FUKUOKA: '博多 北九州 久留米 小倉',
  NAGASAKI: '佐世保',
  OITA: '別府',
  OKINAWA: '那覇',
}

/** The same, folded. */
const WITHIN_NAMES: readonly string[] = Object.values(WITHIN).flatMap((words) => words.split(' '))

export const WITHIN_WORDS: ReadonlySet<string> = new Set(
  [...WITHIN_NAMES, ...readingsOf(WITHIN_NAMES)].map(fold),
)

const NATIONWIDE: SentenceMeaning = { note: '「全国」は場所の条件なしで探します。' }

function* placeWords(): Generator<[string, SentenceMeaning]> {
  for (const prefecture of PREFECTURES) {
    const name = PREFECTURE[prefecture]
    yield [name, inPlaces([prefecture])]
    if (prefecture !== 'HOKKAIDO') yield [name.slice(0, -1), inPlaces([prefecture])]
  }
  for (const [region, { label }] of Object.entries(REGIONS)) {
    // Regions of one prefecture (Hokkaido, Okinawa) are read as the prefecture.
    if (isRegion(region) && regionOf(region).length > 1) {
      yield [label, inPlaces(regionOf(region))]
      yield [`${label}地方`, inPlaces(regionOf(region))]
    }
  }
  for (const [word, prefectures] of Object.entries(GROUPS)) {
    const names = prefectures.map((prefecture) => PREFECTURE[prefecture]).join('・')
    yield [
      word,
      inPlaces(prefectures, prefectures.length < 6 ? `「${word}」は${names}として探します。` : undefined),
    ]
  }
  for (const prefecture of PREFECTURES) {
    for (const word of WITHIN[prefecture]?.split(' ') ?? [])
      yield [word, inPlaces([prefecture], `「${word}」は${PREFECTURE[prefecture]}全体で探します。`)]
  }
  yield ['全国', NATIONWIDE]
  yield ['日本全国', NATIONWIDE]
}

const isRegion = (key: string): key is Region => Object.hasOwn(REGIONS, key)

/** 「ちば県」, 「ちばけん」. */
const inPrefecture = (reading: string, meaning: SentenceMeaning) =>
  ['県', 'けん'].map((suffix) => [reading + suffix, meaning] as const)

const WRITTEN = new Map(placeWords())

/** Names of places, in kanji and in kana. */
export const PLACE_WORDS: readonly (readonly [string, SentenceMeaning])[] = [
  ...placeWords(),
  ...Object.entries(READINGS).flatMap(([reading, name]) => {
    const meaning = WRITTEN.get(name)
    return meaning
      ? [[reading, meaning] as const, ...(WRITTEN.has(`${name}県`) ? inPrefecture(reading, meaning) : [])]
      : []
  }),
]
