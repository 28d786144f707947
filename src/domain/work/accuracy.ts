import { MINIMUM_REPORTS } from '../listing/workload-text.ts'
import { SURVEY_ITEM, type MatchAnswer, type SurveyItem } from './survey.ts'

/** What an answer gives to 求人票どおり度, in percent. */
const PERCENT: Readonly<Record<MatchAnswer, number>> = { YES: 100, PARTLY: 50, NO: 0 }

/** Groups of surveys that count, the newest ones: 50 answers. */
const GROUPS = 10

/** A survey that can no longer be edited. */
export type FinalSurvey = Readonly<Record<SurveyItem, MatchAnswer | null>> & { doctorId: string }

const isItem = (name: string): name is SurveyItem => Object.hasOwn(SURVEY_ITEM, name)
const ITEMS = Object.keys(SURVEY_ITEM).filter(isItem)

const percentOf = (survey: FinalSurvey): number =>
  ITEMS.reduce((sum, item) => sum + (survey[item] ? PERCENT[survey[item]] : 0), 0) / ITEMS.length

/**
 * 求人票どおり度 of a hospital in percent, and how many answers it is the mean of; null without a whole group.
 *
 * `surveys` are all of the hospital, in the order in which they became final. They count in whole groups of five
 * different doctors, so that neither a figure nor the difference of two tells what one doctor answered. A second
 * survey of a doctor of the group that is being filled is left out.
 */
export function accuracyOf(surveys: readonly FinalSurvey[]): { percent: number; count: number } | null {
  const groups: FinalSurvey[][] = []
  let open: FinalSurvey[] = []
  for (const survey of surveys) {
    if (open.some(({ doctorId }) => doctorId === survey.doctorId)) continue
    open.push(survey)
    if (open.length < MINIMUM_REPORTS) continue
    groups.push(open)
    open = []
  }
  const counted = groups.slice(-GROUPS).flat()
  if (counted.length === 0) return null
  const sum = counted.reduce((total, survey) => total + percentOf(survey), 0)
  return { percent: Math.round(sum / counted.length), count: counted.length }
}
