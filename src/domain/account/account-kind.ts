/** Whose account it is; an account never changes its kind. */
export const ACCOUNT_KIND = {
  DOCTOR: '医師',
  HOSPITAL: '病院',
  STAFF: '運営スタッフ',
} as const
export type AccountKind = keyof typeof ACCOUNT_KIND
