import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../contract/gen/work_pb.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { timeLeftPhrase } from '../../domain/text/time-left.ts'
import { addDays, tokyoText } from '../../domain/text/tokyo-time.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { shownApplication, shownMatched } from '../application/doctor/application-view.ts'
import { listRenewalOffersFn } from '../contract/renewal/renewal.functions.ts'
import { openEntries } from './open-entries.server.ts'
import { NEWS_MS, movesOf, renewalsOf, todoOf, TODO_STATES } from './todo.ts'
import { nowMs, today } from '../../platform/clock.ts'

export const getOpenEntriesFn = createServerFn().handler(() => openEntries(nowMs()))

/** 「今日」 or 「明日」; made on the server, since a device's clock may be wrong. */
function soonWord(start: string, today: string): string | null {
  const day = civilDay(start)
  if (day === today) return '今日'
  return day === addDays(today, 1) ? '明日' : null
}

/** The doctor's next confirmed work, null when there is none. */
export const getNextWorkFn = createServerFn().handler(async () => {
  const answer = await emptyWithoutDoctor(async () =>
    callWork(Work.method.listMatchedWorks, { limit: 1 }, await callerIdToken()),
  )
  const [work] = answer?.works ?? []
  if (!work) return null
  const { plannedStart: start, plannedEnd: end } = work
  return {
    soonWord: soonWord(start, today()),
    startDay: dayKind(civilDay(start)),
    timeLeft: timeLeftPhrase(start, nowMs()),
    start,
    end,
    hospitalName: work.hospitalName,
    hospitalAddress: work.hospitalAddress,
    hospitalPhone: work.hospitalPhone,
    meetingPlace: work.meetingPlace,
    dressAndItems: work.dressAndItems,
  }
})

/** What waits for the doctor, and the hospitals' answers of the last days. */
export const getTodoFn = createServerFn().handler(async () => {
  const [answer, matched, renewals] = await Promise.all([
    emptyWithoutDoctor(async () =>
      callWork(
        Work.method.listApplications,
        {
          states: TODO_STATES,
          limit: 50,
          newsSince: tokyoText(new Date(nowMs() - NEWS_MS)),
        },
        await callerIdToken(),
      ),
    ),
    emptyWithoutDoctor(async () =>
      callWork(Work.method.listMatchedWorks, { limit: 50, askedToMove: true }, await callerIdToken()),
    ),
    listRenewalOffersFn(),
  ])
  const moves = movesOf(matched?.works.map(shownMatched) ?? [])
  return [
    ...renewalsOf(renewals, nowMs()),
    ...moves,
    ...todoOf(answer?.applications.map(shownApplication) ?? [], nowMs()),
  ]
})
