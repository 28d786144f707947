import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { DocumentKind } from '../../../contract/gen/registration_pb.ts'
import { ApplicationState, ApplyWay, Work, type Application } from '../../../contract/gen/work_pb.ts'
import { APPLICATION_LIMIT } from '../../../domain/application/application-limit.ts'
import { toApplication } from '../../../platform/addresses.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { APPLY_FORM, applyFormSchema, type ApplyForm } from './apply/application-form-data.ts'
import { messageProblem, problemsOfOutcome } from './apply/application-problem.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { APPLICATION_GROUP, isRecent } from './application-group.ts'
import { applicationView, documentKinds, matchedView, outcomeWord, previewView } from './application-view.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import type { AnyOutcome } from './outcome-words.ts'
import { isEnded } from './apply/settled-outcome.ts'
import { now } from '../../../platform/clock.ts'

const PAGE_SIZE = 20

const cursor = v.pipe(v.string(), v.maxLength(512))

export const previewApplicationFn = createServerFn()
  .validator(v.pipe(v.array(decimalId), v.minLength(1), v.maxLength(APPLICATION_LIMIT)))
  .handler(async ({ data: spotWorkIds }) => {
    const { previews, shareableDocuments } = await callWorkRaw(Work.method.previewSpotApplication, {
      spotWorkIds,
    })
    return {
      previews: previews.map(previewView),
      shareableDocuments: documentKinds(shareableDocuments),
    }
  })

export const listApplicationsFn = createServerFn()
  .validator(v.object({ group: v.picklist(['WAITING', 'ENDED']), after: cursor }))
  .handler(async ({ data: { group, after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(Work.method.listApplications, {
        states: APPLICATION_GROUP[group].map((state) => ApplicationState[state]),
        limit: PAGE_SIZE,
        after,
      }),
    )
    const all = answer?.applications.map(applicationView) ?? []
    const shown = group === 'ENDED' ? all.filter((one) => isRecent(one, now())) : all
    // Newest first: after a page without a recent application there are only older ones.
    return { items: shown, nextCursor: shown.length > 0 ? (answer?.nextCursor ?? '') : '' }
  })

export const listMatchedWorksFn = createServerFn()
  .validator(v.object({ after: cursor }))
  .handler(async ({ data: { after } }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(Work.method.listMatchedWorks, { limit: PAGE_SIZE, after }),
    )
    return { items: answer?.works.map(matchedView) ?? [], nextCursor: answer?.nextCursor ?? '' }
  })

export type ApplyAnswer = FormAnswer & {
  outcome: AnyOutcome
  application: ReturnType<typeof applicationView> | null
}

export const applyToSpotFn = createServerFn({ method: 'POST' })
  .validator(applyFormSchema)
  .handler(
    postedCommand({
      form: APPLY_FORM,
      run: apply,
      typed: ({ message, spotWorkId }) => ({ message, spotWorkId }),
      isDone: ({ outcome }) => isEnded(outcome),
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
  if (messageProblem(form.message).message) return answerOf('MESSAGE_TOO_LONG')
  const { outcome, application } = await callWorkRaw(Work.method.applyToSpot, {
    spotWorkId: form.spotWorkId,
    idempotencyKey: form.idempotencyKey,
    message: form.message || undefined,
    requestedStart: wish(form.requestedStart),
    requestedEnd: wish(form.requestedEnd),
    shortRestAcknowledged: form.shortRestAcknowledged,
    seenWay: ApplyWay[form.seenWay ?? 'UNSPECIFIED'],
    sharedDocuments: form.sharedDocuments.map((kind) => DocumentKind[kind]),
  })
  return answerOf(outcomeWord(outcome), application)
}

const answerOf = (outcome: AnyOutcome, application?: Application): ApplyAnswer => ({
  outcome,
  problems: problemsOfOutcome(outcome),
  application: application ? applicationView(application) : null,
})

const wish = (instant: string | null) => (instant ? timestampFromDate(new Date(instant)) : undefined)
