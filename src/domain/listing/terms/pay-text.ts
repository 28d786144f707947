import { paydayText } from '../../money/payday.ts'
import { yenText } from '../../text/money-text.ts'
import { FEE_KIND } from '../listing-words.ts'
import { CARFARE_TYPE, INCENTIVE_TYPE, PAYMENT_METHOD } from '../../money/pay-words.ts'
import { holidayHoursText } from '../regular-text.ts'
import type { RegularContract, TermsSnapshot } from './terms-snapshot.ts'

/** The hours and pay on holidays, where they differ. */
function holidayText(contract: RegularContract): string {
  const { holidayPolicy, holidayFee } = contract
  if (holidayPolicy === 'OFF') return ''
  return [holidayHoursText(contract), holidayFee !== null && `祝日 1回 ${yenText(holidayFee)}`]
    .filter(Boolean)
    .join(' ')
}

function premiumText({ premiumYen, regular }: TermsSnapshot): string {
  if (!premiumYen) return ''
  return regular ? `うち指名手当 1回 ${yenText(premiumYen)}` : `うち指名手当 ${yenText(premiumYen)}`
}

const incentiveText = ({ type, unitYen, capYen, note }: TermsSnapshot['incentives'][number]): string =>
  [
    `${INCENTIVE_TYPE[type]} 1件 +${yenText(unitYen)}`,
    capYen === null ? '' : `(上限 ${yenText(capYen)})`,
    note ? ` ${note}` : '',
  ].join('')

export const wageText = (terms: TermsSnapshot): string =>
  [
    `${yenText(terms.fee)}(税引前、${FEE_KIND[terms.feeKind]}、時給換算 ${yenText(terms.hourlyFee)})`,
    premiumText(terms),
    terms.regular ? holidayText(terms.regular) : '',
    ...terms.incentives.map(incentiveText),
    terms.nightPremiumIncluded ? '深夜割増を含みます。' : '',
  ]
    .filter(Boolean)
    .join('\n')

export function paymentText({ method, payday, note }: TermsSnapshot['payment']): string {
  if (method === null) return ''
  const when = [payday ? paydayText(payday) : '', note ?? ''].filter(Boolean).join('、')
  return when ? `${PAYMENT_METHOD[method]}(${when})` : PAYMENT_METHOD[method]
}

export function carfareTermText({ type, yen, note }: TermsSnapshot['carfare']): string {
  const amount = yen === null ? '' : type === 'PAID_WITHIN_LIMIT' ? `上限 ${yenText(yen)}` : yenText(yen)
  return [CARFARE_TYPE[type], amount, note ?? ''].filter(Boolean).join(' ')
}
