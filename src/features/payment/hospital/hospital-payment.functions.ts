import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalPayments } from '../../../contract/gen/hospital_payment_pb.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { payWords } from '../../../domain/work/payment.ts'
import type { PaidFinding } from '../../../domain/money/payment-csv.ts'
import { isMonth } from '../../../domain/text/month-days.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalPayments, toHospitalPaymentsOf, toSlips } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkFactorBegin } from '../../session/account-checks.ts'
import { paymentView } from '../doctor/payment-view.ts'
import { readPaidFile } from './paid-file.server.ts'
import { checkPay, chosenIn, FILE_FORM, PAY_FORM, withheldField } from './pay-form-data.ts'

const listSchema = v.object({
  shelf: v.picklist(['UNPAID', 'PAID']),
  month: v.optional(v.pipe(v.string(), v.check(isMonth))),
})

/** What the chosen hospital has to pay, or has paid in a month. */
export const listPaymentsFn = createServerFn()
  .validator(listSchema)
  .handler(async ({ data }) => {
    const { payments, ...list } = await callHospital(HospitalPayments.method.listPayments, data)
    return { ...list, payments: payments.map((one) => paymentView(one, now())), today: today() }
  })

/** The doctors whom the chosen hospital has paid in a year; 0 means the current one. */
export const listSlipsFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data: year }) => ({
    ...(await callHospital(HospitalPayments.method.listSlips, { year })),
    thisYear: Number(today().slice(0, 4)),
  }))

type Together = { workIds: string[]; withheldYen: number | null }
type Marking = { hospitalId: string; paidOn: string; idempotencyKey: string }

const DONE = new Set<string>(['PAID', 'ALREADY_PAID'])

/** Marks payments; with each that was refused the reason, in words. */
async function mark<One extends Together>(marking: Marking, payments: readonly One[]) {
  const { results } = await callHospital(HospitalPayments.method.markPaid, {
    ...marking,
    payments,
  })
  return payments.flatMap((payment, index) => {
    const outcome = results[index]?.outcome ?? 'NOT_FOUND'
    return DONE.has(outcome) ? [] : [{ payment, text: payWords(outcome)?.text ?? '' }]
  })
}

const day = v.pipe(v.string(), v.isoDate())
const paySchema = fieldsOf({
  hospitalId: decimalId,
  idempotencyKey: submissionKey,
  paidOn: v.pipe(v.string(), v.maxLength(10)),
})

const dayProblem = (typed: string) =>
  v.is(day, typed) && typed <= today() ? undefined : { paidOn: '今日までの日付を入力してください' }

async function pay(marking: Marking, posted: FormData): Promise<FormAnswer> {
  const invalid = invalidAnswer({ ...checkPay(posted), ...dayProblem(marking.paidOn) })
  if (invalid) return invalid
  const refused = await mark(marking, chosenIn(posted))
  if (refused.length === 0) return { outcome: 'PAID' }
  const problems = Object.fromEntries(refused.map(({ payment: { id }, text }) => [withheldField(id), text]))
  return { outcome: 'PARTLY', problems }
}

export const payWorksFn = createServerFn({ method: 'POST' })
  .validator(paySchema)
  .handler(
    postedCommand({
      form: PAY_FORM,
      run: pay,
      done: 'PAID',
      next: ({ outcome }) => toHospitalPayments({ pay: outcome }),
    }),
  )

/** Findings that fit into the cookie of a page without JavaScript. */
const KEPT_FINDINGS = 5
const textOf = ({ line, text }: PaidFinding) => `${line}行目: ${text}`

export type PaymentFileAnswer = FormAnswer & { findings?: string[] }

function found(outcome: string, findings: readonly PaidFinding[]): PaymentFileAnswer {
  const texts = findings.map(textOf)
  const more = texts.length > KEPT_FINDINGS ? `、ほか${texts.length - KEPT_FINDINGS}件` : ''
  return {
    outcome,
    findings: texts,
    problems: { file: `${texts.slice(0, KEPT_FINDINGS).join(' ')}${more}` },
  }
}

async function payByFile(marking: Marking, posted: FormData): Promise<PaymentFileAnswer> {
  const { paid, findings, refusal } = await readPaidFile(posted.get('file'))
  const problems = {
    ...(refusal && { file: refusal }),
    ...dayProblem(marking.paidOn),
  }
  const invalid = invalidAnswer(problems)
  if (invalid) return invalid
  // Nothing is marked while a row of the file cannot be read.
  if (findings.length > 0) return found('INVALID', findings)
  if (paid.length === 0) return { outcome: 'NONE_MARKED' }
  const refused = await mark(marking, paid)
  if (refused.length === 0) return { outcome: 'PAID' }
  return found(
    'PARTLY',
    refused.map(({ payment: { line }, text }) => ({ line, text })),
  )
}

export const payWorksByFileFn = createServerFn({ method: 'POST' })
  .validator(paySchema)
  .handler(
    postedCommand({
      form: FILE_FORM,
      run: payByFile,
      done: 'PAID',
      next: ({ outcome }) => toHospitalPayments({ file: outcome }, 'file'),
    }),
  )

export const takeBackPaidFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      workId: uuid,
      month: v.pipe(v.string(), v.check(isMonth)),
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      run: ({ month: _month, ...marked }) => callHospital(HospitalPayments.method.takeBackPaid, marked),
      next: ({ outcome }, { month }) => toHospitalPayments({ shelf: 'PAID', month, back: outcome }),
    }),
  )

export const issueSlipFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      doctorId: uuid,
      hospitalId: decimalId,
      year: v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number)),
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      run: (slip) => callHospital(HospitalPayments.method.issueSlip, slip),
      next: ({ outcome }, { year }) => toSlips({ year, issue: outcome }),
    }),
  )

/** Proves who is at the device, for a file of payments. */
export const proveForFileFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorBegin(form)) ?? withProof(form, async () => ({ outcome: 'PROVED' })),
      next: ({ outcome }, form) => toHospitalPaymentsOf(typedIn(form, 'list'), outcome),
    }),
  )
