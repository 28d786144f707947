import { shiftText } from '../../../domain/text/shift-text.ts'
import { addDays, tokyoInstant, tokyoText } from '../../../domain/text/tokyo-time.ts'
import { madeLines } from '../../../domain/listing/terms/term-lines.ts'
import type {
  ConversionTerms,
  PermitTerms,
  RegularContract,
  RenewalTerms,
  TermLine,
  TermsSnapshot,
} from '../../../domain/listing/terms/terms-snapshot.ts'
import * as labels from './old-labels.ts'
import { readCarfare, readPayment, readWage } from './old-wage.ts'

/**
 * Terms as they were stored before they held facts: lines, with some figures beside them. The only place that reads
 * such lines back (`DECISIONS.md`); nothing else may.
 */
export type OldTerms = Pick<
  TermsSnapshot,
  | 'listingNumber'
  | 'hospitalName'
  | 'title'
  | 'startTime'
  | 'endTime'
  | 'fee'
  | 'hourlyFee'
  | 'premiumYen'
  | 'regular'
> & {
  terms: TermLine[]
  /** Missing in the oldest ones. */
  incentives?: { type: TermsSnapshot['incentives'][number]['type']; unitYen: number; capYen: number | null }[]
  permit?: PermitTerms | undefined
}

const minutesIn = (text: string): number => {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+)時間)?(?:(\d+)分)?$/.exec(text) ?? []
  return Number(hours) * 60 + Number(minutes)
}

function readDuty(text: string): Pick<TermsSnapshot, 'duties' | 'departments'> {
  const [duties = '', departments = ''] = text.split('\n診療科: ')
  return {
    duties: duties.split('、').flatMap((label) => labels.DUTIES.get(label) ?? []),
    departments: departments.split('、').flatMap((label) => labels.DEPARTMENTS.get(label) ?? []),
  }
}

const CLOCKS = /(\d{1,2}):(\d{2})〜\D*?(?:\d+\/\d+\(.\) )?(\d{1,2}):(\d{2})$/

/** The instants of a band near the shift that read as it does. */
function bandOf(text: string, startTime: string): Pick<PermitTerms, 'start' | 'end'> {
  const [, ...clocks] = CLOCKS.exec(text) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clocks.map(Number)
  const day = startTime.slice(0, 10)
  for (const first of [0, 1, -1, 2])
    for (const nights of [0, 1, 2]) {
      const from = addDays(day, first)
      const start = tokyoText(tokyoInstant(from, fromHour * 60 + fromMinute))
      const end = tokyoText(tokyoInstant(addDays(from, nights), toHour * 60 + toMinute))
      if (shiftText(start, end) === text) return { start, end }
    }
  return { start: null, end: null }
}

