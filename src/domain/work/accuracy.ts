import { MINIMUM_REPORTS } from '../listing/workload-text.ts'
import { ALIKE_FROM, impressionsOf, type Impression, type Impressions } from './impressions.ts'
import { SURVEY_ITEM, type MatchAnswer, type SurveyItem } from './survey.ts'

/** What an answer gives to 求人票どおり度, in percent. */
const PERCENT: Readonly<Record<MatchAnswer, number>> = { YES: 100, PARTLY: 50, NO: 0 }

/** Groups of surveys that count, the newest ones. */
const GROUPS = 10
/** The same in surveys. */
export const COUNTED_SURVEYS = GROUPS * MINIMUM_REPORTS

/** A survey that can no longer be edited. */
export type FinalSurvey = Readonly<Record<SurveyItem, MatchAnswer | null>> & Impression & { doctorId: string }

const QUESTIONS = Object.keys(SURVEY_ITEM).length

const percentOf = (survey: FinalSurvey, item: SurveyItem): number =>
  survey[item] ? PERCENT[survey[item]] : 0

/** 求人票どおり度 in percent, of how many answers it is the mean, the same of each question, and what else they say. */
export type SurveyFigures = {
  percent: number
  count: number
  items: Record<SurveyItem, number>
  impressions: Impressions
}

/**
 * 求人票どおり度 of a hospital and the impressions of the same surveys; null without a whole group.
 *
 * `surveys` are all of the hospital, in the order in which they became final. They count in whole groups of five
 * different doctors, so that neither a figure nor the difference of two tells what one doctor answered. A second
 * survey of a doctor of the group that is being filled is left out.
 */
export function surveyFiguresOf(surveys: readonly FinalSurvey[]): SurveyFigures | null {
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
  const sum = (item: SurveyItem) => counted.reduce((total, survey) => total + percentOf(survey, item), 0)
  const sums = { duty: sum('duty'), time: sum('time'), break: sum('break'), pay: sum('pay') }
  const mean = (total: number, answers: number) => Math.round(total / answers)
  return {
    percent: mean(sums.duty + sums.time + sums.break + sums.pay, QUESTIONS * counted.length),
    count: counted.length,
    items: {
      duty: mean(sums.duty, counted.length),
      time: mean(sums.time, counted.length),
      break: mean(sums.break, counted.length),
      pay: mean(sums.pay, counted.length),
    },
    impressions: impressionsOf(counted),
  }
}

/**
 * A percentage as it is shown; null while it is not. Of one group, 0 and 100 would say what each of its doctors answered:
 * they wait for a second group.
 */
export const shownPercent = (percent: number | null, count: number): number | null => {
  if (percent === null || count < MINIMUM_REPORTS) return null
  const isUnanimous = percent === 0 || percent === 100
  return isUnanimous && count < ALIKE_FROM ? null : percent
}
