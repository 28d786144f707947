import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Work } from '../../contract/gen/work_pb.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { toRegularSchedule } from '../../platform/addresses.ts'
import { today } from '../../platform/clock.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { fieldsOf, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { RegularWorkSchedules } from './engagement.listings.documents.ts'

/** Three months ahead are planned: rarely more than a page. */
const PAGE_SIZE = 60

const cursor = v.pipe(v.string(), v.maxLength(512))

/** The dates of the doctor's contract from the first day of this month on. */
export const listSchedulesFn = createServerFn()
  .validator(v.object({ id: decimalId, after: cursor }))
  .handler(async ({ data: { id, after } }) => {
    const day = today()
    const where = { regularWorkId: id, from: `${day.slice(0, 7)}-01` }
    const answer = await askListings(RegularWorkSchedules, { where, limit: PAGE_SIZE, after: after || null })
    return { ...answer.regularWorkSchedules, today: day }
  })

const confirmSchema = fieldsOf({
  regularWorkId: decimalId,
  scheduleIds: v.pipe(
    v.string(),
    v.transform((ids) => ids.split(',')),
    v.array(uuid),
    v.minLength(1),
    v.maxLength(100),
  ),
  idempotencyKey: submissionKey,
})

/** The doctor confirms tentative dates. */
export const confirmSchedulesFn = createServerFn({ method: 'POST' })
  .validator(confirmSchema)
  .handler(
    postedCommand({
      run: ({ regularWorkId: _page, ...dates }) => callWork(Work.method.confirmSchedules, dates),
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { confirmed: outcome }),
    }),
  )
