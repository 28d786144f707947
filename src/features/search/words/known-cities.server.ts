import { askListings } from '../../../services/listings/listings.server.ts'
import { ListingCities } from './known-cities.listings.documents.ts'
import { nowMs } from '../../../platform/clock.ts'

/** Milliseconds after which a city with a first listing is understood. */
const FRESH_MS = 60_000

let known: { at: number; cities: Promise<readonly string[]> } | undefined

async function askCities(): Promise<readonly string[]> {
  try {
    return (await askListings(ListingCities, {}, null)).listingCities
  } catch {
    // Places are then read as their prefectures, and said so.
    known = undefined
    return []
  }
}

/** The keys of the cities with listings. The same list is the same array, of which the words are made once. */
export function knownCities(): Promise<readonly string[]> {
  const now = nowMs()
  if (!known || now - known.at > FRESH_MS) known = { at: now, cities: askCities() }
  return known.cities
}
