import { HOUR_MS, MINUTE_MS } from '#app/domain/duration.ts'
import { desc, eq } from 'drizzle-orm'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import { session } from '#app/backend/database/schema/account/account.ts'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { hoursBefore, needsCall, tierByTime } from '#app/domain/cancellation/cancellation-tier.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, wordOf } from './backend-calls.ts'
import type { CancellationHouse, Matched } from './cancellations.ts'
import { dateChanges } from './date-changes.ts'
import { NOW, ORIGIN, type TestDoctor } from './doctors.ts'
import type { TestMember } from './members.ts'
import { payments } from './payments.ts'

/** The commands about matched works from both sides, our staff and the clock, by their names, each with what it answers. */

export type Stage = { spot: number; doctors: readonly TestDoctor[] }
/** `size` varies what a command says: hours, ambulances. */
export type Act = { who: number; size: number; key: string }

type Parties = { member: TestMember; worker: TestDoctor }

/** The notices to order when a command answers so. */
export const TOLD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ask: { REQUESTED: ['CANCELLATION_REQUESTED'] },
  takeBack: { WITHDRAWN: ['CANCELLATION_WITHDRAWN'] },
  accept: { ACCEPTED: ['CANCELLATION_ACCEPTED'] },
  reject: { REJECTED: ['CANCELLATION_REJECTED'] },
  cancel: { CANCELLED: ['WORK_CANCELLED'] },
  move: { REQUESTED: ['DATE_CHANGE_REQUESTED'] },
  stay: { WITHDRAWN: ['DATE_CHANGE_WITHDRAWN'] },
  moveAccepted: { ACCEPTED: ['DATE_CHANGE_ACCEPTED'] },
  moveDeclined: { DECLINED: ['DATE_CHANGE_DECLINED'] },
  propose: { REQUESTED: ['DATE_CHANGE_PROPOSED'] },
  retract: { WITHDRAWN: ['DATE_CHANGE_RETRACTED'] },
  agree: { ACCEPTED: ['DATE_CHANGE_AGREED'] },
  refuse: { DECLINED: ['DATE_CHANGE_REFUSED'] },
  report: { REPORTED: ['WORK_REPORTED'] },
  correct: { CORRECTION_REQUESTED: ['REPORT_CORRECTION'] },
  pay: { PAID: ['WORK_PAID'] },
  unpay: { TAKEN_BACK: ['PAY_TAKEN_BACK'] },
  absent: { REPORTED: ['NO_SHOW_REPORTED'] },
  there: { WITHDRAWN: ['NO_SHOW_WITHDRAWN'] },
  wasAbsent: { CONFIRMED: ['NO_SHOW_CONFIRMED', 'NO_SHOW_DECIDED'] },
  wasThere: { REJECTED: ['NO_SHOW_REJECTED', 'NO_SHOW_DECIDED'] },
}

