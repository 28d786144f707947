import type { HospitalName, HospitalSuggestion } from '../../contract/gen/listings-resolvers.ts'
import type { Shift } from '../../domain/listing/listing-words.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import type { Database } from '../database/client.ts'
import { findHospitalNames, findHospitalOfShift, findHospitalsByWords } from './hospital.store.ts'
import { checkIds, checkLimit, toId } from './listing-question.ts'
import type { ListingSearch } from './index/listing-search.ts'

const IDS_LIMIT = 100
/** Maximum length of a search text. */
const TEXT_LIMIT = 50

export type HospitalService = ReturnType<typeof createHospitalService>

/** Hospitals for the search criterion. */
export function createHospitalService(
  database: Database,
  { spots, regulars }: Record<'spots' | 'regulars', Pick<ListingSearch, 'breakDown'>>,
) {
  return {
    /** Suggestions by the words of a typed text, independent of width and kind of kana. */
    async suggestHospitals(text: string, limit: number, now: Date): Promise<HospitalSuggestion[]> {
      checkLimit(limit, '病院')
      const words = plainText(text.slice(0, TEXT_LIMIT)).split(' ').filter(Boolean)
      if (words.length === 0) return []
      const found = await findHospitalsByWords(database, words, limit)
      const ids = found.map(({ id }) => id)
      const [ofSpots, ofRegulars] = await Promise.all([
        spots.breakDown('hospitals', ids, now),
        regulars.breakDown('hospitals', ids, now),
      ])
      return found.map(({ id, ...rest }, at) => ({
        ...rest,
        id: String(id),
        spotCount: ofSpots[at] ?? 0,
        regularCount: ofRegulars[at] ?? 0,
      }))
    },

    /** A hospital as its listings show it, with the workload told for a shift. */
    findWithWorkload: (hospitalId: number, shift: Shift) => findHospitalOfShift(database, hospitalId, shift),

    /** Names by id, in the order of `ids`; unknown ids are left out. */
    async nameHospitals(ids: readonly string[]): Promise<HospitalName[]> {
      checkIds(ids, IDS_LIMIT, '病院')
      const numbers = [...new Set(ids)].flatMap((id) => toId(id) ?? [])
      if (numbers.length === 0) return []
      const found = new Map((await findHospitalNames(database, numbers)).map((one) => [one.id, one]))
      return numbers.flatMap((id) => {
        const one = found.get(id)
        return one ? [{ ...one, id: String(id) }] : []
      })
    },
  }
}
