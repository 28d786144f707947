import { busyPermitText } from '../listing/workload-text.ts'
import { SURVEY_ITEM, type SurveyItem } from './survey.ts'
import { FIGURE, type FigurePeriod } from '../hospital/figure-words.ts'

/** 数字: how a hospital answers, fills its slots and keeps its word (`/hospital/figures`). */

/** Calendar months of a period, the running one included. */
export const PERIOD_MONTHS: Readonly<Record<FigurePeriod, number>> = { QUARTER: 3, YEAR: 12 }

/** What is compared with hospitals alike. */
export const PEER_MEASURE = {
  REPLY: FIGURE.REPLY,
  ACCURACY: '求人票どおり度',
  FILL: FIGURE.FILL,
  CANCELLED_BY_HOSPITAL: '病院からのキャンセル',
  CANCELLED_BY_DOCTOR: '先生からのキャンセル',
} as const
export type PeerMeasure = keyof typeof PEER_MEASURE

/** With fewer hospitals a median would tell of single ones. */
export const FEWEST_PEERS = 10
/** A share of fewer slots or works says too little of a hospital to be compared with. */
export const FEWEST_COMPARED = 5

export type FigureSums = {
  /** Applications that were answered, and the median of the time it took. */
  replies: number
  replyMedianMinutes: number | null
  /** Slots of spot listings whose shift has begun, and those of them that a doctor took. */
  slots: number
  filledSlots: number
  /** Works that were to begin, and those of them that a side cancelled. */
  works: number
  cancelledByDoctor: number
  cancelledByHospital: number
}

export const NO_FIGURES: FigureSums = {
  replies: 0,
  replyMedianMinutes: null,
  slots: 0,
  filledSlots: 0,
  works: 0,
  cancelledByDoctor: 0,
  cancelledByHospital: 0,
}

/** A share in whole percent; null of nothing. */
export const sharePercent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 100) : null

/** Percent of 求人票どおり度 per question, and of all four. */
export type AccuracyFigures = { percent: number; count: number; items: Record<SurveyItem, number> | null }

/** The question with the lowest percentage; null when all four are as the listing says. */
function weakestItem(items: Record<SurveyItem, number>): SurveyItem | null {
  const names = Object.keys(SURVEY_ITEM).filter((name): name is SurveyItem =>
    Object.hasOwn(SURVEY_ITEM, name),
  )
  const [weakest] = names.toSorted((a, b) => items[a] - items[b])
  return weakest !== undefined && items[weakest] < 100 ? weakest : null
}

/** Where a mend is made. */
export type MendPlace = 'INBOX' | 'LISTINGS' | 'GUIDE' | 'CALENDAR'
export type Mend = { title: string; words: string; place: MendPlace }

const ITEM_MEND: Readonly<Record<SurveyItem, Mend>> = {
  duty: {
    title: '業務内容が求人票と違う、という回答があります',
    words:
      '求人の「業務と忙しさ」に、実際に頼んでいる業務(病棟コール・ウォークイン・検査など)をすべて書いてください。',
    place: 'LISTINGS',
  },
  time: {
    title: '勤務時間が求人票と違う、という回答があります',
    words:
      '引き継ぎを含めた開始・終了の時刻を求人に書いてください。延びた分は、勤務報告の確認で超過手当として加算できます。',
    place: 'LISTINGS',
  },
  break: {
    title: '休憩が求人票と違う、という回答があります',
    words: '休憩に入る時刻と、その間の代わりの連絡先を、初めての先生への案内に書いてください。',
    place: 'GUIDE',
  },
  pay: {
    title: '金額が求人票と違う、という回答があります',
    words: '手当の条件・上限、交通費の扱いを求人に書き、勤務報告のとおりに計算した金額で確定してください。',
    place: 'LISTINGS',
  },
}

/** Below this 求人票どおり度 of a question there is something to mend. */
const GOOD_PERCENT = 95
const GOOD_FILL = 80

type Judged = {
  sums: FigureSums
  accuracy: AccuracyFigures | null
  /** Worked inside the band of a 宿日直許可; null with too few reports. */
  permittedMinutesMedian: number | null
  peers: Readonly<Partial<Record<PeerMeasure, number>>>
}

/** What the hospital can do next, the most telling first; at most one sentence per figure. */
export function mendsOf({ sums, accuracy, permittedMinutesMedian, peers }: Judged): Mend[] {
  const mends: Mend[] = []
  const busyPermit = busyPermitText('GRANTED_ALL', permittedMinutesMedian)
  if (busyPermit !== null)
    mends.push({
      title: `${busyPermit}がありました`,
      words:
        '宿日直許可は、ほとんど働かない時間帯のためのものです。人員や時間帯を見直すか、求人の宿日直許可の欄を直してください。先生の求人の詳細にも表示しています。',
      place: 'LISTINGS',
    })
  const weakest = accuracy?.items ? weakestItem(accuracy.items) : null
  if (weakest !== null && accuracy?.items && accuracy.items[weakest] < GOOD_PERCENT)
    mends.push(ITEM_MEND[weakest])
  if (sums.cancelledByHospital > 0) {
    mends.push({
      title: `病院からのキャンセルが${sums.cancelledByHospital}件ありました`,
      words:
        '確定した勤務を取り消す前に、日程変更のご相談ができます。必要な枠が固まってから掲載すると、キャンセルを減らせます。',
      place: 'CALENDAR',
    })
  }
  const { replyMedianMinutes } = sums
  if (replyMedianMinutes !== null && peers.REPLY !== undefined && replyMedianMinutes > peers.REPLY) {
    mends.push({
      title: '返信が、近い病院より遅くなっています',
      words: '返信を待つ間に、先生はほかの病院にも応募できます。期限の近い応募から答えてください。',
      place: 'INBOX',
    })
  }
  const fill = sharePercent(sums.filledSlots, sums.slots)
  if (fill !== null && fill < (peers.FILL ?? GOOD_FILL)) {
    mends.push({
      title: '埋まらなかった枠があります',
      words:
        '掲載を早める、勤務時間の調整可能な範囲を広げる、選考なしにする、のどれかで応募が集まりやすくなります。',
      place: 'LISTINGS',
    })
  }
  return mends
}
