import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  DoctorsAlike,
  Performance,
  PerformancePeriod,
  type WorkSums as WireSums,
} from '../../contract/gen/performance_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { monthOf } from '../../domain/text/month-days.ts'
import { uuid } from '../../domain/uuid.ts'
import { NO_WORKS, type WorkSums } from '../../domain/work/performance.ts'
import { now, today } from '../../platform/clock.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { trendOf } from './trend.server.ts'
import { READING } from './trend-measure.ts'

const sumsView = (sums: WireSums | undefined): WorkSums => {
  if (!sums) return NO_WORKS
  const { $typeName: _type, $unknown: _unknown, ...known } = sums
  return known
}

const cursor = v.pipe(v.string(), v.maxLength(512))

/** The figures of a period, the trends of the last twelve months, and the works they come from. */
export const getPerformanceFn = createServerFn()
  .validator(v.object({ period: v.picklist(['QUARTER', 'YEAR', 'ALL']), after: cursor }))
  .handler(async ({ data: { period, after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(
        Performance.method.getPerformance,
        { period: PerformancePeriod[period], after },
        await callerIdToken(),
      ),
    )
    const months = new Map(answer?.months.map(({ month, sums }) => [month, sumsView(sums)]))
    const month = monthOf(today())
    return {
      current: sumsView(answer?.current),
      previous: answer?.previous ? sumsView(answer.previous) : null,
      trends: {
        AMBULANCE: trendOf(READING.AMBULANCE, month, months),
        WORKS: trendOf(READING.WORKS, month, months),
        INCENTIVE: trendOf(READING.INCENTIVE, month, months),
      },
      hospitals:
        answer?.hospitals.map(({ hospitalName, engagementId, sums }) => ({
          hospitalName,
          engagementId,
          sums: sumsView(sums),
        })) ?? [],
      works: answer?.works.map((one) => shownRecord(one, now())) ?? [],
      nextCursor: answer?.nextCursor ?? '',
      rehireOffers: answer?.rehireOffers ?? 0,
      openRehireOffers: answer?.openRehireOffers ?? 0,
    }
  })

/** A contract of the doctor with its confirmed works; null for any other. */
export const getEngagementPerformanceFn = createServerFn()
  .validator(v.object({ id: uuid, after: cursor }))
  .handler(({ data: { id, after } }) =>
    ifFound(async () => {
      const found = await callWorkRaw(Performance.method.getEngagementPerformance, {
        engagementId: id,
        after,
      })
      return {
        hospitalName: found.hospitalName,
        title: found.title,
        regularWorkId: found.regularWorkId,
        sums: sumsView(found.sums),
        works: found.works.map((one) => shownRecord(one, now())),
        nextCursor: found.nextCursor,
      }
    }),
  )

/** The doctor's sums of twelve months, and the anonymous median of doctors alike; null while they are too few. */
export const getMedianFn = createServerFn().handler(async () => {
  const found = await callWorkRaw(Performance.method.getMedian, {})
  const { median, firstMonth, lastMonth } = found
  return {
    level: requiredWord(DoctorsAlike, found.level, 'GetMedian.level'),
    first: firstMonth,
    last: lastMonth,
    own: sumsView(found.own),
    median: median
      ? {
          doctors: median.doctors,
          works: median.works,
          ambulanceAccepted: median.ambulanceAccepted,
          acceptancePercent: median.acceptancePercent ?? null,
          admissions: median.admissions,
          walkIns: median.walkIns,
        }
      : null,
  }
})
