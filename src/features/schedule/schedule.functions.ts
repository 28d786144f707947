import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Work } from '../../contract/gen/work_pb.ts'
import { tokyoInstant } from '../../domain/text/tokyo-time.ts'
import { callWork } from '../../services/work/work.server.ts'

const day = v.pipe(v.string(), v.isoDate())

/** The doctor's works that overlap the time from the start of day `from` to the start of day `to`. */
export const listWorksBetweenFn = createServerFn()
  .validator(v.object({ from: day, to: day }))
  .handler(async ({ data: { from, to } }) => {
    const { works } = await callWork(Work.method.listMatchedWorks, {
      endsAfter: tokyoInstant(from).toISOString(),
      startsBefore: tokyoInstant(to).toISOString(),
    })
    return works.map(({ id, hospitalName, plannedStart: startTime, plannedEnd: endTime }) => ({
      id,
      hospitalName,
      startTime,
      endTime,
    }))
  })
