import { yenText } from '../../text/money-text.ts'
import { durationText } from '../../text/shift-text.ts'
import { clockOfTime } from '../../text/time-of-day.ts'
import { tokyoText } from '../../text/tokyo-time.ts'
import {
  HOLIDAY_POLICY,
  INTERVIEW,
  NIGHT_DUTY_PERMIT,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
  type Interview,
  type NightDutyPermit,
  type SubstitutePolicy,
} from '../listing-words.ts'
import { hourlyFee } from '../pay.ts'
import { firstRegularDates, isWorked, minutesOfDay, shiftOn } from '../regular-dates.ts'
import { clockHoursText, holidayHoursText, patternText, timesText, yearDayText } from '../regular-text.ts'
import { incentiveRules, payTerms, placeTerms, wageWith, type TermsSource } from './terms-parts.ts'
import type { RegularContract, TermsSnapshot } from './terms-snapshot.ts'

/** Renewal of the contract after its term (契約更新); the fields are null without renewal or without a term. */
export type Renewal = {
  exists: boolean
  criteria: string | null
  maxCount: number | null
  maxYears: number | null
}

export type RegularTermsSource = Omit<TermsSource, 'detail' | 'hourlyFee'> & {
  interview: Interview
  nightDutyPermit: NightDutyPermit
  /** The hospital offers the listing to a doctor who has worked there; the fee has the premium (指名手当). */
  offer?: { premiumYen: number } | undefined
  detail: TermsSource['detail'] & {
    permitFrom: string | null
    permitTo: string | null
    trialMonths: number | null
    renewal: Renewal
    substitutePolicy: SubstitutePolicy
    paidLeave: string
  }
}

/** The heading of the terms that says who arranges a substitute. */
const ABSENCE_HEADING = '学会などのお休み'

/** Who arranges a substitute, by the terms that were agreed on; terms that do not say so leave it to the hospital. */
export function substitutePolicyOf({ terms }: Pick<TermsSnapshot, 'terms'>): SubstitutePolicy {
  const said = terms.find(({ heading }) => heading === ABSENCE_HEADING)?.text
  if (said === SUBSTITUTE_POLICY.SELF) return 'SELF'
  return said === SUBSTITUTE_POLICY.NONE_NEEDED ? 'NONE_NEEDED' : 'HOSPITAL'
}

const RENEWED = '更新することがあります'
const WITHOUT_TERM = '期間の定めがないため、ありません'

export function renewalText({ exists, maxCount, maxYears }: Omit<Renewal, 'criteria'>): string {
  if (!exists) return '更新はありません'
  const caps = [
    maxCount === null ? '' : `${maxCount}回まで`,
    maxYears === null ? '' : `通算${maxYears}年まで`,
  ].filter(Boolean)
  return `${RENEWED}(${caps.length > 0 ? caps.join('・') : '上限なし'})`
}

