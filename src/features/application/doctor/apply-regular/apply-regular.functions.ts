import { createServerFn } from '@tanstack/react-start'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { decimalId } from '../../../../domain/decimal-id.ts'
import { weekdaysOfNumbers } from '../../../../domain/listing/regular-dates.ts'
import { toRegularApplication } from '../../../../platform/addresses.ts'
import { ifFound } from '../../../../services/refusal.ts'
import { callWork } from '../../../../services/work/work.server.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { shownApplication, type ApplicationView } from '../application-view.ts'
import { ENDED_OUTCOMES } from '../apply/settled-outcome.ts'
import {
  APPLY_REGULAR_FORM,
  applyRegularFormSchema,
  wishProblems,
  type ApplyRegularForm,
} from './apply-regular-form-data.ts'

/** What applying would lead to, and what the doctor may wish for; null for an unknown listing. */
export const previewRegularApplicationFn = createServerFn()
  .validator(decimalId)
  .handler(({ data: regularWorkId }) =>
    ifFound(async () => {
      const preview = await callWork(Work.method.previewRegularApplication, { regularWorkId })
      return {
        ...preview,
        weekdays: weekdaysOfNumbers(preview.weekdays),
        application: preview.application && shownApplication(preview.application),
      }
    }),
  )

export type ShownRegularPreview = NonNullable<Awaited<ReturnType<typeof previewRegularApplicationFn>>>

export type ApplyRegularAnswer = FormAnswer & { application?: ApplicationView | null }

async function apply(fields: ApplyRegularForm): Promise<ApplyRegularAnswer> {
  const { outcome, application } = await callWork(Work.method.applyToRegular, {
    ...fields,
    message: fields.message || null,
  })
  return {
    outcome,
    problems: wishProblems(outcome),
    application: application && shownApplication(application),
  }
}

export const applyToRegularFn = createServerFn({ method: 'POST' })
  .validator(applyRegularFormSchema)
  .handler(
    postedCommand<ApplyRegularForm, ApplyRegularAnswer>({
      form: APPLY_REGULAR_FORM,
      run: apply,
      done: ENDED_OUTCOMES,
      next: ({ outcome }, { regularWorkId: id }) => toRegularApplication({ id, outcome }),
    }),
  )
