import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { MarkReceivedOutcome, Payments, SetSlipOutcome, SlipState } from '../../../contract/gen/payment_pb.ts'
import { numberOf, requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toPayments } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { paymentView } from './payment-view.ts'
import { RECEIPT_FORM, SLIP_FORM } from './posted-forms.ts'

/** The payments of a year, the current one by 0. */
export const getYearOfPayFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(Payments.method.getYear, { year: data }, await callerIdToken()),
    )
    const thisYear = Number(today().slice(0, 4))
    return {
      year: answer?.year ?? thisYear,
      thisYear,
      today: today(),
      payments: answer?.payments.map((one) => paymentView(one, now())) ?? [],
      slips:
        answer?.slips.map(({ hospitalId, hospitalName, state, issuedAt }) => ({
          hospitalId,
          hospitalName,
          state: requiredWord(SlipState, state, 'Slip.state'),
          issuedAt: instantText(issuedAt),
        })) ?? [],
      hasTables: answer?.hasTables ?? false,
    }
  })
export type YearOfPay = Awaited<ReturnType<typeof getYearOfPayFn>>

/** The payment that holds a work of the doctor; null for any other. */
export const getPaymentFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { payment } = await callWorkRaw(Payments.method.getPayment, { workId })
      return paymentView(payment, now())
    }),
  )

const typedYear = v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number))

const receiptSchema = formWith({
  year: typedYear,
  idempotencyKey: submissionKey,
  received: v.picklist(['1', '0']),
  receivedOn: v.pipe(v.string(), v.maxLength(10)),
})

const day = v.pipe(v.string(), v.isoDate())

async function receive({ form, fields }: v.InferOutput<typeof receiptSchema>): Promise<FormAnswer> {
  const { idempotencyKey, received, receivedOn } = fields
  const workIds = form.getAll('work').filter((one): one is string => v.is(uuid, one))
  if (workIds.length === 0) return { outcome: 'NONE_CHOSEN' }
  const isDay = receivedOn === '' || (v.is(day, receivedOn) && receivedOn <= today())
  if (!isDay) return { outcome: 'DAY_WRONG' }
  return wordOfOutcome(
    MarkReceivedOutcome,
    callWorkRaw(Payments.method.markReceived, {
      workIds,
      idempotencyKey,
      receivedOn,
      isReceived: received === '1',
    }),
  )
}

export const markReceivedFn = createServerFn({ method: 'POST' })
  .validator(receiptSchema)
  .handler(
    postedCommand({
      form: RECEIPT_FORM,
      run: receive,
      next: ({ outcome }, { fields: { year } }) => toPayments({ year, receipt: outcome }),
    }),
  )

const slipSchema = fieldsOf({
  hospitalId: decimalId,
  year: typedYear,
  idempotencyKey: submissionKey,
  state: v.pipe(v.string(), v.maxLength(20)),
})

async function note({ state, ...fields }: v.InferOutput<typeof slipSchema>): Promise<FormAnswer> {
  return wordOfOutcome(
    SetSlipOutcome,
    callWorkRaw(Payments.method.setSlip, { ...fields, state: numberOf(SlipState, state) }),
  )
}

export const setSlipFn = createServerFn({ method: 'POST' })
  .validator(slipSchema)
  .handler(
    postedCommand({
      form: SLIP_FORM,
      run: note,
      next: ({ outcome }, { year }) => toPayments({ year, slip: outcome }, 'slips'),
    }),
  )
