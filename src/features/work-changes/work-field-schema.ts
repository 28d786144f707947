import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { submissionKey } from '../forms/form-fields.ts'

/** What `WorkFields` posts: the work, and its page, which is a listing's or of one date of a contract. */
export const workFields = {
  id: decimalId,
  scheduleId: v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
  workId: v.pipe(v.string(), v.uuid()),
  idempotencyKey: submissionKey,
}
