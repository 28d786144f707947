import { yearDayText } from '../regular-text.ts'
import type { SubstitutePolicy } from '../listing-words.ts'
import type { RegularContract, RenewalTerms, TermsSnapshot } from './terms-snapshot.ts'

export function renewalText({ exists, maxCount, maxYears }: Omit<RenewalTerms, 'criteria'>): string {
  if (!exists) return '更新はありません'
  const caps = [
    maxCount === null ? '' : `${maxCount}回まで`,
    maxYears === null ? '' : `通算${maxYears}年まで`,
  ].filter(Boolean)
  return `更新することがあります(${caps.length > 0 ? caps.join('・') : '上限なし'})`
}

export const trialText = (months: number | null): string =>
  months === null ? 'なし' : `${months}か月(条件は同じです)`

/** 「2027年4/1(木)から(期間の定めなし)」. */
export const termText = ({
  contractStart,
  contractEnd,
}: Pick<RegularContract, 'contractStart' | 'contractEnd'>) =>
  contractEnd === null
    ? `${yearDayText(contractStart)}から(期間の定めなし)`
    : `${yearDayText(contractStart)}〜${yearDayText(contractEnd)}`

/** Whether the contract may be renewed after its term, by the terms that were agreed on. */
export const mayBeRenewed = ({ regular, renewal }: Pick<TermsSnapshot, 'regular' | 'renewal'>): boolean =>
  regular !== undefined && regular.contractEnd !== null && renewal?.exists === true

/** Who arranges a substitute, by the terms that were agreed on; terms that do not say so leave it to the hospital. */
export const substitutePolicyOf = ({
  substitutePolicy,
}: Pick<TermsSnapshot, 'substitutePolicy'>): SubstitutePolicy => substitutePolicy ?? 'HOSPITAL'
