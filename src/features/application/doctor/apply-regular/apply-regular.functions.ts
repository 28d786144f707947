import { createServerFn } from '@tanstack/react-start'
import { DocumentKind } from '../../../../contract/gen/registration_pb.ts'
import { Work } from '../../../../contract/gen/work_pb.ts'
import { decimalId } from '../../../../domain/decimal-id.ts'
import { weekdaysOfNumbers } from '../../../../domain/listing/regular-dates.ts'
import { toRegularApplication } from '../../../../platform/addresses.ts'
import { ifFound } from '../../../../services/refusal.ts'
import { callWorkRaw } from '../../../../services/work/work.server.ts'
import { invalidAnswer, type FormAnswer } from '../../../forms/form-answer.ts'
import { postedCommand } from '../../../forms/posted-command.server.ts'
import { applicationView, documentKinds, outcomeWord } from '../application-view.ts'
import { isEnded } from '../apply/settled-outcome.ts'
import { knownOutcome } from '../outcome-words.ts'
import {
  APPLY_REGULAR_FORM,
  applyRegularFormSchema,
  checkApplyRegular,
  wishProblems,
  type ApplyRegularForm,
} from './apply-regular-form-data.ts'

/** What applying would lead to, and what the doctor may wish for; null for an unknown listing. */
export const previewRegularApplicationFn = createServerFn()
  .validator(decimalId)
  .handler(({ data: regularWorkId }) =>
    ifFound(async () => {
      const preview = await callWorkRaw(Work.method.previewRegularApplication, { regularWorkId })
      return {
        outcome: outcomeWord(preview.outcome),
        terms: preview.terms.map(({ heading, text }) => ({ heading, text })),
        weekdays: weekdaysOfNumbers(preview.weekdays),
        firstStart: preview.firstStart,
        /** What the doctor lacks for the listing, in words. */
        missing: preview.missing,
        lastStart: preview.lastStart,
        application: preview.application ? applicationView(preview.application) : null,
        shareableDocuments: documentKinds(preview.shareableDocuments),
      }
    }),
  )

export type ShownRegularPreview = NonNullable<Awaited<ReturnType<typeof previewRegularApplicationFn>>>

export type ApplyRegularAnswer = FormAnswer & { application?: ReturnType<typeof applicationView> | null }

async function apply({ form, ...fields }: ApplyRegularForm): Promise<ApplyRegularAnswer> {
  const invalid = invalidAnswer(checkApplyRegular(form))
  if (invalid) return invalid
  const answer = await callWorkRaw(Work.method.applyToRegular, {
    ...fields,
    message: fields.message || undefined,
    sharedDocuments: fields.sharedDocuments.map((kind) => DocumentKind[kind]),
  })
  const outcome = outcomeWord(answer.outcome)
  return {
    outcome,
    problems: wishProblems(outcome),
    application: answer.application ? applicationView(answer.application) : null,
  }
}

export const applyToRegularFn = createServerFn({ method: 'POST' })
  .validator(applyRegularFormSchema)
  .handler(
    postedCommand({
      form: APPLY_REGULAR_FORM,
      run: apply,
      typed: ({ message, startDate, weekdays }) => ({ message, startDate, weekdays: weekdays.join(',') }),
      isDone: ({ outcome }) => isEnded(knownOutcome(outcome)),
      next: ({ outcome }, { regularWorkId: id }) => toRegularApplication({ id, outcome }),
    }),
  )
