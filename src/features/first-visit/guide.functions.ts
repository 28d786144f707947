import { createServerFn } from '@tanstack/react-start'
import { FirstVisits } from '../../contract/gen/first_visit_pb.ts'
import { GUIDE_PARTS } from '../../domain/hospital/hospital-profile.ts'
import { uuid } from '../../domain/uuid.ts'
import { now } from '../../platform/clock.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { shownRecord } from '../record/doctor/record-view.ts'

/** The guide for the doctor's work; null for a work that is not the doctor's. */
export const getGuideFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { work, guide, updatedAt } = await callWork(FirstVisits.method.getGuide, { workId })
      return {
        work: shownRecord(work, now()),
        /** Null when the work is cancelled or long over. */
        parts: guide && GUIDE_PARTS.flatMap((part) => (guide[part] ? [{ part, text: guide[part] }] : [])),
        updatedAt,
      }
    }),
  )
