import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Payments } from '../../../contract/gen/payment_pb.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { uuid } from '../../../domain/uuid.ts'
import { SLIP_STATE } from '../../../domain/work/payment.ts'
import { toPayments } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { fieldsOf, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { paymentView } from './payment-view.ts'
import { RECEIPT_FORM, SLIP_FORM } from './payment-form-data.ts'

/** The payments of a year, the current one by 0. */
export const getYearOfPayFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Payments.method.getYear, { year: data }, await callerIdToken()),
    )
    const thisYear = Number(today().slice(0, 4))
    return {
      year: answer?.year ?? thisYear,
      thisYear,
      today: today(),
      payments: answer?.payments.map((one) => paymentView(one, now())) ?? [],
      slips: answer?.slips ?? [],
      hasTables: answer?.hasTables ?? false,
    }
  })
export type YearOfPay = Awaited<ReturnType<typeof getYearOfPayFn>>

/** The payment that holds a work of the doctor; null for any other. */
export const getPaymentFn = createServerFn()
  .validator(uuid)
  .handler(({ data: workId }) =>
    ifFound(async () => {
      const { payment } = await callWork(Payments.method.getPayment, { workId })
      return paymentView(payment, now())
    }),
  )

const typedYear = v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number))

const day = v.pipe(v.string(), v.isoDate())

export const markReceivedFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      year: typedYear,
      idempotencyKey: submissionKey,
      received: v.picklist(['1', '0']),
      receivedOn: v.pipe(v.string(), v.maxLength(10)),
    }),
  )
  .handler(
    postedCommand({
      form: RECEIPT_FORM,
      run: async ({ idempotencyKey, received, receivedOn }, posted) => {
        const workIds = posted.getAll('work').filter((one): one is string => v.is(uuid, one))
        if (workIds.length === 0) return { outcome: 'NONE_CHOSEN' }
        const isDay = receivedOn === '' || (v.is(day, receivedOn) && receivedOn <= today())
        if (!isDay) return { outcome: 'DAY_WRONG' }
        const isReceived = received === '1'
        return callWork(Payments.method.markReceived, { workIds, idempotencyKey, receivedOn, isReceived })
      },
      next: ({ outcome }, { year }) => toPayments({ year, receipt: outcome }),
    }),
  )

export const setSlipFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      hospitalId: decimalId,
      year: typedYear,
      idempotencyKey: submissionKey,
      state: wordIn(SLIP_STATE),
    }),
  )
  .handler(
    postedCommand({
      form: SLIP_FORM,
      run: (slip) => callWork(Payments.method.setSlip, slip),
      next: ({ outcome }, { year }) => toPayments({ year, slip: outcome }, 'slips'),
    }),
  )
