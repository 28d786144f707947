import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { submissionKey } from '../forms/form-fields.ts'

/** What `WorkFields` posts: the work, and its page, which is a listing's or of one date of a contract. */
export const workFields = {
  id: decimalId,
  scheduleId: v.union([v.literal(''), uuid]),
  workId: uuid,
  idempotencyKey: submissionKey,
}
