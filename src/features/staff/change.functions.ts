import { create } from '@bufbuild/protobuf'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import {
  ChangeDecision,
  ChangeReview,
  DecideChangeOutcome,
  DecideChangeRequestSchema,
  ListDoctorChangesRequestSchema,
  ListOpenChangesRequestSchema,
} from '../../contract/gen/change_review_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { logError } from '../../platform/log.server.ts'
import { toStaff } from '../../platform/addresses.ts'
import { signedInIdToken } from '../../services/caller.server.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import type { ChangeDecisionOutcome } from './change-decision.ts'
import { changeView } from './change-view.ts'

const SHOWN = 50

/** Requests to change what is verified that wait, longest first. */
export const listOpenChanges = createServerFn().handler(async () => {
  const request = create(ListOpenChangesRequestSchema, { limit: SHOWN })
  const { changes, total } = await callStaff(
    ChangeReview.method.listOpenChanges,
    request,
    await signedInIdToken(),
  )
  return { changes: changes.map(changeView), total }
})

export const listDoctorChanges = createServerFn()
  .validator(v.pipe(v.string(), v.uuid()))
  .handler(async ({ data: doctorId }) => {
    const request = create(ListDoctorChangesRequestSchema, { doctorId })
    const { changes } = await callStaff(
      ChangeReview.method.listDoctorChanges,
      request,
      await signedInIdToken(),
    )
    return changes.map(changeView)
  })

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const decideSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    changeId: text(form, 'changeId'),
    doctorId: text(form, 'doctorId'),
    queue: text(form, 'queue'),
    decision: text(form, 'decision'),
    reason: text(form, 'reason').replaceAll('\r\n', '\n'),
    seenProofId: text(form, 'seenProofId'),
    idempotencyKey: text(form, 'idempotencyKey'),
  })),
  v.object({
    changeId: v.pipe(v.string(), v.uuid()),
    doctorId: v.pipe(v.string(), v.uuid()),
    queue: v.picklist(['WAITING', 'ACTIVE', 'STOPPED']),
    decision: v.picklist(['', 'APPROVE', 'RETURN']),
    reason: v.pipe(v.string(), v.maxLength(5_000)),
    seenProofId: v.pipe(v.string(), v.maxLength(36)),
    idempotencyKey: v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/)),
  }),
)

export type DecideChangeAnswer = { outcome: ChangeDecisionOutcome }

async function decide(form: v.InferOutput<typeof decideSchema>): Promise<DecideChangeAnswer> {
  if (form.decision === '') return { outcome: 'NOT_CHOSEN' }
  const { queue: _queue, doctorId: _doctorId, ...rest } = form
  const request = { ...rest, decision: ChangeDecision[form.decision] }
  const { outcome } = await callStaff(
    ChangeReview.method.decideChange,
    create(DecideChangeRequestSchema, request),
    await signedInIdToken(),
  )
  return { outcome: requiredWord(DecideChangeOutcome, outcome, 'DecideChange.outcome') }
}

/** One function behind one form: an answer for script, a redirect for the browser itself. */
export const decideChange = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(async ({ data }): Promise<DecideChangeAnswer> => {
    if (getRequestHeader('x-tsr-serverfn') === 'true') return decide(data)
    const { outcome } = await decide(data).catch((error: unknown): DecideChangeAnswer => {
      logError(error, { serverFunction: 'decideChange' })
      return { outcome: 'UNREACHABLE' }
    })
    throw redirect({
      ...toStaff({ queue: data.queue, doctor: data.doctorId, change: outcome }, 'changes'),
      statusCode: 303,
    })
  })
