import type { Property } from './calendar-lines.ts'

/** A time as a calendar writes it: local to its zone, in milliseconds as if that were UTC. */
export type LocalTime = { local: number; zone: string; isDay: boolean }

const TOKYO = 'Asia/Tokyo'

/** Names that Windows programs write. */
const WINDOWS: Readonly<Record<string, string>> = {
  'Tokyo Standard Time': TOKYO,
  'Korea Standard Time': 'Asia/Seoul',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
  } catch {
    return null
  }
}

/** The zones of one file: each is looked up once. */
export class Zones {
  readonly #clocks = new Map<string, Intl.DateTimeFormat | null>()

  knows(zone: string): boolean {
    return this.#clock(zone) !== null
  }

  /** The instant of a local time; a time that a change of the clocks leaves out is moved by the change. */
  instantOf({ local, zone }: Pick<LocalTime, 'local' | 'zone'>): number {
    if (zone === TOKYO) return local - 9 * 3_600_000
    if (zone === 'UTC') return local
    const guess = local - this.#offset(local, zone)
    return local - this.#offset(guess, zone)
  }

  #offset(instant: number, zone: string): number {
    const parts = this.#clock(zone)?.formatToParts(new Date(instant)) ?? []
    const number = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value ?? 0)
    const [year, month, day] = [number('year'), number('month') - 1, number('day')]
    return Date.UTC(year, month, day, number('hour'), number('minute'), number('second')) - instant
  }

  #clock(zone: string): Intl.DateTimeFormat | null {
    const known = this.#clocks.get(zone)
    if (known !== undefined) return known
    const clock = clockOf(zone)
    this.#clocks.set(zone, clock)
    return clock
  }
}

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/

/** Null for a text that is no time of the years 1970 to 2100. */
export function localTime(value: string, zone: string): LocalTime | null {
  const [, ...texts] = TIME.exec(value) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = texts
    .slice(0, 6)
    .map((text) => Number(text ?? 0))
  if (year < 1970 || year > 2100 || hour > 23 || minute > 59 || second > 60) return null
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(local)
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return null
  return { local, zone: texts[6] === 'Z' ? 'UTC' : zone, isDay: texts[3] === undefined }
}

/** A time without a zone is one in Tokyo, like a whole day. Null when the zone or the time is unknown. */
export function timeOf({ params, value }: Property, zones: Zones): LocalTime | null {
  const named = params.get('TZID') ?? TOKYO
  const zone = WINDOWS[named] ?? named
  return zones.knows(zone) ? localTime(value, zone) : null
}

const DURATION = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/

/** `PT9H30M` in milliseconds; null for another text. */
export function durationOf(value: string): number | null {
  const parts = DURATION.exec(value)
  if (!parts) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((text) => Number(text ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
