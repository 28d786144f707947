import { DAY_MS } from '../duration.ts'
import { UNSENT } from '../text/outage.ts'
import { good, outcomeWords } from '../text/outcome-words.ts'

/** A doctor's survey about a confirmed work (アンケート); no answer reaches the hospital one by one. */

/** 求人票どおりでしたか: what is compared with the listing. */
export const SURVEY_ITEM = {
  duty: '業務内容',
  time: '勤務時間',
  break: '休憩',
  pay: '金額',
} as const
export type SurveyItem = keyof typeof SURVEY_ITEM

export const MATCH_ANSWER = { YES: '求人票どおり', PARTLY: '少し違った', NO: '違った' } as const
export type MatchAnswer = keyof typeof MATCH_ANSWER

export const REWORK_ANSWER = { YES: 'はい', CONDITION: '条件次第', NO: 'いいえ' } as const
export type ReworkAnswer = keyof typeof REWORK_ANSWER
export const REWORK_QUESTION = 'また勤務したいですか'

/** Answers from 1 to 5, with the words of both ends and of the middle. */
export const SURVEY_SCALE = {
  busyness: { legend: '忙しさ(予想と比べて)', words: ['ずっと楽だった', '予想どおり', 'ずっと忙しかった'] },
  handover: { legend: '引き継ぎ・スタッフの対応', words: ['よくなかった', 'ふつう', 'とてもよかった'] },
  facilities: {
    legend: '設備(当直室・食事・電子カルテ)',
    words: ['よくなかった', 'ふつう', 'とてもよかった'],
  },
} as const satisfies Record<string, { legend: string; words: readonly [string, string, string] }>
export type SurveyScale = keyof typeof SURVEY_SCALE
export const SURVEY_SCALES = Object.keys(SURVEY_SCALE).filter((name): name is SurveyScale =>
  Object.hasOwn(SURVEY_SCALE, name),
)
/** The highest answer of a scale; the lowest one is 1. */
export const SCALE_MOST = 5

/** Code points of each free text. */
export const SURVEY_TEXT = 1_000

/** Answers given so far; null where none is given. */
export type SurveyAnswers = Readonly<
  Record<SurveyItem, MatchAnswer | null> &
    Record<SurveyScale, number | null> & {
      rework: ReworkAnswer | null
      good: string
      improve: string
      onlyToOperator: string
    }
>

/** Whether every choice is made; the free texts may stay empty. */
export const isComplete = ({
  good: _good,
  improve: _improve,
  onlyToOperator: _only,
  ...choices
}: SurveyAnswers) => Object.values(choices).every((choice) => choice !== null)

/** Days after the confirmation in which the survey can be answered, and after the answer in which it can be edited. */
export const SURVEY_DAYS = 14
export const EDIT_DAYS = 7

export const surveyUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + SURVEY_DAYS * DAY_MS)
export const editableUntil = (submittedAt: Date): Date => new Date(submittedAt.getTime() + EDIT_DAYS * DAY_MS)

/** Whether a survey can still be answered or, answered on the last day, edited. */
export const isSurveyOpen = (confirmedAt: Date, now: Date): boolean =>
  now < editableUntil(surveyUntil(confirmedAt))

/** NOT_YET: the work is not confirmed; SUBMITTED: answered, and no longer to be edited; CLOSED: never answered. */
export type SurveyPhase = 'NOT_YET' | 'OPEN' | 'EDITABLE' | 'SUBMITTED' | 'CLOSED'

type Surveyed = { confirmedAt: Date | null; submittedAt: Date | null; until: Date | null }

/** `until`: the end of the time to edit, fixed by the first answer. */
export function surveyPhase({ confirmedAt, submittedAt, until }: Surveyed, now: Date): SurveyPhase {
  if (submittedAt && until) return now < until ? 'EDITABLE' : 'SUBMITTED'
  if (!confirmedAt) return 'NOT_YET'
  return now < surveyUntil(confirmedAt) ? 'OPEN' : 'CLOSED'
}

export const SURVEY_OUTCOME = {
  SUBMITTED: good(`アンケートを受け付けました。ありがとうございました。${EDIT_DAYS}日間は内容を直せます。`),
  DRAFT_SAVED: good('下書きを保存しました。'),
  INCOMPLETE: '選んでいない項目があります。',
  NOT_YET: 'アンケートは、勤務の実績が確定してから回答できます。',
  CLOSED: 'このアンケートの回答期間は終わりました。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const
export type SurveyOutcome = keyof typeof SURVEY_OUTCOME

export const surveyWords = outcomeWords({ ...SURVEY_OUTCOME, UNREACHABLE: UNSENT })
