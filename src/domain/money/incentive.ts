import type { IncentiveType } from './pay-words.ts'

export const AMBULANCE_DECLINE_REASON = {
  OUT_OF_SPECIALTY: '専門外',
  BEDS_FULL: '満床',
  TREATING_OTHERS: '他の患者を処置中',
  EQUIPMENT: '設備・検査ができない',
  STAFF_SHORTAGE: 'スタッフ不足',
  OTHER: 'その他',
} as const
export type AmbulanceDeclineReason = keyof typeof AMBULANCE_DECLINE_REASON
export type Declined = Readonly<Partial<Record<AmbulanceDeclineReason, number>>>

/** The counts of a report. */
export type WorkCounts = {
  ambulanceAccepted: number
  declined: Declined
  /** Admitted of those who came by ambulance, and of those who walked in. */
  admissionsAmbulance: number
  admissionsWalkIn: number
  walkIns: number
  wardCalls: number
}

export type IncentiveRule = { type: IncentiveType; unitYen: number; capYen: number | null }
export type IncentiveLine = IncentiveRule & { count: number; yen: number }

/** What an incentive counts; 「その他」 is for the hospital to add. */
const COUNT_OF: Readonly<Record<IncentiveType, (counts: WorkCounts) => number>> = {
  AMBULANCE: ({ ambulanceAccepted }) => ambulanceAccepted,
  HOSPITALIZATION_AMBULANCE: ({ admissionsAmbulance }) => admissionsAmbulance,
  HOSPITALIZATION_WALK_IN: ({ admissionsWalkIn }) => admissionsWalkIn,
  WALK_IN: ({ walkIns }) => walkIns,
  OTHER: () => 0,
}

/** The incentives of a work line by line: rule × count = yen, at most the cap. */
export const incentiveLines = (rules: readonly IncentiveRule[], counts: WorkCounts): IncentiveLine[] =>
  rules.map(({ type, unitYen, capYen }) => {
    const count = COUNT_OF[type](counts)
    return { type, unitYen, capYen, count, yen: Math.min(unitYen * count, capYen ?? Infinity) }
  })

export const incentiveYen = (rules: readonly IncentiveRule[], counts: WorkCounts): number =>
  incentiveLines(rules, counts).reduce((sum, { yen }) => sum + yen, 0)
