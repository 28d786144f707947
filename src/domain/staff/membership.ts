import { HOUR_MS } from '../duration.ts'

/** How long a member whom a colleague has added may do nothing, unless another colleague confirms. */
export const WAIT_HOURS = 24

/** How long after that a member is none of the two whom a decision takes. */
const NEW_HOURS = 24

/** From when on somebody is a member, and from when on one of two. */
export type StaffMembership = { activeFrom: Date | null; secondFrom: Date | null }

/** Added by a colleague: nobody has confirmed yet. */
export const addedAt = (now: Date): { activeFrom: Date; secondFrom: Date } =>
  confirmedAt(new Date(now.getTime() + WAIT_HOURS * HOUR_MS))

/** Confirmed by a second colleague. */
export const confirmedAt = (now: Date): { activeFrom: Date; secondFrom: Date } => ({
  activeFrom: now,
  secondFrom: new Date(now.getTime() + NEW_HOURS * HOUR_MS),
})

/** Whether a member waits to be confirmed, and may do nothing. */
export const isWaiting = ({ activeFrom }: Pick<StaffMembership, 'activeFrom'>, now: Date): boolean =>
  activeFrom !== null && activeFrom > now

/** Whether a member is too new to be one of the two whom a decision takes. */
export const isNewMember = ({ secondFrom }: Pick<StaffMembership, 'secondFrom'>, now: Date): boolean =>
  secondFrom !== null && secondFrom > now

/** When somebody who has been added becomes one of two. */
export const SECOND_FROM_WORDS = `追加から${WAIT_HOURS + NEW_HOURS}時間後、またはほかの方が登録を確認してから${NEW_HOURS}時間後`

export const NEW_MEMBER_WORDS = `運営スタッフになってから${NEW_HOURS}時間は、2人で行う判断の提案も確認もできません。ほかの担当者にご依頼ください。`
