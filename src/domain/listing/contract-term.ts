import { periodEnd } from '../text/civil-period.ts'
import { yearDayText } from './regular-text.ts'
import type { WithholdingTable } from '../money/pay-words.ts'

/** How long a contract may be. */

/** The longest term with a doctor, in months: 高度の専門的知識等を有する労働者 (労働基準法14条1項1号). */
export const LONGEST_TERM_MONTHS = 60
export const TERM_BASIS = '労働基準法14条'

/** 丙欄 is for contracts of two months or less, in months by the calendar (所得税法185条1項3号, 所得税法施行令309条). */
const LONGEST_HEI_MONTHS = 2
export const HEI_BASIS = '所得税法185条'

/**
 * The last day of a contract whose pay 丙欄 withholds from, in all its terms: beyond it the pay is no longer that of a day
 * labourer, also where the contract is renewed. Null by another table.
 */
export const heiUntil = (table: WithholdingTable, firstDay: string): string | null =>
  table === 'HEI' ? periodEnd(firstDay, LONGEST_HEI_MONTHS) : null

type Term = { withholdingTable: WithholdingTable; contractStart: string; contractEnd: string | null }

/** Whether a contract of these civil days, the first of all its terms and the last of this one, is too long for 丙欄. */
export function isTooLongForHei({ withholdingTable, contractStart, contractEnd }: Term): boolean {
  const until = heiUntil(withholdingTable, contractStart)
  return until !== null && (contractEnd === null || contractEnd > until)
}

/** Why a contract that begins on a day cannot last longer by 丙欄. */
export const heiSentence = (contractStart: string): string =>
  `丙欄は、${LONGEST_HEI_MONTHS}か月以内の契約に限られます(この開始日では${yearDayText(periodEnd(contractStart, LONGEST_HEI_MONTHS))}まで)。`

/** The same where the day stands beside it. */
export const HEI_RULE = `丙欄の契約は、はじめの開始日から${LONGEST_HEI_MONTHS}か月までです(${HEI_BASIS})。`
