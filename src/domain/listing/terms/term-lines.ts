import { durationText, minutesBetween, shiftText } from '../../text/shift-text.ts'
import { CLINICAL_DEPARTMENT } from '../../doctor/clinical-department.ts'
import {
  APPLICATION_STATUS,
  HOLIDAY_POLICY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '../listing-words.ts'
import { WITHHOLDING_TABLE } from '../../money/pay-words.ts'
import { minutesOfDay } from '../regular-dates.ts'
import { clockHoursText, patternText, timesText } from '../regular-text.ts'
import { mayBeRenewed, renewalText, termText, trialText } from './contract-text.ts'
import { conversionLine } from './conversion-text.ts'
import { requirementsText } from '../requirements.ts'
import { carfareTermText, paymentText, wageText } from './pay-text.ts'
import { FORMATION, type RegularContract, type TermLine, type TermsSnapshot } from './terms-snapshot.ts'

/** The terms of a contract in the order in which they are shown, with their headings. */
export const TERM_LABEL = {
  party: '契約の相手',
  formation: '契約の成立',
  selection: '選考',
  interview: '面談',
  requirements: '必要な経験',
  workplace: '就業場所',
  workplaceScope: '就業場所の変更の範囲',
  duty: '業務',
  dutyScope: '業務の変更の範囲',
  period: '契約期間',
  days: '勤務日',
  hours: '勤務時間',
  renewal: '更新',
  renewalCriteria: '更新の基準',
  trial: '試用期間',
  breaks: '休憩',
  permit: '宿日直許可',
  holidays: '祝日',
  yearEnd: '年末年始',
  absence: '学会などのお休み',
  paidLeave: '有給休暇',
  wage: '賃金',
  payDay: '支払日',
  withholding: '源泉徴収',
  carfare: '交通費',
  insurance: '社会保険',
  liability: '医師賠償責任保険',
  smoking: '受動喫煙対策',
  cancellation: 'キャンセル規定',
  conversion: '無期転換',
} as const
export type TermKey = keyof typeof TERM_LABEL

function daysText(contract: RegularContract): string {
  const times = timesText(contract)
  return times ? `${patternText(contract)}(目安 ${times})` : patternText(contract)
}

function hoursText({ startTime, endTime, regular }: TermsSnapshot): string {
  if (!regular) return `${shiftText(startTime, endTime)}(${durationText(minutesBetween(startTime, endTime))})`
  const { start, end } = minutesOfDay(regular)
  return `${clockHoursText(regular)}(${durationText(end - start)})`
}

function renewalLine({ regular, renewal }: TermsSnapshot): string {
  if (!regular) return ''
  if (regular.contractEnd === null) return '期間の定めがないため、ありません'
  return renewal ? renewalText(renewal) : ''
}

function bandText({ permit, regular }: TermsSnapshot): string {
  const { from, to, start, end } = permit ?? {}
  if (start && end) return shiftText(start, end)
  if (!from || !to) return ''
  if (regular) return `${from}〜${to}`
  return clockHoursText({ startTimeOfDay: from, endTimeOfDay: to, crossesMidnight: to <= from })
}

function permitText(terms: TermsSnapshot): string {
  if (!terms.permit) return ''
  const { kind } = terms.permit
  const band = bandText(terms)
  return [NIGHT_DUTY_PERMIT[kind], band].filter(Boolean).join(' ')
}

const rehireOr = <Word extends string>(
  word: Word | 'REHIRE_OFFER' | undefined,
  words: Readonly<Record<Word, string>>,
  rehire: string,
): string => (word === undefined ? '' : word === 'REHIRE_OFFER' ? rehire : words[word])

/** What the terms say under each heading; empty where they say nothing. */
const TEXT: Readonly<Record<TermKey, (terms: TermsSnapshot) => string>> = {
  party: ({ hospitalName }) => `${hospitalName}(直接雇用)`,
  formation: ({ formation }) => FORMATION[formation],
  selection: ({ selection }) => rehireOr(selection, APPLICATION_STATUS, '選考なし(再勤務オファー)'),
  interview: ({ interview }) => rehireOr(interview, INTERVIEW, 'なし(再勤務オファー)'),
  requirements: ({ requirements }) => (requirements ? requirementsText(requirements) : ''),
  workplace: ({ hospitalName, workplace }) => (workplace ? `${hospitalName} ${workplace}` : ''),
  workplaceScope: ({ workplaceScope }) => workplaceScope,
  duty: ({ duties, departments }) =>
    [
      duties.map((type) => JOB_DESCRIPTION_TYPE[type]).join('、'),
      `診療科: ${departments.map((name) => CLINICAL_DEPARTMENT[name]).join('、')}`,
    ].join('\n'),
  dutyScope: ({ dutyScope }) => dutyScope,
  period: ({ regular, contractPeriod }) => (regular ? termText(regular) : (contractPeriod ?? '')),
  days: ({ regular }) => (regular ? daysText(regular) : ''),
  hours: hoursText,
  renewal: renewalLine,
  renewalCriteria: (terms) => (mayBeRenewed(terms) ? (terms.renewal?.criteria ?? '') : ''),
  trial: ({ trialMonths }) => (trialMonths === undefined ? '' : trialText(trialMonths)),
  breaks: ({ breakMinutes }) => (breakMinutes === 0 ? 'なし' : durationText(breakMinutes)),
  permit: permitText,
  holidays: ({ regular }) => (regular ? HOLIDAY_POLICY[regular.holidayPolicy] : ''),
  yearEnd: ({ regular }) => (regular ? YEAR_END_POLICY[regular.yearEndPolicy] : ''),
  absence: ({ substitutePolicy }) => (substitutePolicy ? SUBSTITUTE_POLICY[substitutePolicy] : ''),
  paidLeave: ({ paidLeave }) => paidLeave ?? '',
  wage: wageText,
  payDay: ({ payment }) => paymentText(payment),
  withholding: ({ withholdingTable }) => WITHHOLDING_TABLE[withholdingTable],
  carfare: ({ carfare }) => carfareTermText(carfare),
  insurance: ({ socialInsurance }) => socialInsurance,
  liability: ({ malpracticeCoverage }) => malpracticeCoverage,
  smoking: ({ smokingPolicy }) => smokingPolicy,
  cancellation: ({ cancellationPolicy }) => cancellationPolicy,
  conversion: ({ conversion }) => (conversion ? conversionLine(conversion) : ''),
}

const isTerm = (key: string): key is TermKey => Object.hasOwn(TERM_LABEL, key)
const KEYS = Object.keys(TERM_LABEL).filter(isTerm)

/** The lines that the facts make, whatever was kept. */
export const madeLines = (terms: TermsSnapshot): TermLine[] =>
  KEYS.map((key) => ({ heading: TERM_LABEL[key], text: TEXT[key](terms) })).filter(({ text }) => text !== '')

const byHeading = (lines: readonly TermLine[]) => new Map(lines.map(({ heading, text }) => [heading, text]))

/** The terms as doctor and hospital read them, in display order. */
export function termLines(terms: TermsSnapshot): TermLine[] {
  const made = madeLines(terms)
  if (!terms.kept) return made
  const texts = byHeading(made)
  return terms.kept.map(({ heading, text }) => ({ heading, text: text ?? texts.get(heading) ?? '' }))
}

/** What the terms say under one heading; empty where they say nothing. */
export function termTextOf(terms: TermsSnapshot): (key: TermKey) => string {
  const texts = byHeading(termLines(terms))
  return (key) => texts.get(TERM_LABEL[key])?.trim() ?? ''
}

/**
 * The terms with other facts, all else as agreed on. A kept line stays unless the change makes another one of it.
 */
export function changedTerms<Change extends Partial<TermsSnapshot>>(
  agreed: TermsSnapshot,
  change: Change,
): TermsSnapshot & Change {
  const changed = { ...agreed, ...change }
  if (!agreed.kept) return changed
  const [before, after] = [byHeading(madeLines(agreed)), byHeading(madeLines(changed))]
  const stays = agreed.kept.flatMap((line) => {
    if (before.get(line.heading) === after.get(line.heading)) return [line]
    return after.has(line.heading) ? [{ heading: line.heading, text: null }] : []
  })
  const known = new Set(agreed.kept.map(({ heading }) => heading))
  const comes = [...after.keys()].filter((heading) => !before.has(heading) && !known.has(heading))
  return { ...changed, kept: [...stays, ...comes.map((heading) => ({ heading, text: null }))] }
}
