import { alarmText, restAround, type RestAnswer } from '../../../domain/work/rest-interval.ts'
import type { ListingFacts } from '../core/listing-facts.store.ts'
import { shiftOf, type PlannedTimes } from './apply-decision.ts'

type Chosen = { facts: ListingFacts; planned: PlannedTimes; mayApply: boolean }

export type ChosenRest = {
  rest: RestAnswer
  /** The alarm in which another of the chosen listings has a part; null for none. */
  among: string | null
}

/**
 * まとめて応募: the rest around each of several listings by their ids, beside the doctor's known works and those of the other
 * chosen listings that may still be applied for, as one set: two listings may break with a work what neither breaks alone.
 */
export function restAmongChosen(chosen: readonly Chosen[]): Map<number, ChosenRest> {
  const shifts = chosen.map((one) => ({ ...one, work: shiftOf(one.facts, one.planned) }))
  return new Map(
    shifts.map(({ facts, work, mayApply }) => {
      const others = mayApply
        ? shifts.flatMap((other) => (other.mayApply && other.work !== work ? [other.work] : []))
        : []
      const rest = restAround(work, [...facts.works, ...others])
      const breaches = rest.breaches.filter(({ works }) => others.some((other) => works.has(other)))
      return [facts.spot.id, { rest, among: alarmText({ ...rest, breaches }) }]
    }),
  )
}
