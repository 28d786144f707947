import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  HospitalPayments,
  IssueSlipOutcome,
  MarkPaidOutcome,
  PaymentShelf,
  TakeBackPaidOutcome,
} from '../../../contract/gen/hospital_payment_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { payWords } from '../../../domain/work/payment.ts'
import type { PaidFinding } from '../../../domain/money/payment-csv.ts'
import { isMonth } from '../../../domain/text/month-days.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalPayments, toHospitalPaymentsOf, toSlips } from '../../../platform/addresses.ts'
import { now, today } from '../../../platform/clock.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkFactorBegin } from '../../session/account-checks.ts'
import { paymentView } from '../doctor/payment-view.ts'
import { readPaidFile } from './paid-file.server.ts'
import { checkPay, chosenIn, withheldField } from './pay-check.ts'
import { FILE_FORM, PAY_FORM } from './posted-forms.ts'

const listSchema = v.object({
  shelf: v.picklist(['UNPAID', 'PAID']),
  month: v.optional(v.pipe(v.string(), v.check(isMonth))),
})

/** What the chosen hospital has to pay, or has paid in a month. */
export const listPaymentsFn = createServerFn()
  .validator(listSchema)
  .handler(async ({ data: { shelf, month = '' } }) => {
    const answer = await callHospitalRaw(HospitalPayments.method.listPayments, {
      shelf: PaymentShelf[shelf],
      month,
    })
    return {
      payments: answer.payments.map((one) => paymentView(one, now())),
      isCut: answer.isCut,
      mayWrite: answer.mayWrite,
      month: answer.month,
      hospitalId: answer.hospitalId,
      today: today(),
    }
  })

/** The doctors whom the chosen hospital has paid in a year; 0 means the current one. */
export const listSlipsFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data: year }) => {
    const answer = await callHospitalRaw(HospitalPayments.method.listSlips, { year })
    return {
      year: answer.year,
      thisYear: Number(today().slice(0, 4)),
      mayWrite: answer.mayWrite,
      hospitalId: answer.hospitalId,
      slips: answer.slips.map(
        ({ doctorId, doctorName, works, grossYen, withheldYen, withoutTax, issuedAt }) => ({
          doctorId,
          doctorName,
          works,
          grossYen,
          withheldYen,
          withoutTax,
          issuedAt: instantText(issuedAt),
        }),
      ),
    }
  })

type Together = { workIds: string[]; withheldYen: number | null }
type Marking = { hospitalId: string; paidOn: string; idempotencyKey: string }

const DONE = new Set<string>(['PAID', 'ALREADY_PAID'])

/** Marks payments; with each that was refused the reason, in words. */
async function mark<One extends Together>(marking: Marking, payments: readonly One[]) {
  const { results } = await callHospitalRaw(HospitalPayments.method.markPaid, {
    ...marking,
    payments: payments.map(({ workIds, withheldYen }) => ({
      workIds,
      withheldYen: withheldYen ?? undefined,
    })),
  })
  return payments.flatMap((payment, index) => {
    const outcome = requiredWord(MarkPaidOutcome, results[index]?.outcome ?? 0, 'MarkPaid.outcome')
    return DONE.has(outcome) ? [] : [{ payment, text: payWords(outcome)?.text ?? '' }]
  })
}

const day = v.pipe(v.string(), v.isoDate())
const paySchema = formWith({
  hospitalId: decimalId,
  idempotencyKey: submissionKey,
  paidOn: v.pipe(v.string(), v.maxLength(10)),
})

const dayProblem = (typed: string) =>
  v.is(day, typed) && typed <= today() ? undefined : { paidOn: '今日までの日付を入力してください' }

async function pay({ form, fields }: v.InferOutput<typeof paySchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer({ ...checkPay(form), ...dayProblem(fields.paidOn) })
  if (invalid) return invalid
  const refused = await mark(fields, chosenIn(form))
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
      typed: ({ fields: { paidOn } }) => ({ paidOn }),
      isDone: ({ outcome }) => outcome === 'PAID',
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

async function payByFile({ form, fields }: v.InferOutput<typeof paySchema>): Promise<PaymentFileAnswer> {
  const { paid, findings, refusal } = await readPaidFile(form.get('file'))
  const problems = {
    ...(refusal && { file: refusal }),
    ...dayProblem(fields.paidOn),
  }
  const invalid = invalidAnswer(problems)
  if (invalid) return invalid
  // Nothing is marked while a row of the file cannot be read.
  if (findings.length > 0) return found('INVALID', findings)
  if (paid.length === 0) return { outcome: 'NONE_MARKED' }
  const refused = await mark(fields, paid)
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
      isDone: ({ outcome }) => outcome === 'PAID',
      next: ({ outcome }) => toHospitalPayments({ file: outcome }, 'file'),
    }),
  )

const backSchema = fieldsOf({
  workId: uuid,
  month: v.pipe(v.string(), v.check(isMonth)),
  idempotencyKey: submissionKey,
})

async function back({ workId, idempotencyKey }: v.InferOutput<typeof backSchema>): Promise<FormAnswer> {
  return wordOfOutcome(
    TakeBackPaidOutcome,
    callHospitalRaw(HospitalPayments.method.takeBackPaid, { workId, idempotencyKey }),
  )
}

export const takeBackPaidFn = createServerFn({ method: 'POST' })
  .validator(backSchema)
  .handler(
    postedCommand({
      run: back,
      next: ({ outcome }, { month }) => toHospitalPayments({ shelf: 'PAID', month, back: outcome }),
    }),
  )

const issueSchema = fieldsOf({
  doctorId: uuid,
  hospitalId: decimalId,
  year: v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number)),
  idempotencyKey: submissionKey,
})

async function issue(fields: v.InferOutput<typeof issueSchema>): Promise<FormAnswer> {
  return wordOfOutcome(IssueSlipOutcome, callHospitalRaw(HospitalPayments.method.issueSlip, fields))
}

export const issueSlipFn = createServerFn({ method: 'POST' })
  .validator(issueSchema)
  .handler(
    postedCommand({
      run: issue,
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
