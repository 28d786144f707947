import type { Variables } from '../platform/server/setting.ts'
import { SETTING_MEANING } from './setting-meanings.ts'

/** Names begin so that no other program is likely to read. */
const OURS =
  /^(DATABASE|BANK_ACCOUNT|HOSPITAL|STAFF|OPERATOR|S3|SMTP|LINE|LISTING|WEB_PUSH|METRICS|FIREBASE|CHANNEL_TALK|KARTE|MAINTENANCE|TRUSTED_PROXY|DRAIN|CRAWLERS)(_|$)/

/** How many letters of a slip are wrong at most. */
const SLIPS = 2

/** Levenshtein's distance: how many letters are added, left out or other ones; Infinity when they are more than slips. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let column = 0; column < other.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + (one[at] === other[column] ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    // Nearly all names are told apart by their first letters, and a start compares thousands.
    if (Math.min(...next) > SLIPS) return Infinity
    row = next
  }
  return row.at(-1) ?? 0
}

/** The setting that a name is a slip of; undefined when none is near. Short names are near many others. */
function meantBy(name: string): string | undefined {
  const near = Object.keys(SETTING_MEANING)
    .filter((known) => Math.abs(known.length - name.length) <= SLIPS)
    .map((known) => ({ known, apart: distance(name, known) }))
  const nearest = near.toSorted((a, b) => a.apart - b.apart)[0]
  return nearest && nearest.apart <= (nearest.known.length < 8 ? 1 : SLIPS) ? nearest.known : undefined
}

/**
 * A sentence for each variable that is set, that nobody reads, and whose name looks like one of ours. Not refused: other
 * programs share the environment, and Kubernetes makes names such as `DATABASE_PORT` of a service's.
 */
export function doubtfulSettings(variables: Variables): string[] {
  const names = Object.keys(variables).filter((name) => variables[name] !== '' && /^[A-Z0-9_]+$/.test(name))
  return names.flatMap((name) => {
    if (Object.hasOwn(SETTING_MEANING, name)) return []
    const meant = meantBy(name)
    if (meant !== undefined)
      return [`環境変数 ${name} という設定はなく、使われません。${meant} の誤りではありませんか。`]
    return OURS.test(name) ? [`環境変数 ${name} という設定はなく、使われません。`] : []
  })
}
