import * as v from 'valibot'
import { decimalId } from '../../domain/decimal-id.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { uuid } from '../../domain/uuid.ts'
import { longText, submissionKey, wordIn } from '../forms/form-fields.ts'

/** A work that a command is about. */
export const namedWork = { workId: uuid, idempotencyKey: submissionKey }

/** What `WorkFields` posts: the work, and its page, which is a listing's or of one date of a contract. */
export const workFields = {
  id: decimalId,
  scheduleId: v.union([v.literal(''), uuid]),
  ...namedWork,
}

const short = v.pipe(v.string(), v.maxLength(40))

/** What `ChangeFields` posts. */
export const timeFields = { start: short, end: short, note: longText }

/** The typed times of a checked form as instants. */
export const typedTimes = ({ start, end }: { start: string; end: string }) => ({
  start: typedInstant(start).toISOString(),
  end: typedInstant(end).toISOString(),
})

/** The answer to a request, and in words why. */
export const answerFields = {
  changeId: uuid,
  answer: wordIn({ ACCEPT: true, DECLINE: true }),
  word: longText,
}
