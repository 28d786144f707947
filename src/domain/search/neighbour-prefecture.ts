import { PREFECTURE, type Prefecture } from '../text/prefecture.ts'

/** Neighbouring prefectures, each pair once: a border, or a bridge, tunnel or ferry used by commuters. */
const NEIGHBOURS: Partial<Record<Prefecture, readonly Prefecture[]>> = {
  HOKKAIDO: ['AOMORI'],
  AOMORI: ['IWATE', 'AKITA'],
  IWATE: ['AKITA', 'MIYAGI'],
  MIYAGI: ['AKITA', 'YAMAGATA', 'FUKUSHIMA'],
  AKITA: ['YAMAGATA'],
  YAMAGATA: ['FUKUSHIMA', 'NIIGATA'],
  FUKUSHIMA: ['IBARAKI', 'TOCHIGI', 'GUNMA', 'NIIGATA'],
  IBARAKI: ['TOCHIGI', 'SAITAMA', 'CHIBA'],
  TOCHIGI: ['GUNMA', 'SAITAMA'],
  GUNMA: ['SAITAMA', 'NIIGATA', 'NAGANO'],
  SAITAMA: ['CHIBA', 'TOKYO', 'YAMANASHI', 'NAGANO'],
  CHIBA: ['TOKYO', 'KANAGAWA'],
  TOKYO: ['KANAGAWA', 'YAMANASHI'],
  KANAGAWA: ['YAMANASHI', 'SHIZUOKA'],
  TOYAMA: ['ISHIKAWA', 'NIIGATA', 'NAGANO', 'GIFU'],
  ISHIKAWA: ['FUKUI', 'GIFU'],
  FUKUI: ['GIFU', 'SHIGA', 'KYOTO'],
  NIIGATA: ['NAGANO'],
  YAMANASHI: ['NAGANO', 'SHIZUOKA'],
  NAGANO: ['GIFU', 'SHIZUOKA', 'AICHI'],
  GIFU: ['AICHI', 'MIE', 'SHIGA'],
  SHIZUOKA: ['AICHI'],
  AICHI: ['MIE'],
  MIE: ['SHIGA', 'KYOTO', 'NARA', 'WAKAYAMA'],
  SHIGA: ['KYOTO'],
  KYOTO: ['OSAKA', 'HYOGO', 'NARA'],
  OSAKA: ['HYOGO', 'NARA', 'WAKAYAMA'],
  HYOGO: ['TOTTORI', 'OKAYAMA', 'TOKUSHIMA'],
  NARA: ['WAKAYAMA'],
  TOTTORI: ['SHIMANE', 'OKAYAMA', 'HIROSHIMA'],
  SHIMANE: ['HIROSHIMA', 'YAMAGUCHI'],
  OKAYAMA: ['HIROSHIMA', 'KAGAWA'],
  HIROSHIMA: ['YAMAGUCHI', 'EHIME'],
  YAMAGUCHI: ['FUKUOKA'],
  TOKUSHIMA: ['KAGAWA', 'EHIME', 'KOCHI'],
  KAGAWA: ['EHIME'],
  EHIME: ['KOCHI', 'OITA'],
  FUKUOKA: ['SAGA', 'KUMAMOTO', 'OITA'],
  SAGA: ['NAGASAKI'],
  KUMAMOTO: ['OITA', 'MIYAZAKI', 'KAGOSHIMA'],
  OITA: ['MIYAZAKI'],
  MIYAZAKI: ['KAGOSHIMA'],
  KAGOSHIMA: ['OKINAWA'],
}

const areNeighbours = (one: Prefecture, other: Prefecture) =>
  (NEIGHBOURS[one] ?? []).includes(other) || (NEIGHBOURS[other] ?? []).includes(one)

const isPrefecture = (value: string): value is Prefecture => Object.hasOwn(PREFECTURE, value)

/** The neighbours of some prefectures, without these themselves, from north to south. */
export const neighboursOf = (prefectures: readonly Prefecture[]): Prefecture[] =>
  Object.keys(PREFECTURE)
    .filter(isPrefecture)
    .filter((one) => !prefectures.includes(one) && prefectures.some((other) => areNeighbours(one, other)))
