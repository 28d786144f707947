import { wellFormed } from '../text/well-formed.ts'

/**
 * Parses readable search params: `prefectures=TOKYO,KANAGAWA&minimumFee=80000`. A plain form's query
 * (repeated keys, empty fields) is accepted too, and redirected by the router to the short form. Values are
 * strings; each route's schema converts them.
 */
export function parseSearch(searchStr: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {}
  for (const [key, value] of new URLSearchParams(searchStr)) {
    if (value === '' || key === '__proto__') continue
    const known = Object.hasOwn(search, key) ? search[key] : undefined
    search[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return search
}

/** The inverse of `parseSearch`: readable, without empty params. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => {
    // encodeURIComponent throws on lone surrogates.
    const text = wellFormed(textOf(value))
    // A comma needs no escape in a query string; unescaped, the URL is easier to read.
    return text === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`]
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
