import { MINIMUM_REPORTS } from '../listing/workload-text.ts'
import { EDIT_DAYS, REWORK_ANSWER, SURVEY_SCALE, type ReworkAnswer, type SurveyScale } from './survey.ts'

/**
 * What doctors said of a hospital after their works, beside 求人票どおり度 and of the same whole groups of surveys: means
 * from 1 to 5 with one decimal, and how many would work there again.
 */
export type Impressions = Readonly<
  Record<SurveyScale, number> & Record<'reworkYes' | 'reworkCondition' | 'reworkNo', number>
>

/** The answers of a submitted survey that impressions count. */
export type Impression = Readonly<Record<SurveyScale, number | null>> & { rework: ReworkAnswer | null }

export const IMPRESSIONS = '勤務した先生の回答'

/** Impressions of surveys that are counted already by whole groups (`accuracy.ts`). */
export function impressionsOf(counted: readonly Impression[]): Impressions {
  const mean = (scale: SurveyScale) =>
    Math.round((counted.reduce((sum, one) => sum + (one[scale] ?? 0), 0) * 10) / counted.length) / 10
  const saying = (answer: ReworkAnswer) => counted.filter(({ rework }) => rework === answer).length
  return {
    busyness: mean('busyness'),
    handover: mean('handover'),
    facilities: mean('facilities'),
    reworkYes: saying('YES'),
    reworkCondition: saying('CONDITION'),
    reworkNo: saying('NO'),
  }
}

/** Of how many surveys impressions are. */
export const answersIn = ({ reworkYes, reworkCondition, reworkNo }: Impressions): number =>
  reworkYes + reworkCondition + reworkNo

/** Answers from which on a figure that all of them gave alike is shown: two groups. */
export const ALIKE_FROM = 2 * MINIMUM_REPORTS

/**
 * The impressions as they are shown; null while they are not. Where a whole first group says the same, be it of one
 * question, its figure would say what each of its doctors answered: all of them wait for a second group.
 */
export function shownImpressions(all: Impressions): Impressions | null {
  const count = answersIn(all)
  if (count < MINIMUM_REPORTS) return null
  const { reworkYes, reworkCondition, reworkNo, busyness, handover, facilities } = all
  const isUnanimous =
    Math.max(reworkYes, reworkCondition, reworkNo) === count ||
    [busyness, handover, facilities].some((mean) => mean === 1 || mean === 5)
  return isUnanimous && count < ALIKE_FROM ? null : all
}

/** 「3.4(1 ずっと楽だった 〜 5 ずっと忙しかった)」. */
export function scaleText(scale: SurveyScale, mean: number): string {
  const [low, , high] = SURVEY_SCALE[scale].words
  return `${mean.toFixed(1)}(1 ${low} 〜 5 ${high})`
}

/** 「はい 12件・条件次第 2件・いいえ 1件」. */
export const reworkText = ({ reworkYes, reworkCondition, reworkNo }: Impressions): string =>
  `${REWORK_ANSWER.YES} ${reworkYes}件・${REWORK_ANSWER.CONDITION} ${reworkCondition}件・${REWORK_ANSWER.NO} ${reworkNo}件`

/** How answers are counted, as doctors and hospitals read it. */
export const GROUPED = `${MINIMUM_REPORTS}人の先生の回答がそろうごとに、まとめて数えます。一人ひとりの回答は、病院にも先生方にも表示しません。`

/** What a hospital reads before the first group. */
export const NOT_YET_GROUPED = `先生のアンケートが${MINIMUM_REPORTS}件集まると表示します。全員が同じ回答をした質問があるときは、一人ひとりの回答がわからないように、${ALIKE_FROM}件集まるまで表示しません。回答は、直せる期間(${EDIT_DAYS}日間)が終わってから数えます。`
