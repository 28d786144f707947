import { breachText, isShort, type Rest, type RestAnswer } from '../../../domain/work/rest-interval.ts'

const shortOf = (rest: Rest | null) => (rest && isShort(rest) ? rest : null)

/** The rest around a work, as previews say it: short gaps, and in words each window that the works break together. */
export function toRestFields(rest: RestAnswer | null) {
  const [before, after] = [shortOf(rest?.before ?? null), shortOf(rest?.after ?? null)]
  return {
    restBeforeMinutes: before?.minutes,
    restAfterMinutes: after?.minutes,
    restGuidelineMinutes: Math.max(before?.guideline ?? 0, after?.guideline ?? 0),
    restBreaches: rest?.breaches.map(breachText) ?? [],
  }
}
