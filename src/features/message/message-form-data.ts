import * as v from 'valibot'
import { MESSAGE_LENGTH } from '../../domain/message/message-words.ts'
import { type Problems, REQUIRED } from '../../domain/text/form-rule.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { formWith, submissionKey, typedLines } from '../forms/form-fields.ts'

const entries = {
  body: v.pipe(typedLines, v.maxLength(10_000)),
  /** A file that was uploaded before; empty without one. */
  fileId: v.union([v.literal(''), uuid]),
  idempotencyKey: submissionKey,
}

const posted = <Entries extends v.ObjectEntries>(more: Entries) => formWith({ ...entries, ...more })

export const kindField = v.picklist(['spot', 'regular'])

/** The doctor's posted message. */
export const doctorMessageSchema = posted({ kind: kindField, listingId: decimalId })
export type DoctorMessage = v.InferOutput<typeof doctorMessageSchema>

/** A member's posted message. */
export const memberMessageSchema = posted({ threadId: uuid })
export type MemberMessage = v.InferOutput<typeof memberMessageSchema>

/** Validation that needs no server: the browser runs it before sending, the server before acting. */
export function checkMessage(form: FormData): Problems {
  const body = typedIn(form, 'body').trim()
  const isTooLong = [...body.replaceAll('\r\n', '\n')].length > MESSAGE_LENGTH
  return problemsAmong({
    body:
      body === '' && typedIn(form, 'fileId') === ''
        ? REQUIRED
        : isTooLong
          ? `${MESSAGE_LENGTH}文字以内で入力してください`
          : undefined,
  })
}
