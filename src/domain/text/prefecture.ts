/** The 47 prefectures (JIS X 0401 names) by eleven regions. */
export const REGIONS = {
  HOKKAIDO: {
    label: '北海道',
    prefectures: {
      HOKKAIDO: '北海道',
    },
  },
  TOHOKU: {
    label: '東北',
    prefectures: {
      AOMORI: '青森県',
      IWATE: '岩手県',
      MIYAGI: '宮城県',
      AKITA: '秋田県',
      YAMAGATA: '山形県',
      FUKUSHIMA: '福島県',
    },
  },
  KANTO: {
    label: '関東',
    prefectures: {
      IBARAKI: '茨城県',
      TOCHIGI: '栃木県',
      GUNMA: '群馬県',
      SAITAMA: '埼玉県',
      CHIBA: '千葉県',
      TOKYO: '東京都',
      KANAGAWA: '神奈川県',
    },
  },
  HOKURIKU: {
    label: '北陸',
    prefectures: {
      TOYAMA: '富山県',
      ISHIKAWA: '石川県',
      FUKUI: '福井県',
    },
  },
  KOSHINETSU: {
    label: '甲信越',
    prefectures: {
      NIIGATA: '新潟県',
      YAMANASHI: '山梨県',
      NAGANO: '長野県',
    },
  },
  TOKAI: {
    label: '東海',
    prefectures: {
      GIFU: '岐阜県',
      SHIZUOKA: '静岡県',
      AICHI: '愛知県',
      MIE: '三重県',
    },
  },
  KANSAI: {
    label: '関西',
    prefectures: {
      SHIGA: '滋賀県',
      KYOTO: '京都府',
      OSAKA: '大阪府',
      HYOGO: '兵庫県',
      NARA: '奈良県',
      WAKAYAMA: '和歌山県',
    },
  },
  CHUGOKU: {
    label: '中国',
    prefectures: {
      TOTTORI: '鳥取県',
      SHIMANE: '島根県',
      OKAYAMA: '岡山県',
      HIROSHIMA: '広島県',
      YAMAGUCHI: '山口県',
    },
  },
  SHIKOKU: {
    label: '四国',
    prefectures: {
      TOKUSHIMA: '徳島県',
      KAGAWA: '香川県',
      EHIME: '愛媛県',
      KOCHI: '高知県',
    },
  },
  KYUSHU: {
    label: '九州',
    prefectures: {
      FUKUOKA: '福岡県',
      SAGA: '佐賀県',
      NAGASAKI: '長崎県',
      KUMAMOTO: '熊本県',
      OITA: '大分県',
      MIYAZAKI: '宮崎県',
      KAGOSHIMA: '鹿児島県',
    },
  },
  OKINAWA: {
    label: '沖縄',
    prefectures: {
      OKINAWA: '沖縄県',
    },
  },
} as const

type Regions = typeof REGIONS
export type Region = keyof Regions
export type Prefecture = { [R in Region]: keyof Regions[R]['prefectures'] }[Region]

export const PREFECTURE: Record<Prefecture, string> = {
  ...REGIONS.HOKKAIDO.prefectures,
  ...REGIONS.TOHOKU.prefectures,
  ...REGIONS.KANTO.prefectures,
  ...REGIONS.HOKURIKU.prefectures,
  ...REGIONS.KOSHINETSU.prefectures,
  ...REGIONS.TOKAI.prefectures,
  ...REGIONS.KANSAI.prefectures,
  ...REGIONS.CHUGOKU.prefectures,
  ...REGIONS.SHIKOKU.prefectures,
  ...REGIONS.KYUSHU.prefectures,
  ...REGIONS.OKINAWA.prefectures,
}

const isRegion = (word: string): word is Region => Object.hasOwn(REGIONS, word)

/** The region of a prefecture; every prefecture is in one. */
export const regionOf = (prefecture: Prefecture): Region | undefined =>
  Object.keys(REGIONS)
    .filter(isRegion)
    .find((region) => Object.hasOwn(REGIONS[region].prefectures, prefecture))
