import {
  DECLARE_WEATHER_OUTCOME,
  WITHDRAW_WEATHER_OUTCOME,
  weatherDays,
  type DeclareWeatherOutcome,
  type WithdrawWeatherOutcome,
} from '../../../domain/cancellation/weather.ts'
import { PREFECTURE, type Prefecture } from '../../../domain/text/prefecture.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { notAllowed } from '../../gate/member-gate.ts'
import type { Member } from '../../gate/memberships.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import { findPlace } from '../core/work-place.store.ts'
import type { MemberCommand } from '../core/member-command.ts'
import { closeCautionObjections } from '../objection/objection.store.ts'
import { doctorNotice, weatherNotices } from './weather-notice.ts'
import {
  findDeclaredWorks,
  findPrefecture,
  freeCancellations,
  insertDeclarations,
  isFollowed,
  lockDeclaration,
  lockWeather,
  setWithdrawn,
  type DeclarationRow,
} from './weather.store.ts'

/** Notices that one statement orders. */
const AT_ONCE = 200

type Span = {
  key: string
  /** Civil days in Tokyo, both included. */
  from: string
  to: string
  reason: string
}
type Declarer =
  | { staffAccountId: string; hospitalId?: undefined; memberId?: undefined }
  | { memberId: string; hospitalId: number; staffAccountId?: undefined }

async function tell(tx: Executor, notices: readonly NewNotice[], now: Date): Promise<void> {
  for (let at = 0; at < notices.length; at += AT_ONCE) {
    await orderNotices(tx, notices.slice(at, at + AT_ONCE), now)
  }
}

/** The answer to an objection that a declaration settles. */
const FREED = 'その日の悪天候が申告されたため、注意は取り消されました。'

/** What follows from a new declaration: both sides are told, and cancellations for bad weather lose their 注意. */
async function follow(tx: Executor, declaration: DeclarationRow, now: Date): Promise<void> {
  const freed = await freeCancellations(tx, declaration)
  const workIds = freed.map(({ workId }) => workId)
  await closeCautionObjections(tx, workIds, {
    state: 'AGREED',
    closedAt: now,
    memberId: declaration.memberId,
    staffAccountId: declaration.staffAccountId,
    answer: FREED,
  })
  const places = []
  for (const workId of workIds) {
    const place = await findPlace(tx, workId)
    if (place) places.push(place)
  }
  const works = await findDeclaredWorks(tx, declaration)
  const notices = [
    ...places.map((place) => doctorNotice('WEATHER_FREED', declaration, place)),
    ...weatherNotices('DECLARED', declaration, works, new Set(workIds)),
  ]
  await tell(tx, notices, now)
}

type Declared = { by: Declarer; prefectures: readonly Prefecture[]; span: Span; now: Date }

async function declare(
  tx: Executor,
  { by, prefectures, span, now }: Declared,
): Promise<{ outcome: DeclareWeatherOutcome; made: DeclarationRow[] }> {
  const days = weatherDays({ ...span, today: tokyoDay(now) })
  if (days.length === 0) return { outcome: 'DAYS_INVALID', made: [] }
  await lockWeather(tx, 'DECLARE')
  const { reason } = span
  const rows = prefectures.flatMap((prefecture) =>
    days.map((day) => ({ day, prefecture, reason, declaredAt: now, ...by })),
  )
  const made = await insertDeclarations(tx, rows)
  for (const declaration of made) await follow(tx, declaration, now)
  return { outcome: made.length > 0 ? 'DECLARED' : 'ALREADY_DECLARED', made }
}

async function withdraw(
  tx: Executor,
  declaration: DeclarationRow,
  now: Date,
): Promise<WithdrawWeatherOutcome> {
  if (declaration.withdrawnAt) return 'ALREADY_WITHDRAWN'
  if (await isFollowed(tx, declaration.id)) return 'FOLLOWED'
  await setWithdrawn(tx, declaration.id, now)
  await tell(tx, weatherNotices('WITHDRAWN', declaration, await findDeclaredWorks(tx, declaration)), now)
  return 'WITHDRAWN'
}

