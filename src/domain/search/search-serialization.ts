/**
 * Search params as a person would write them: `prefectures=TOKYO,KANAGAWA&minimumFee=80000`. What a plain form sends
 * (a key repeated per box, empty fields) reads the same, and is rewritten to the short form by the router's redirect.
 * Values stay strings here; each route's schema gives them their type.
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

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => {
    // Half a surrogate pair cannot be escaped.
    const text = textOf(value).toWellFormed()
    // A comma needs no escape in a query, and the address is easier to read and to share without.
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