/** The renewal that was agreed on, as `renewalText` says it in the terms: the listing may have changed since. */
export function renewalOf({ terms }: Pick<TermsSnapshot, 'terms'>): Renewal {
  const textOf = (heading: string) => terms.find((one) => one.heading === heading)?.text ?? null
  const said = textOf('更新') ?? ''
  const numberIn = (pattern: RegExp) => {
    const number = pattern.exec(said)?.[1]
    return number === undefined ? null : Number(number)
  }
  return {
    exists: said.startsWith(RENEWED),
    criteria: textOf('更新の基準'),
    maxCount: numberIn(/(\d+)回まで/),
    maxYears: numberIn(/通算(\d+)年まで/),
  }
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

/** The hours and pay on holidays, where they differ. */
function holidayText(contract: RegularContract): string {
  const { holidayPolicy, holidayFee } = contract
  if (holidayPolicy === 'OFF') return ''
  return [holidayHoursText(contract), holidayFee !== null && `祝日 1回 ${yenText(holidayFee)}`]
    .filter(Boolean)
    .join(' ')
}

/** The terms that follow from the contract; the hospital's offer may change them. */
function contractTerms(contract: RegularContract): Record<string, string> {
  const { start, end } = minutesOfDay(contract)
  const times = timesText(contract)
  return {
    契約期間: termText(contract),
    勤務日: times ? `${patternText(contract)}(目安 ${times})` : patternText(contract),
    勤務時間: `${clockHoursText(contract)}(${durationText(end - start)})`,
  }
}

/** Start and end of the first shift of a contract: instants as texts with +09:00. */
function firstShift(contract: RegularContract) {
  const first = firstRegularDates(contract, 1).findLast(({ kind }) => isWorked(kind))
  const { start, end } = shiftOn(first ?? { day: contract.contractStart, kind: 'WORK' }, contract, 0)
  return { startTime: tokyoText(start), endTime: tokyoText(end) }
}

const hourlyOf = (contract: RegularContract, fee: number) => {
  const { start, end } = minutesOfDay(contract)
  return hourlyFee(fee, end - start, contract.breakMinutes)
}

/** What follows from a contract and its fee: the first shift and the pay per hour. */
export const contractFigures = (contract: RegularContract, fee: number) => ({
  ...firstShift(contract),
  fee,
  hourlyFee: hourlyOf(contract, fee),
  regular: contract,
})

const bandText = (from: string | null, to: string | null) =>
  from && to && `${clockOfTime(from)}〜${clockOfTime(to)}`

/** How the contract is formed. */
const FORMED = {
  applied: '病院が提示する契約の条件に、先生が同意した時点で労働契約が成立します。',
  offered: 'オファーの承諾と同時に労働契約が成立します。',
}

type Applied = Pick<TermsSnapshot, 'listingNumber' | 'hospitalName' | 'title'>

/** The snapshot of a regular contract: the terms shown before applying (職業安定法5条の3), in display order. */
export function regularTerms(
  source: RegularTermsSource,
  contract: RegularContract,
  applied: Applied,
): TermsSnapshot {
  const { hospital, detail, fee, breakMinutes, nightDutyPermit, interview, offer } = source
  const byContract = contractTerms(contract)
  const hourly = hourlyOf(contract, fee)
  const premium = offer?.premiumYen ? `うち指名手当 1回 ${yenText(offer.premiumYen)}` : ''
  const permit = bandText(detail.permitFrom, detail.permitTo)
  return {
    ...applied,
    ...contractFigures(contract, fee),
    incentives: incentiveRules(source.incentives),
    permit: {
      kind: nightDutyPermit,
      from: detail.permitFrom && clockOfTime(detail.permitFrom),
      to: detail.permitTo && clockOfTime(detail.permitTo),
    },
    ...(offer && { premiumYen: offer.premiumYen }),
    terms: [
      { heading: '契約の相手', text: `${hospital.name}(直接雇用)` },
      { heading: '契約の成立', text: offer ? FORMED.offered : FORMED.applied },
      { heading: '面談', text: offer ? 'なし(再勤務オファー)' : INTERVIEW[interview] },
      ...placeTerms({ ...source, hourlyFee: hourly }),
      ...Object.entries(byContract).map(([heading, text]) => ({ heading, text })),
      {
        heading: '更新',
        text: contract.contractEnd === null ? WITHOUT_TERM : renewalText(detail.renewal),
      },
      ...(contract.contractEnd !== null && detail.renewal.exists && detail.renewal.criteria !== null
        ? [{ heading: '更新の基準', text: detail.renewal.criteria }]
        : []),
      { heading: '試用期間', text: trialText(detail.trialMonths) },
      { heading: '休憩', text: breakMinutes === 0 ? 'なし' : durationText(breakMinutes) },
      {
        heading: '宿日直許可',
        text: `${NIGHT_DUTY_PERMIT[nightDutyPermit]}${permit ? ` ${permit}` : ''}`,
      },
      { heading: '祝日', text: HOLIDAY_POLICY[contract.holidayPolicy] },
      { heading: '年末年始', text: YEAR_END_POLICY[contract.yearEndPolicy] },
      { heading: ABSENCE_HEADING, text: SUBSTITUTE_POLICY[detail.substitutePolicy] },
      { heading: '有給休暇', text: detail.paidLeave },
      ...payTerms(
        { ...source, hourlyFee: hourly },
        [premium, holidayText(contract)].filter(Boolean).join('\n'),
      ),
    ],
  }
}

/** What a hospital may change in its offer of a contract. */
export type RegularOffer = { contractStart: string; weekdays: RegularContract['weekdays']; fee: number }

/** What a hospital may change in renewing a contract. */
export type RenewalOffer = { contractEnd: string; fee: number }

/** The snapshot with what the hospital offers in other terms: binds once the doctor accepts. */
export function offeredRegularTerms(
  applied: TermsSnapshot & { regular: RegularContract },
  { fee, ...change }: RegularOffer | RenewalOffer,
): TermsSnapshot {
  const contract = { ...applied.regular, ...change }
  const byContract = contractTerms(contract)
  const hourly = hourlyOf(contract, fee)
  return {
    ...applied,
    ...contractFigures(contract, fee),
    terms: applied.terms.map(({ heading, text }) => ({
      heading,
      text: heading === '賃金' ? wageWith(text, fee, hourly) : (byContract[heading] ?? text),
    })),
  }
}

/** The snapshot of a contract that goes on without a term, by the same terms otherwise. */
export function indefiniteRegularTerms(
  applied: TermsSnapshot & { regular: RegularContract },
): TermsSnapshot & { regular: RegularContract } {
  const contract = { ...applied.regular, contractEnd: null }
  const changed: Record<string, string> = { 契約期間: termText(contract), 更新: WITHOUT_TERM }
  return {
    ...applied,
    regular: contract,
    terms: applied.terms
      .filter(({ heading }) => heading !== '更新の基準')
      .map(({ heading, text }) => ({ heading, text: changed[heading] ?? text })),
  }
}
