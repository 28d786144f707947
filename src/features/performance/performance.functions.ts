import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Performance } from '../../contract/gen/performance_pb.ts'
import type { Shown } from '../../contract/plain.ts'
import { monthOf } from '../../domain/text/month-days.ts'
import { uuid } from '../../domain/uuid.ts'
import { NO_WORKS } from '../../domain/work/performance.ts'
import { now, today } from '../../platform/clock.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { shownRecord } from '../record/doctor/record-view.ts'
import { trendOf } from './trend.server.ts'
import { READING } from './trend-measure.ts'

const shown = (work: Shown<'dp.work.WorkRecord'>) => shownRecord(work, now())

const cursor = v.pipe(v.string(), v.maxLength(512))

const NOTHING = {
  current: null,
  previous: null,
  months: [],
  hospitals: [],
  works: [],
  nextCursor: '',
  rehireOffers: 0,
  openRehireOffers: 0,
}

/** The figures of a period, the trends of the last twelve months, and the works they come from. */
export const getPerformanceFn = createServerFn()
  .validator(v.object({ period: v.picklist(['QUARTER', 'YEAR', 'ALL']), after: cursor }))
  .handler(async ({ data }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Performance.method.getPerformance, data, await callerIdToken()),
    )
    const { months, works, ...figures } = answer ?? NOTHING
    const sums = new Map(months.map((one) => [one.month, one.sums]))
    const month = monthOf(today())
    return {
      ...figures,
      current: figures.current ?? NO_WORKS,
      trends: {
        AMBULANCE: trendOf(READING.AMBULANCE, month, sums),
        WORKS: trendOf(READING.WORKS, month, sums),
        INCENTIVE: trendOf(READING.INCENTIVE, month, sums),
      },
      works: works.map(shown),
    }
  })

/** A contract of the doctor with its confirmed works; null for any other. */
export const getEngagementPerformanceFn = createServerFn()
  .validator(v.object({ id: uuid, after: cursor }))
  .handler(({ data: { id, after } }) =>
    ifFound(async () => {
      const asked = { engagementId: id, after }
      const { works, ...found } = await callWork(Performance.method.getEngagementPerformance, asked)
      return { ...found, works: works.map(shown) }
    }),
  )

/** The doctor's sums of twelve months, and the anonymous median of doctors alike; null while they are too few. */
export const getMedianFn = createServerFn().handler(() => callWork(Performance.method.getMedian, {}))
