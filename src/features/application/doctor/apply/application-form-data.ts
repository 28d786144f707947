import * as v from 'valibot'
import { APPLICATION_LIMIT } from '../../../../domain/application/application-limit.ts'
import type { DocumentKind } from '../../../../domain/doctor/registration-words.ts'
import { typedIn } from '../../../forms/form-answer.ts'
import type { PostedForm } from '../../../forms/posted-form.ts'
import { submissionKey } from '../../../forms/form-fields.ts'
import { decimalId } from '../../../../domain/decimal-id.ts'

export const MESSAGE_LIMIT = 500

/** A spot application. What has to be acknowledged depends on the listing (`checkApplication`). */
export const APPLY_FORM: PostedForm = { name: 'apply', typed: ['message', 'spotWorkId'] }

export const DOCUMENT_KINDS = ['LICENCE', 'IDENTITY'] as const satisfies readonly DocumentKind[]

/** Counts code points, so that 𠮷 is one character; browsers post a line end as CRLF, which counts as one. */
export const messageLength = (message: string): number => [...message.replaceAll('\r\n', '\n').trim()].length

const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()))

/** The posted application form, by script or by the browser itself. */
export const applyFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    form,
    spotWorkId: typedIn(form, 'spotWorkId'),
    ids: typedIn(form, 'ids').split(','),
    idempotencyKey: typedIn(form, 'idempotencyKey'),
    message: typedIn(form, 'message').replaceAll('\r\n', '\n').trim(),
    requestedStart: typedIn(form, 'requestedStart') || null,
    requestedEnd: typedIn(form, 'requestedEnd') || null,
    shortRestAcknowledged: form.has('shortRestAcknowledged'),
    seenWay: typedIn(form, 'seenWay') || null,
    sharedDocuments: form.getAll('sharedDocuments'),
  })),
  v.object({
    form: v.instance(FormData),
    spotWorkId: decimalId,
    ids: v.pipe(v.array(decimalId), v.minLength(1), v.maxLength(APPLICATION_LIMIT)),
    idempotencyKey: submissionKey,
    // The real limit is checked later and shown to the doctor; this one only stops floods.
    message: v.pipe(v.string(), v.maxLength(20_000)),
    requestedStart: instant,
    requestedEnd: instant,
    shortRestAcknowledged: v.boolean(),
    /** Which way of applying the page has shown; null in a form of before. */
    seenWay: v.nullable(v.picklist(['FREE', 'SELECTION'])),
    sharedDocuments: v.array(v.picklist(DOCUMENT_KINDS)),
  }),
)

export type ApplyForm = v.InferOutput<typeof applyFormSchema>
