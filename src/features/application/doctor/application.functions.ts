import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Work } from '../../../contract/gen/work_pb.ts'
import { APPLICATION_LIMIT } from '../../../domain/application/application-limit.ts'
import { toApplication } from '../../../platform/addresses.ts'
import { callWork } from '../../../services/work/work.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { APPLY_FORM, applyFormSchema, type ApplyForm } from './apply/application-form-data.ts'
import { messageProblem, problemsOfOutcome } from './apply/application-problem.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { APPLICATION_GROUP, isRecent } from './application-group.ts'
import { shownApplication, shownMatched, shownPreview, type ApplicationView } from './application-view.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import type { AnyOutcome } from './outcome-words.ts'
import { ENDED_OUTCOMES } from './apply/settled-outcome.ts'
import { now } from '../../../platform/clock.ts'

const PAGE_SIZE = 20

const cursor = v.pipe(v.string(), v.maxLength(512))

export const previewApplicationFn = createServerFn()
  .validator(v.pipe(v.array(decimalId), v.minLength(1), v.maxLength(APPLICATION_LIMIT)))
  .handler(async ({ data: spotWorkIds }) => {
    const { previews, shareableDocuments } = await callWork(Work.method.previewSpotApplication, {
      spotWorkIds,
    })
    return { previews: previews.map(shownPreview), shareableDocuments }
  })

export const listApplicationsFn = createServerFn()
  .validator(v.object({ group: v.picklist(['WAITING', 'ENDED']), after: cursor }))
  .handler(async ({ data: { group, after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Work.method.listApplications, {
        states: APPLICATION_GROUP[group],
        limit: PAGE_SIZE,
        after,
      }),
    )
    const all = answer?.applications.map(shownApplication) ?? []
    const shown = group === 'ENDED' ? all.filter((one) => isRecent(one, now())) : all
    // Newest first: after a page without a recent application there are only older ones.
    return { items: shown, nextCursor: shown.length > 0 ? (answer?.nextCursor ?? '') : '' }
  })

export const listMatchedWorksFn = createServerFn()
  .validator(v.object({ after: cursor }))
  .handler(async ({ data: { after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Work.method.listMatchedWorks, { limit: PAGE_SIZE, after }),
    )
    return { items: answer?.works.map(shownMatched) ?? [], nextCursor: answer?.nextCursor ?? '' }
  })

export type ApplyAnswer = FormAnswer & { outcome: AnyOutcome; application: ApplicationView | null }

export const applyToSpotFn = createServerFn({ method: 'POST' })
  .validator(applyFormSchema)
  .handler(
    postedCommand({
      form: APPLY_FORM,
      run: apply,
      done: ENDED_OUTCOMES,
      next: (answer, { ids, spotWorkId: spot }) =>
        toApplication({
          ids,
          spot,
          outcome: answer.outcome,
          application: 'application' in answer ? answer.application?.id : undefined,
        }),
    }),
  )

async function apply(form: ApplyForm): Promise<ApplyAnswer> {
  if (messageProblem(form.message).message) return answerOf('MESSAGE_TOO_LONG', null)
  const { outcome, application } = await callWork(Work.method.applyToSpot, {
    ...form,
    message: form.message || null,
  })
  return answerOf(outcome, application && shownApplication(application))
}

const answerOf = (outcome: AnyOutcome, application: ApplicationView | null): ApplyAnswer => ({
  outcome,
  problems: problemsOfOutcome(outcome),
  application,
})
