import * as v from 'valibot'
import { uuid } from '../../../../domain/uuid.ts'
import { fieldsOf, submissionKey } from '../../../forms/form-fields.ts'

/** Stands in the form for an answer that none of the times fits. */
export const NONE_FITS = 'none'

/** The posted answer to the times for an interview, by script or by the browser itself. */
export const interviewFormSchema = fieldsOf({
  applicationId: uuid,
  chosenStart: v.union([v.picklist(['', NONE_FITS]), v.pipe(v.string(), v.isoTimestamp())]),
  idempotencyKey: submissionKey,
})

export type InterviewForm = v.InferOutput<typeof interviewFormSchema>
