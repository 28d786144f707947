import { PAYMENT_METHOD } from '../listing/listing-words.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { paydayOf, type Payday, type PaydayRule } from './payday.ts'
import { readPayday } from './read-payday.ts'

const PAY_TERM = /^(.+)\(締め日 (.*)、支払日 (.*)\)$/

/** The rule in the terms that were agreed on (`payTerms`). */
export function paydayRuleOf(terms: TermsSnapshot['terms']): PaydayRule | null {
  const text = terms.find(({ heading }) => heading === '支払日')?.text ?? ''
  const [, method = '', closing = '', pay = ''] = PAY_TERM.exec(text) ?? []
  return readPayday(closing, pay, method === PAYMENT_METHOD.CASH_ON_DAY ? 'CASH_ON_DAY' : 'BANK_TRANSFER')
}

type Agreed = { plannedStart: Date; plannedEnd: Date; terms: Pick<TermsSnapshot, 'terms'> }

/** The payday of a work by its terms; null where they name no rule. */
export function paydayOfWork({ plannedStart, plannedEnd, terms }: Agreed): Payday | null {
  const rule = paydayRuleOf(terms.terms)
  return rule && paydayOf({ start: plannedStart, end: plannedEnd }, rule)
}
