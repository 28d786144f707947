import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import { ApplicationState, Work } from '../../contract/gen/work_pb.ts'
import { dayKind } from '../../domain/text/day-kind.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { timeLeftPhrase } from '../../domain/text/time-left.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { applicationView, matchedView } from '../application/doctor/application-view.ts'
import { listRenewalOffersFn } from '../contract/renewal/renewal.functions.ts'
import { openEntries } from './open-entries.server.ts'
import { NEWS_MS, movesOf, renewalsOf, todoOf, TODO_STATES } from './todo.ts'
import { nowMs, today } from '../../platform/clock.ts'
import { instantText } from '../../services/timestamp-text.ts'

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
    callWorkRaw(Work.method.listMatchedWorks, { limit: 1 }, await callerIdToken()),
  )
  const [work] = answer?.works ?? []
  if (!work) return null
  const start = instantText(work.plannedStart) ?? ''
  return {
    soonWord: soonWord(start, today()),
    startDay: dayKind(civilDay(start)),
    timeLeft: timeLeftPhrase(start, nowMs()),
    start,
    end: instantText(work.plannedEnd) ?? '',
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
      callWorkRaw(
        Work.method.listApplications,
        {
          states: TODO_STATES.map((state) => ApplicationState[state]),
          limit: 50,
          newsSince: timestampFromMs(nowMs() - NEWS_MS),
        },
        await callerIdToken(),
      ),
    ),
    emptyWithoutDoctor(async () =>
      callWorkRaw(Work.method.listMatchedWorks, { limit: 50, askedToMove: true }, await callerIdToken()),
    ),
    listRenewalOffersFn(),
  ])
  const moves = movesOf(matched?.works.map(matchedView) ?? [])
  return [
    ...renewalsOf(renewals, nowMs()),
    ...moves,
    ...todoOf(answer?.applications.map(applicationView) ?? [], nowMs()),
  ]
})
