import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Work } from '../../contract/gen/work_pb.ts'
import { tokyoInstant } from '../../domain/text/tokyo-time.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { instantText } from '../../services/timestamp-text.ts'

const day = v.pipe(v.string(), v.isoDate())

/** The doctor's works that overlap the time from the start of day `from` to the start of day `to`. */
export const listWorksBetweenFn = createServerFn()
  .validator(v.object({ from: day, to: day }))
  .handler(async ({ data: { from, to } }) => {
    const { works } = await callWorkRaw(Work.method.listMatchedWorks, {
      endsAfter: timestampFromDate(tokyoInstant(from)),
      startsBefore: timestampFromDate(tokyoInstant(to)),
    })
    return works.map(({ id, hospitalName, plannedStart, plannedEnd }) => ({
      id,
      hospitalName,
      startTime: instantText(plannedStart) ?? '',
      endTime: instantText(plannedEnd) ?? '',
    }))
  })
