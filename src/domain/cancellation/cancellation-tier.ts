import { HOUR_MS } from '../duration.ts'
import { CANCELLATION_REASON, type CancellationReason } from './cancellation-words.ts'

const DAY_HOURS = 24

/**
 * What a cancellation by the doctor leaves behind, by the time to the start. Never
 * money.
 */
export const CANCELLATION_TIER = {
  NONE: '影響なし',
  EXCUSED: '注意なし(やむを得ない事情)',
  RECORDED: '記録のみ',
  CAUTION_1: '注意1',
  CAUTION_2: '注意2',
  CAUTION_3: '注意3',
} as const
export type CancellationTier = keyof typeof CANCELLATION_TIER

/** 注意 points of a tier. */
export const TIER_POINTS: Readonly<Record<CancellationTier, number>> = {
  NONE: 0,
  EXCUSED: 0,
  RECORDED: 0,
  CAUTION_1: 1,
  CAUTION_2: 2,
  CAUTION_3: 3,
}

/** What a tier means to the doctor. */
export const TIER_MEANING: Readonly<Record<CancellationTier, string>> = {
  NONE: '今後の応募に影響はありません。',
  EXCUSED: 'やむを得ない事情として、注意は付きません。',
  RECORDED: 'キャンセルの記録だけが残り、今後の応募に影響はありません。',
  CAUTION_1: `病院が承認すると、注意が${TIER_POINTS.CAUTION_1}つ付きます。`,
  CAUTION_2: `病院が承認すると、注意が${TIER_POINTS.CAUTION_2}つ付きます。`,
  CAUTION_3: `病院が承認すると、注意が${TIER_POINTS.CAUTION_3}つ付きます。病院への電話連絡も必要です。`,
}

/** The tiers by time, with the fewest hours before the start that still belong to each. */
export const TIER_STEPS = [
  { tier: 'NONE', fromHours: 15 * DAY_HOURS, when: '15日前まで' },
  { tier: 'RECORDED', fromHours: 8 * DAY_HOURS, when: '14〜8日前' },
  { tier: 'CAUTION_1', fromHours: 3 * DAY_HOURS, when: '7〜3日前' },
  { tier: 'CAUTION_2', fromHours: DAY_HOURS, when: '72〜24時間前' },
  { tier: 'CAUTION_3', fromHours: 0, when: '24時間前から' },
] as const satisfies readonly { tier: CancellationTier; fromHours: number; when: string }[]

export const hoursBefore = (start: Date, now: Date): number => (start.getTime() - now.getTime()) / HOUR_MS

export const tierByTime = (hours: number): CancellationTier =>
  TIER_STEPS.find(({ fromHours }) => hours >= fromHours)?.tier ?? 'CAUTION_3'

/**
 * Whether a reason excuses the doctor: where bad weather has been declared for the day of the work (`weather.ts`), once
 * the hospital has confirmed it, or never.
 */
const EXCUSE: Readonly<Record<CancellationReason, 'DECLARED' | 'CONFIRMED' | 'NEVER'>> = {
  SICKNESS: 'CONFIRMED',
  BAD_WEATHER: 'DECLARED',
  RESTRICTION_BY_COVID_19: 'CONFIRMED',
  SCHEDULE_CHANGED_BY_MAIN_HOSPITAL: 'CONFIRMED',
  PERSONAL_REASON: 'NEVER',
}

const reasonsThat = (excuse: 'DECLARED' | 'CONFIRMED'): string =>
  Object.entries(CANCELLATION_REASON)
    .flatMap(([reason, word]) => (isReason(reason) && EXCUSE[reason] === excuse ? [word] : []))
    .join('、')
const isReason = (word: string): word is CancellationReason => Object.hasOwn(CANCELLATION_REASON, word)

/** Which reasons leave no 注意, in a sentence. */
export const excusedText = (): string =>
  `${reasonsThat('DECLARED')}では、運営か病院がその日の悪天候を申告していると付きません(後から申告されると取り消されます)。${reasonsThat('CONFIRMED')}では、病院が事情を確認すると付きません。代わりの先生が見つかったときも付きません。`

const DAYS_OF = Object.fromEntries(TIER_STEPS.map(({ tier, fromHours }) => [tier, fromHours / DAY_HOURS]))

/** From when a cancellation is recorded and leaves 注意, in a sentence. */
export const tiersText = (): string => {
  const [free, recorded] = [DAYS_OF['NONE'] ?? 0, DAYS_OF['RECORDED'] ?? 0]
  return `${free}日前までは影響がありません。${free - 1}日前から${recorded}日前までは記録だけが残り、${recorded - 1}日前からは時期に応じて「注意」が${TIER_POINTS.CAUTION_1}つから${TIER_POINTS.CAUTION_3}つ付きます。`
}

/** Whether the reason excuses where bad weather has been declared. */
export const isDeclarable = (reason: CancellationReason): boolean => EXCUSE[reason] === 'DECLARED'

/** Whether the hospital may confirm the reason, by a medical certificate or an emergency at the main hospital. */
export const isConfirmable = (reason: CancellationReason): boolean => EXCUSE[reason] === 'CONFIRMED'

/** The tier of a cancellation, where `hours` remained to the start when the doctor requested it. */
export function cancellationTier({
  reason,
  hours,
  isDeclared = false,
  isConfirmed = false,
  hasSubstitute = false,
}: {
  reason: CancellationReason
  hours: number
  /** Bad weather has been declared for the work. */
  isDeclared?: boolean
  isConfirmed?: boolean
  hasSubstitute?: boolean
}): CancellationTier {
  const byTime = tierByTime(hours)
  if (byTime === 'NONE') return byTime
  const isExcused =
    hasSubstitute ||
    (isDeclared && EXCUSE[reason] === 'DECLARED') ||
    (isConfirmed && EXCUSE[reason] === 'CONFIRMED')
  return isExcused ? 'EXCUSED' : byTime
}

/** Whether the doctor calls the hospital first: within 24 hours before the start. */
export const needsCall = (seenTier: string): boolean => seenTier === 'CAUTION_3'
