/** What happens to a hospital's members, in words for its history. */
export const MEMBER_EVENT = {
  INVITED: '招待しました',
  INVITATION_VOIDED: '招待を取り消しました',
  JOINED: '参加しました',
  ROLE_CHANGED: '役割を変えました',
  REMOVED: '外しました',
  FACTOR_ON: '二段階認証を設定しました',
  FACTOR_OFF: '二段階認証をやめました',
  FACTOR_CODES: 'リカバリーコードを作り直しました',
  FACTOR_CODE_USED: 'リカバリーコードでログインしました',
  FACTOR_RESET: '二段階認証を解除しました',
  FACTOR_RESET_BY_STAFF: '二段階認証を運営スタッフが解除しました',
} as const
export type MemberEvent = keyof typeof MEMBER_EVENT

/** Hours for which an invitation may be accepted. */
export const INVITATION_HOURS = 72

/** Invitations of a hospital that wait at the same time. */
export const INVITATIONS_LIMIT = 20

/** Members of a hospital. */
export const MEMBERS_LIMIT = 100

type Standing = { memberId: string; role: string }

/** Whether the hospital keeps an owner when this member is none any more. */
export const keepsOwner = (members: readonly Standing[], without: string): boolean =>
  members.some(({ memberId, role }) => role === 'OWNER' && memberId !== without)
