import { unpressed } from '../text/outage.ts'
import { HOUR_MS, MINUTE_MS } from '../duration.ts'
import type { WorkState } from '../application/application-words.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** What a doctor records on the day of a work (打刻). */
export const STAMP_KIND = {
  ARRIVE: '到着',
  START: '勤務開始',
  END: '勤務終了',
} as const
export type StampKind = keyof typeof STAMP_KIND

/** Pressed at that moment, or written down afterwards with a reason. */
export const STAMP_SOURCE = { DEVICE: '打刻', MANUAL: '手入力' } as const
export type StampSource = keyof typeof STAMP_SOURCE

/** The instants that count: the last one recorded of each kind. */
export type Stamps = Readonly<Record<StampKind, Date | null>>

/** Arrival and start may be recorded this long before the planned start. */
export const EARLIEST_STAMP_MINUTES = 60
/** A work ends at the latest this long after its planned end. */
const LATEST_END_HOURS = 24
/** Code points of the reason for a time written down afterwards. */
export const STAMP_REASON = { least: 1, most: 200 } as const
/** Corrections of one work; each is kept. */
export const MOST_STAMPS = 20

type StampedWork = { state: WorkState; plannedStart: Date; plannedEnd: Date; stamps: Stamps }

export type StampFault = 'NOT_YET' | 'TIMES_INVALID' | 'ALREADY_STAMPED' | 'CANCELLING' | 'ENDED'

const inOrder = (instants: readonly (Date | null)[]): boolean => {
  const known = instants.flatMap((instant) => instant ?? [])
  return known.every((instant, index) => index === 0 || (known[index - 1] ?? instant) <= instant)
}

function stateFault({ state }: StampedWork, kind: StampKind): StampFault | null {
  if (state === 'CANCELLATION_REQUESTED') return 'CANCELLING'
  if (state === 'SCHEDULED') return kind === 'END' ? 'NOT_YET' : null
  return state === 'IN_PROGRESS' || state === 'FINISHED' ? null : 'ENDED'
}

/**
 * Why a stamp cannot be recorded; null when it can. `at` is null for a stamp of this moment, which is recorded once;
 * a time written down replaces the one before it.
 */
export function stampFault(
  work: StampedWork,
  { kind, at }: { kind: StampKind; at: Date | null },
  now: Date,
): StampFault | null {
  const fault = stateFault(work, kind)
  if (fault) return fault
  const { plannedStart, plannedEnd, stamps } = work
  if (at === null && stamps[kind]) return 'ALREADY_STAMPED'
  const moment = at ?? now
  const earliest = plannedStart.getTime() - EARLIEST_STAMP_MINUTES * MINUTE_MS
  if (now.getTime() < earliest) return 'NOT_YET'
  const latest = plannedEnd.getTime() + (kind === 'END' ? LATEST_END_HOURS * HOUR_MS : 0)
  const isPossible = moment <= now && moment.getTime() >= earliest && moment.getTime() <= latest
  const after = { ...stamps, [kind]: moment }
  const isLong = after.START !== null && after.END !== null && after.START.getTime() === after.END.getTime()
  return isPossible && !isLong && inOrder([after.ARRIVE, after.START, after.END]) ? null : 'TIMES_INVALID'
}

/** The state to which a stamp moves its work. */
export const STATE_AFTER: Readonly<Record<StampKind, 'IN_PROGRESS' | 'FINISHED' | null>> = {
  ARRIVE: null,
  START: 'IN_PROGRESS',
  END: 'FINISHED',
}

export const STAMP_OUTCOME = {
  STAMPED: good('時刻を記録しました。'),
  ALREADY_STAMPED: info('すでに記録されています。直すときは、時刻と理由を入力してください。'),
  NOT_YET: `開始予定の${EARLIEST_STAMP_MINUTES}分前から記録できます。勤務終了は、勤務が始まってから記録できます。`,
  TIMES_INVALID:
    '時刻が正しくありません。到着・開始・終了の順に、開始予定の60分前から、いまより前の時刻を入力してください。',
  TOO_MANY: 'この勤務の時刻は、これ以上直せません。勤務報告で実際の時間をお知らせください。',
  CANCELLING: 'キャンセルを申請している勤務です。勤務するときは、先に申請を取り下げてください。',
  ENDED: 'この勤務の時刻は、もう変更できません。勤務報告で実際の時間をお知らせください。',
  NOT_FOUND: 'この勤務は見つかりません。',
} as const
export type StampOutcome = keyof typeof STAMP_OUTCOME

export const stampWords = outcomeWords({
  ...STAMP_OUTCOME,
  UNREACHABLE: unpressed('記録'),
})