function readPermit(text: string, { permit, startTime, regular }: OldTerms): PermitTerms | undefined {
  const [label, kind] = [...labels.PERMITS].find(([one]) => text === one || text.startsWith(`${one} `)) ?? []
  if (label === undefined || kind === undefined) return permit
  const band = text.slice(label.length + 1)
  const [, hour, minute, toHour, toMinute] = CLOCKS.exec(band) ?? []
  const clock = (hours: string | undefined, minutes: string | undefined) =>
    hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`
  return {
    kind,
    from: permit?.from ?? clock(hour, minute),
    to: permit?.to ?? clock(toHour, toMinute),
    ...(!regular && bandOf(band, startTime)),
  }
}

const RENEWED = /^更新することがあります\((?:上限なし|(?:(\d+)回まで)?・?(?:通算(\d+)年まで)?)\)$/

function readRenewal(text: string, criteria: string): RenewalTerms {
  const caps = RENEWED.exec(text)
  const numberOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits))
  return {
    exists: caps !== null,
    criteria: criteria || null,
    maxCount: numberOf(caps?.[1]),
    maxYears: numberOf(caps?.[2]),
  }
}

const DAY = '(\\d{4})年(\\d+)/(\\d+)\\(.\\)'
const RIGHT = new RegExp(`^${DAY}〜${DAY}の間に病院へ申し込むと`)
const APPLIED = new RegExp(`^${DAY}に先生から申し込みがあり、${DAY}から期間の定めのない契約です`)

function readConversion(text: string): ConversionTerms | undefined {
  const days = (pattern: RegExp) => {
    const [, ...numbers] = pattern.exec(text) ?? []
    const day = (at: number) =>
      `${numbers[at]}-${numbers[at + 1]?.padStart(2, '0')}-${numbers[at + 2]?.padStart(2, '0')}`
    return numbers.length === 6 ? [day(0), day(3)] : []
  }
  const [from, until] = days(RIGHT)
  if (from !== undefined && until !== undefined) return { from, until }
  const [appliedOn, startsOn] = days(APPLIED)
  return appliedOn !== undefined && startsOn !== undefined ? { appliedOn, startsOn } : undefined
}

type TextOf = (key: keyof typeof labels.HEADING) => string

const ofContract = (regular: RegularContract, textOf: TextOf) => {
  const trial = textOf('trial')
  const months = /^(\d+)か月\(条件は同じです\)$/.exec(trial)?.[1]
  return {
    regular,
    interview: labels.INTERVIEWED.get(textOf('interview')),
    renewal: readRenewal(textOf('renewal'), textOf('renewalCriteria')),
    trialMonths: trial === '' ? undefined : months === undefined ? null : Number(months),
    substitutePolicy: labels.SUBSTITUTES.get(textOf('absence')),
    paidLeave: textOf('paidLeave'),
    conversion: readConversion(textOf('conversion')),
  }
}

/** The facts as far as the lines say them; what they do not say is what the app took it for until then. */
function readFacts(old: OldTerms): TermsSnapshot {
  const { terms, incentives, permit: _permit, regular, ...figures } = old
  const texts = new Map(terms.map(({ heading, text }) => [heading, text]))
  const textOf: TextOf = (key) => texts.get(labels.HEADING[key]) ?? ''
  const workplace = textOf('workplace')
  return {
    requirements: null,
    ...figures,
    // A process of the version before may have changed the lines beside facts.
    kept: undefined,
    ...readWage(textOf('wage'), incentives),
    permit: readPermit(textOf('permit'), old),
    formation: labels.FORMED.get(textOf('formation')) ?? (regular ? 'ON_CONSENT_TO_CONTRACT' : 'ON_CONSENT'),
    workplace: workplace.startsWith(`${old.hospitalName} `)
      ? workplace.slice(old.hospitalName.length + 1)
      : workplace,
    workplaceScope: textOf('workplaceScope'),
    ...readDuty(textOf('duty')),
    dutyScope: textOf('dutyScope'),
    breakMinutes: regular?.breakMinutes ?? minutesIn(textOf('breaks')),
    payment: readPayment(textOf('payDay')),
    withholdingTable: labels.TABLES.get(textOf('withholding')) ?? 'UNKNOWN',
    carfare: readCarfare(textOf('carfare')),
    socialInsurance: textOf('insurance'),
    malpracticeCoverage: textOf('liability'),
    smokingPolicy: textOf('smoking'),
    cancellationPolicy: textOf('cancellation'),
    ...(regular
      ? ofContract(regular, textOf)
      : { selection: labels.SELECTED.get(textOf('selection')), contractPeriod: textOf('period') }),
  }
}

/** The hours of a 日当直 on holidays follow from the contract; they were printed wrongly where it ends on the same day. */
const HOLIDAY = /^(?:\d{1,2}:\d{2}〜翌?\d{1,2}:\d{2})?(?: ?祝日 1回 [\d,]+円)?$/
const withoutHoliday = (wage: string): string =>
  wage
    .split('\n')
    .filter((line) => !HOLIDAY.test(line))
    .join('\n')

/** Whether a line that is kept as it was says something that is no fact; others are only worded otherwise since. */
function isUnread(
  { heading, text }: TermLine,
  made: string | undefined,
  { payment }: TermsSnapshot,
): boolean {
  if (heading === labels.HEADING.payDay) return payment.payday === null
  if (heading === labels.HEADING.permit)
    return ![...labels.PERMITS.keys()].some((label) => text.startsWith(label))
  if (heading === labels.HEADING.wage) return withoutHoliday(text) !== withoutHoliday(made ?? '')
  return true
}

/**
 * The facts of old terms. Where they do not make the lines that were agreed on, those lines are kept as they were:
 * `unread` has their headings.
 */
export function readOldTerms(old: OldTerms): { terms: TermsSnapshot; unread: string[] } {
  const terms = readFacts(old)
  const made = madeLines(terms)
  if (JSON.stringify(made) === JSON.stringify(old.terms.map(({ heading, text }) => ({ heading, text }))))
    return { terms, unread: [] }
  const texts = new Map(made.map(({ heading, text }) => [heading, text]))
  // A shift that was moved has its hours beside the lines, of which one still says those before.
  const isMade = ({ heading, text }: TermLine) =>
    texts.get(heading) === text || (heading === labels.HEADING.hours && !old.regular)
  return {
    terms: {
      ...terms,
      kept: old.terms.map((line) => ({ heading: line.heading, text: isMade(line) ? null : line.text })),
    },
    unread: old.terms
      .filter((line) => !isMade(line) && isUnread(line, texts.get(line.heading), terms))
      .map(({ heading }) => heading),
  }
}
