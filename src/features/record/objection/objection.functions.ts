import { createServerFn } from '@tanstack/react-start'
import { Objections } from '../../../contract/gen/objection_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { REPORT_SUBJECT } from '../../../domain/work/objection.ts'
import { toSpotPerformance } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { OBJECTION_FORM } from './objection-form-data.ts'

/** The doctor's objection to the report of a work, and whether one can be made; null for a work of nobody or of others. */
export const getObjectionFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) => ifFound(() => callWork(Objections.method.getObjection, { workId })))

const named = { workId: uuid, idempotencyKey: submissionKey }

/** The doctor objects to the confirmed report of a work. */
export const objectToReportFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, subject: wordIn(REPORT_SUBJECT), detail: longText }))
  .handler(
    postedCommand({
      form: OBJECTION_FORM,
      run: (objection) => callWork(Objections.method.object, objection),
      done: 'OBJECTED',
      next: ({ outcome }, { workId }) => toSpotPerformance(workId, { objected: outcome }),
    }),
  )

/** The doctor takes the objection back. */
export const withdrawObjectionFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf(named))
  .handler(
    postedCommand({
      run: (objection) => callWork(Objections.method.withdrawObjection, objection),
      next: ({ outcome }, { workId }) => toSpotPerformance(workId, { withdrawn: outcome }),
    }),
  )
