/** Whose notices: the signed-in doctor's, or those of the member's hospital. */
export const NOTICE_SIDES = ['DOCTOR', 'HOSPITAL'] as const
export type NoticeSide = (typeof NOTICE_SIDES)[number]
