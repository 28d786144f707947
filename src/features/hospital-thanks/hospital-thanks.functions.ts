import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { AppreciationSource, ThanksStamp } from '../../contract/gen/appreciation_pb.ts'
import {
  ChangeThanksOutcome,
  ChangeThanksRequestSchema,
  ListThankableWorksRequestSchema,
  SendThanksOutcome,
  SendThanksRequestSchema,
  Thanks,
  WithdrawThanksOutcome,
  WithdrawThanksRequestSchema,
} from '../../contract/gen/hospital_thanks_pb.ts'
import { numberOf, requiredWord } from '../../contract/wire-word.ts'
import { toHospitalThanks } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, typedLines } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { THANKS_FORM } from './posted-forms.ts'
import { thankableView } from './thankable-view.ts'
import { checkThanks } from './thanks-check.ts'

const uuid = v.pipe(v.string(), v.uuid())
const short = v.pipe(v.string(), v.maxLength(40))

/** The hospital's confirmed works that can be thanked for, with what has been passed on. */
export const getThankableWorks = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const { works, nextCursor, mayThank } = await callHospital(
      Thanks.method.listThankableWorks,
      create(ListThankableWorksRequestSchema, { after }),
    )
    return { works: works.map(thankableView), nextCursor, mayThank }
  })

const thanksSchema = formWith({
  workId: uuid,
  idempotencyKey: submissionKey,
  source: short,
  stamp: short,
  body: v.pipe(typedLines, v.maxLength(5_000)),
  noPatientData: short,
})
type Posted = v.InferOutput<typeof thanksSchema>

const written = ({ fields: { noPatientData, ...fields } }: Posted) => ({
  ...fields,
  source: numberOf(AppreciationSource, fields.source),
  stamp: numberOf(ThanksStamp, fields.stamp),
  hasNoPatientData: noPatientData !== '',
})

async function send(posted: Posted): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkThanks(posted.form))
  if (invalid) return invalid
  const request = create(SendThanksRequestSchema, written(posted))
  const { outcome } = await callHospital(Thanks.method.sendThanks, request)
  return { outcome: requiredWord(SendThanksOutcome, outcome, 'SendThanks.outcome') }
}

async function change(posted: Posted): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkThanks(posted.form))
  if (invalid) return invalid
  const request = create(ChangeThanksRequestSchema, written(posted))
  const { outcome } = await callHospital(Thanks.method.changeThanks, request)
  return { outcome: requiredWord(ChangeThanksOutcome, outcome, 'ChangeThanks.outcome') }
}

const typed = ({ form }: Posted) => ({
  source: typedIn(form, 'source'),
  stamp: typedIn(form, 'stamp'),
  body: typedIn(form, 'body'),
})

export const sendThanks = createServerFn({ method: 'POST' })
  .validator(thanksSchema)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: send,
      typed,
      isDone: ({ outcome }) => outcome === 'SENT',
      next: ({ outcome }, { fields: { workId } }) =>
        toHospitalThanks({ outcome, work: outcome === 'SENT' ? undefined : workId }),
    }),
  )

const sources = v.picklist(['HOSPITAL', 'NURSE', 'AMBULANCE_CREW', 'PATIENT'])

export const changeThanks = createServerFn({ method: 'POST' })
  .validator(thanksSchema)
  .handler(
    postedCommand({
      form: THANKS_FORM,
      run: change,
      typed,
      isDone: ({ outcome }) => outcome === 'CHANGED',
      next: ({ outcome }, { fields: { workId, source } }) =>
        toHospitalThanks(
          outcome === 'CHANGED' || !v.is(sources, source) ? { outcome } : { outcome, work: workId, source },
        ),
    }),
  )

export const withdrawThanks = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ workId: uuid, idempotencyKey: submissionKey, source: short }))
  .handler(
    postedCommand({
      run: async (fields): Promise<FormAnswer> => {
        const { outcome } = await callHospital(
          Thanks.method.withdrawThanks,
          create(WithdrawThanksRequestSchema, {
            ...fields,
            source: numberOf(AppreciationSource, fields.source),
          }),
        )
        return { outcome: requiredWord(WithdrawThanksOutcome, outcome, 'WithdrawThanks.outcome') }
      },
      next: ({ outcome }) => toHospitalThanks({ outcome }),
    }),
  )
