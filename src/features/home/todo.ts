import { DAY_MS } from '../../domain/duration.ts'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import { timeLeftPhrase } from '../../domain/text/time-left.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { tokyoInstant } from '../../domain/text/tokyo-time.ts'
import { whenOf, type ApplicationView, type MatchedView } from '../application/doctor/application-view.ts'
import { isOwnTurn } from '../application/doctor/own-turn.ts'

/** States in which the doctor may have to answer. */
const OWN_TURN = ['OFFERED', 'INTERVIEW'] as const satisfies readonly ApplicationState[]

/** Answers to an application: good ones and bad ones. */
const ANSWERS = [
  'MATCHED',
  'DECLINED',
  'EXPIRED',
  'LISTING_CLOSED',
] as const satisfies readonly ApplicationState[]

export const TODO_STATES = [...OWN_TURN, ...ANSWERS]

/** How long an answer is shown. */
export const NEWS_MS = 7 * DAY_MS
const SHOWN = 5

/** An application or a work for which the doctor is to do something, or an application that was answered lately. */
export type Todo = {
  id: string
  /** `MOVE`: the hospital asks to move a matched work; `RENEWAL`: it offers to renew a contract. */
  state: (typeof TODO_STATES)[number] | 'MOVE' | 'RENEWAL'
  /** The page of the work that is to be moved. */
  moved: { id: string; scheduleId: string } | null
  /** The listing of the contract that is to be renewed. */
  renewed: string | null
  isOwnTurn: boolean
  hospitalName: string
  /** 「12/18(金) 17:00〜翌9:00」 */
  shift: string
  /** 「あと20時間」 until the doctor's deadline. */
  timeLeft: string | null
}

const has = <State extends ApplicationState>(
  states: readonly State[],
  state: ApplicationState,
): state is State => states.some((one) => one === state)

const dueOf = ({ replyDueAt }: ApplicationView) => (replyDueAt ? Date.parse(replyDueAt) : Infinity)
const decidedOf = ({ decidedAt }: ApplicationView) => Date.parse(decidedAt ?? '')

/** What the hospital asks to move. */
export const movesOf = (works: readonly MatchedView[]): Todo[] =>
  works
    .filter(({ askedToMove }) => askedToMove)
    .slice(0, SHOWN)
    .map(({ id, listing, scheduleId, hospitalName, startTime, endTime }) => ({
      id,
      state: 'MOVE',
      moved: { id: listing.id, scheduleId },
      renewed: null,
      isOwnTurn: true,
      hospitalName,
      shift: shiftText(startTime, endTime),
      timeLeft: null,
    }))

type OfferedRenewal = {
  regularWorkId: string
  hospitalName: string
  pattern: string
  dueOn: string
}

/** Contracts that hospitals offer to renew. */
export const renewalsOf = (offers: readonly OfferedRenewal[], now: number): Todo[] =>
  offers.slice(0, SHOWN).map(({ regularWorkId, hospitalName, pattern, dueOn }) => ({
    id: `renewal-${regularWorkId}`,
    state: 'RENEWAL',
    moved: null,
    renewed: regularWorkId,
    isOwnTurn: true,
    hospitalName,
    shift: pattern,
    timeLeft: timeLeftPhrase(tokyoInstant(dueOn, 1_440).toISOString(), now),
  }))

/** First what the doctor has to answer, by deadline, then the latest of the answers that are news. `now` in epoch milliseconds. */
export function todoOf(applications: readonly ApplicationView[], now: number): Todo[] {
  const waiting = applications.filter(isOwnTurn).toSorted((a, b) => dueOf(a) - dueOf(b))
  const news = applications
    .filter(({ state }) => has(ANSWERS, state))
    .toSorted((a, b) => decidedOf(b) - decidedOf(a))
  return [...waiting, ...news].slice(0, SHOWN).flatMap((one) => {
    const { id, state, hospitalName, replyDueAt } = one
    if (!has(TODO_STATES, state)) return []
    const isOwn = isOwnTurn(one)
    const timeLeft = isOwn && replyDueAt ? timeLeftPhrase(replyDueAt, now) : null
    return [
      {
        id,
        state,
        moved: null,
        renewed: null,
        isOwnTurn: isOwn,
        hospitalName,
        shift: whenOf(one),
        timeLeft,
      },
    ]
  })
}
