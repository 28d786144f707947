/** Roles of a hospital's members, with their labels. */
export const MEMBER_ROLE = {
  OWNER: '管理者',
  STAFF: '担当者',
  VIEWER: '閲覧のみ',
} as const
export type MemberRole = keyof typeof MEMBER_ROLE

/** What a member does for the hospital. */
export type HospitalOperation =
  | 'READ_LISTINGS'
  | 'WRITE_LISTINGS'
  | 'READ_APPLICATIONS'
  | 'DECIDE_APPLICATIONS'
  | 'READ_MESSAGES'
  | 'WRITE_MESSAGES'
  | 'DECIDE_CANCELLATIONS'
  | 'ANSWER_REPORTS'
  | 'ISSUE_TERMS'
  | 'EDIT_PROFILE'
  | 'WRITE_THANKS'
  | 'READ_PAYMENTS'
  | 'WRITE_PAYMENTS'
  | 'MANAGE_MEMBERS'

const READ = ['READ_LISTINGS', 'READ_APPLICATIONS', 'READ_MESSAGES', 'READ_PAYMENTS'] as const
const WRITE = [
  ...READ,
  'WRITE_LISTINGS',
  'DECIDE_APPLICATIONS',
  'WRITE_MESSAGES',
  'DECIDE_CANCELLATIONS',
  'ANSWER_REPORTS',
  'ISSUE_TERMS',
  'EDIT_PROFILE',
  'WRITE_THANKS',
  'WRITE_PAYMENTS',
] as const

const ALLOWED: Readonly<Record<MemberRole, readonly HospitalOperation[]>> = {
  OWNER: [...WRITE, 'MANAGE_MEMBERS'],
  STAFF: WRITE,
  VIEWER: READ,
}

/** Whether a member with this role may perform the operation, on what belongs to the member's own hospital. */
export const mayOperate = (role: MemberRole, operation: HospitalOperation): boolean =>
  ALLOWED[role].includes(operation)

const PROVED: readonly HospitalOperation[] = ['MANAGE_MEMBERS']

/** Whether a member performs the operation only in a session that has proved lately who is at the device. */
export const asksProof = (operation: HospitalOperation): boolean => PROVED.includes(operation)