export function workDayStage(scene: CancellationHouse, { member, worker }: Parties) {
  const { backend } = scene
  const { database } = scene.db
  const changes = dateChanges(scene)
  const records = payments(scene)
  let minutes = 0
  const far = new Date(NOW.getTime() + 9_000 * HOUR_MS)
  const now = () => new Date(NOW.getTime() + minutes * MINUTE_MS)
  const tokens = createIdTokens({
    issuer: ORIGIN,
    keys: createSigningKeys(database, now),
    clock: now,
  })
  /** A bearer of this moment: one lasts for ten minutes. */
  const signed = async <Person extends { accountId: string; sessionId: string }>(person: Person) => ({
    ...person,
    bearer: await tokens.sign(person.accountId, person.sessionId),
  })

  /** The doctor's last work of the stage, with bearers of this moment. */
  async function lastOf({ spot }: Stage, doctor: TestDoctor) {
    const [row] = await database
      .select()
      .from(work)
      .where(eq(work.doctorId, doctor.doctorId))
      .orderBy(desc(work.createdAt), desc(work.id))
      .limit(1)
    if (!row?.applicationId) return null
    const { applicationId: id, id: workId, hospitalId, plannedStart, plannedEnd } = row
    const one: Matched = {
      ...(await signed(doctor)),
      spot,
      id,
      workId,
      hospitalId,
      member: await signed(member),
    }
    return { one, plannedStart, plannedEnd }
  }
  type Last = NonNullable<Awaited<ReturnType<typeof lastOf>>>

  const noShow = async (method: string, { one }: Last, more: Record<string, unknown>) =>
    wordOf(
      await callTwirp(
        backend,
        `dp.hospital.NoShows/${method}`,
        { work_id: one.workId, ...more },
        one.member.bearer,
      ),
    )
  const judge = async (decision: string, { one }: Last, more: Record<string, unknown>) =>
    wordOf(
      await callTwirp(
        backend,
        'dp.staff.Troubles/DecideNoShow',
        {
          work_id: one.workId,
          decision: `NO_SHOW_DECISION_${decision}`,
          reason: '先生と病院の双方に電話で確認しました。',
          ...more,
        },
        (await signed(worker)).bearer,
      ),
    )
  const later = ({ plannedStart, plannedEnd }: Last, size: number) =>
    [
      new Date(plannedStart.getTime() + (size + 1) * HOUR_MS),
      new Date(plannedEnd.getTime() + (size + 1) * HOUR_MS),
    ] as const
  const ask = async ({ one, plannedStart }: Last, more: Record<string, unknown>) => {
    const tier = tierByTime(hoursBefore(plannedStart, now()))
    return wordOf(await scene.ask(one, tier, { phone_confirmed: needsCall(tier), ...more }))
  }
  const paidOn = () => ({ paid_on: tokyoDay(now()) })

  type Command = (last: Last, size: number, more: { idempotency_key: string }) => Promise<string | undefined>
  const commands = {
    undo: async ({ one }, _, more) => wordOf(await scene.withdraw(one.bearer, one.id, more)),
    ask: (last, _, more) => ask(last, more),
    takeBack: async ({ one }, _, more) => wordOf(await scene.takeBack(one, more)),
    accept: async ({ one }, _, more) => wordOf(await scene.decide(one, 'ACCEPT', more)),
    reject: async ({ one }, _, more) => wordOf(await scene.decide(one, 'REJECT', more)),
    cancel: async ({ one }, _, more) => wordOf(await scene.cancel(one, more)),
    move: (last, size, more) => changes.request(last.one, later(last, size), more),
    stay: ({ one }, _, more) => changes.withdraw(one, more),
    moveAccepted: ({ one }, _, more) => changes.decide(one, 'ACCEPT', more),
    moveDeclined: ({ one }, _, more) => changes.decide(one, 'DECLINE', more),
    propose: (last, size, more) => changes.propose(last.one, later(last, size), more),
    retract: ({ one }, _, more) => changes.retract(one, more),
    agree: ({ one }, _, more) => changes.reply(one, 'ACCEPT', { short_rest_acknowledged: true, ...more }),
    refuse: ({ one }, _, more) => changes.reply(one, 'DECLINE', more),
    arrive: ({ one }, _, more) => records.stamp(one, 'ARRIVE', more),
    start: ({ one }, _, more) => records.stamp(one, 'START', more),
    end: ({ one }, _, more) => records.stamp(one, 'END', more),
    report: ({ one, plannedStart, plannedEnd }, size, more) => {
      const reported = {
        actual_start: plannedStart.toISOString(),
        actual_end: new Date(plannedEnd.getTime() + size * 37 * MINUTE_MS).toISOString(),
        break_minutes: 90 - size * 25,
        permitted_minutes: size * 15,
        ambulance_accepted: size + 1,
        carfare_yen: size * 1_700,
      }
      return records.report(one, reported, more)
    },
    correct: ({ one }, _, more) => records.answer(one, 'CORRECTION_REQUESTED', more),
    confirm: ({ one }, size, more) => records.answer(one, 'CONFIRMED', { extra_yen: size * 15_000, ...more }),
    pay: ({ one }, size, more) => records.pay(one, { ...paidOn(), ...more }, { withheld_yen: size * 1_000 }),
    unpay: ({ one }, _, more) => records.undo(one, more),
    receive: ({ one }, _, more) => records.receive(one, true, more),
    unreceive: ({ one }, _, more) => records.receive(one, false, more),
    absent: (last, _, more) =>
      noShow('ReportNoShow', last, {
        attempts: '開始の10分後と25分後に、登録の携帯電話に電話しました。',
        ...more,
      }),
    there: (last, _, more) => noShow('WithdrawNoShow', last, more),
    wasAbsent: (last, _, more) => judge('CONFIRMED', last, more),
    wasThere: (last, _, more) => judge('REJECTED', last, more),
  } satisfies Record<string, Command>
  type Name = keyof typeof commands
  const isCommand = (name: string): name is Name => Object.hasOwn(commands, name)

  return {
    now,
    jobs: async () => {
      for (const name of ['work-day', 'payment', 'date-change']) await backend.jobs.run(name, [{}])
    },
    /** Moves the clock on; 0 puts it back to the beginning. */
    pass(more: number) {
      minutes = more === 0 ? 0 : minutes + more
      scene.at(minutes)
    },
    /** Whoever acts stays signed in, however far the clock goes. */
    stayIn: () => database.update(session).set({ expiresAt: far, lastSeenAt: far }),
    apply: async ({ spot }: Stage, doctor: TestDoctor) => {
      const { outcome, code } = await scene.apply(spot, (await signed(doctor)).bearer)
      return outcome ?? code
    },
    /** The outcome of a command about the doctor's last work; null where there is none. */
    async act(stage: Stage, name: string, { who, size, key }: Act): Promise<string | undefined | null> {
      const doctor = stage.doctors[who]
      const last = doctor && (await lastOf(stage, doctor))
      if (!last || !isCommand(name)) return null
      const command: Command = commands[name]
      return command(last, size, { idempotency_key: key })
    },
    signed,
    records,
    /** What the doctor's performance shows of all time. */
    async sumsOf(doctor: TestDoctor) {
      const request = { period: 'PERFORMANCE_PERIOD_ALL' }
      const { bearer } = await signed(doctor)
      const { body } = await callTwirp(backend, 'dp.work.Performance/GetPerformance', request, bearer)
      const {
        works = 0,
        ambulance_accepted: ambulances = 0,
        incentive_yen: incentives = 0,
      } = body.current ?? {}
      return { works, ambulances, incentives }
    },
    applicationsOf: ({ spot }: Stage) =>
      database.select().from(application).where(eq(application.spotWorkId, spot)),
    worksOf: ({ spot }: Stage) => database.select().from(work).where(eq(work.spotWorkId, spot)),
  }
}

export type WorkDayStage = ReturnType<typeof workDayStage>