const auditWords = ({ day, prefecture, reason }: DeclarationRow): string =>
  `${dayText(day)} ${PREFECTURE[prefecture]}: ${reason}`

export type StaffDeclaration = Span & { prefectures: readonly Prefecture[] }

/**
 * Our staff declare bad weather for prefectures and days. Days that are declared already stay as they are; the word of the
 * whole is ALREADY_DECLARED only where all are. Idempotent by key.
 */
export const declareForPrefectures = staffCommand(
  { operation: 'declareWeather', words: DECLARE_WEATHER_OUTCOME },
  async (tx, { staffAccountId, request, now }: StaffCommand<StaffDeclaration>) => {
    const { prefectures, ...span } = request
    const { outcome, made } = await declare(tx, { by: { staffAccountId }, prefectures, span, now })
    for (const one of made) {
      const action = { kind: 'WEATHER_DECLARED', subject: one.id, words: auditWords(one) } as const
      await recordStaffAction(tx, { staffAccountId, at: now, ...action })
    }
    return outcome
  },
)

/** Our staff take a declaration of theirs back, unless a cancellation rests on it. Idempotent by key. */
export const withdrawForPrefecture = staffCommand(
  { operation: 'withdrawWeather', words: WITHDRAW_WEATHER_OUTCOME },
  async (tx, { staffAccountId, request, now }: StaffCommand<{ id: string; key: string }>) => {
    await lockWeather(tx, 'DECLARE')
    const found = await lockDeclaration(tx, request.id)
    if (!found || found.hospitalId !== null) return 'NOT_FOUND'
    const outcome = await withdraw(tx, found, now)
    if (outcome === 'WITHDRAWN') {
      const action = { kind: 'WEATHER_WITHDRAWN', subject: found.id, words: auditWords(found) } as const
      await recordStaffAction(tx, { staffAccountId, at: now, ...action })
    }
    return outcome
  },
)

/** A command of a hospital's member about the weather; throws `permission_denied` for a member who has left. */
const hospitalCommand =
  <Request extends { key: string }, Words extends Readonly<Record<string, unknown>>>(
    { operation, words }: { operation: string; words: Words },
    run: (tx: Executor, command: MemberCommand<Request>) => Promise<keyof Words & string>,
  ) =>
  (database: Database, command: MemberCommand<Request>): Promise<keyof Words & string> =>
    inTransaction(database, async (tx) => {
      const { member, request, now } = command
      if (!(await lockMember(tx, member.memberId))) throw notAllowed()
      const once = {
        accountId: member.accountId,
        operation,
        request: ofHospital(member, request),
        words,
        now,
      }
      return answerOnce(tx, once, () => run(tx, command))
    })

/** A member of two hospitals may not get the word about one for the other. */
const ofHospital = <Request extends { key: string }>({ hospitalId }: Member, request: Request) => ({
  ...request,
  hospitalId,
})

/** A hospital declares bad weather for its own works of days; nobody else's are touched. Idempotent by key. */
export const declareForHospital = hospitalCommand(
  { operation: 'declareOwnWeather', words: DECLARE_WEATHER_OUTCOME },
  async (tx, { member, request, now }: MemberCommand<Span>) => {
    const { memberId, hospitalId } = member
    const prefectures = [await findPrefecture(tx, hospitalId)]
    return (await declare(tx, { by: { memberId, hospitalId }, prefectures, span: request, now })).outcome
  },
)

/** A hospital takes a declaration of its own back, unless a cancellation rests on it. Idempotent by key. */
export const withdrawForHospital = hospitalCommand(
  { operation: 'withdrawOwnWeather', words: WITHDRAW_WEATHER_OUTCOME },
  async (tx, { member, request, now }: MemberCommand<{ id: string; key: string }>) => {
    await lockWeather(tx, 'DECLARE')
    const found = await lockDeclaration(tx, request.id)
    return found?.hospitalId === member.hospitalId ? withdraw(tx, found, now) : 'NOT_FOUND'
  },
)
