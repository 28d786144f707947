import * as v from 'valibot'
import { MESSAGE_LENGTH } from '../../domain/message/message-words.ts'
import { type Problems, REQUIRED } from '../../domain/text/form-rule.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, typedLines } from '../forms/form-fields.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

const entries = {
  body: v.pipe(typedLines, v.maxLength(10_000)),
  /** A file that was uploaded before; empty without one. */
  fileId: v.union([v.literal(''), uuid]),
  idempotencyKey: submissionKey,
}

export const kindField = v.picklist(['spot', 'regular'])

/** The doctor's posted message. */
export const doctorMessageSchema = fieldsOf({ ...entries, kind: kindField, listingId: decimalId })

/** A member's posted message. */
export const memberMessageSchema = fieldsOf({ ...entries, threadId: uuid })

function check(form: FormData): Problems {
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

/** A message of either side. */
export const MESSAGE_FORM: CheckedForm = { name: 'sendMessage', typed: ['body'], check }
