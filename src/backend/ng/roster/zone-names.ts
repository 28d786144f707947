import { findIana } from 'windows-iana'

/**
 * Names that Windows and Outlook show for zones without summer time, beside their offset: a zone with one cannot be told by its
 * offset, so that it is not read.
 */
const SHOWN: readonly [RegExp, string][] = [
  [/大阪|札幌|東京|Osaka|Sapporo|Tokyo|日本標準時|Japan Standard Time|^JST$/i, 'Asia/Tokyo'],
  [/ソウル|Seoul/i, 'Asia/Seoul'],
  [/北京|重慶|香港|ウルムチ|Beijing|Chongqing|Hong Kong|Urumqi/i, 'Asia/Shanghai'],
  [/台北|Taipei/i, 'Asia/Taipei'],
  [/シンガポール|クアラルンプール|Singapore|Kuala Lumpur/i, 'Asia/Singapore'],
  [/バンコク|ハノイ|ジャカルタ|Bangkok|Hanoi|Jakarta/i, 'Asia/Bangkok'],
  [/ハワイ|Hawaii/i, 'Pacific/Honolulu'],
  [/協定世界時|Coordinated Universal Time/i, 'UTC'],
]

const isKnown = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** 「UTC+9」, 「GMT+09:00」 and nothing else: an offset that holds all year. */
const OFFSET = /^\(?(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d{2}))?\)?$/i

function offsetZone(name: string): string | null {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(name) ?? []
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return null
  return `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/** «/mozilla.org/20050126_1/Asia/Tokyo»: the zone stands at the end. */
function endOfPath(name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '')
  const ends = [3, 2, 1]
    .filter((count) => count < parts.length + (name.startsWith('/') ? 1 : 0))
    .map((count) => parts.slice(-count).join('/'))
  return ends.find(isKnown) ?? null
}

const SCHEME = /^tzone:\/\/Microsoft\//i

/** The zone of the IANA database, or an offset, that a calendar means by a name; null for a name of nobody. */
export function zoneNamed(name: string): string | null {
  const plain = name.trim().replace(SCHEME, '')
  if (plain === '' || plain.length > 120) return null
  if (/^(?:UTC|Z|GMT)$/i.test(plain)) return 'UTC'
  const [windows] = findIana(plain)
  const shown = SHOWN.find(([words]) => words.test(plain))?.[1]
  const found = windows ?? offsetZone(plain) ?? (isKnown(plain) ? plain : null)
  return found ?? shown ?? endOfPath(plain)
}
