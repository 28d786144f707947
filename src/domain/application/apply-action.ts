import { REVIEW_TIME } from '../account/review-time.ts'
import { mayApply } from './apply-gate.ts'
import { LIVING_STATES, WAITING_STATES } from './application-state.ts'
import type { ApplicationState } from './application-words.ts'
import { ONLY_MET, type ApplyMode } from '../listing/apply-mode.ts'
import type { ApplicationStatus, ListingStatus } from '../listing/listing-words.ts'
import type { Role } from '../account/role.ts'

/** Target of the listing's primary button; `none` is a disabled button, `nothing` is no button. */
export type ApplyTarget =
  | 'confirm'
  | 'logIn'
  | 'signUp'
  | 'documents'
  | 'applied'
  | 'matched'
  | 'worked'
  | 'search'
  | 'none'
  | 'nothing'

export type ApplyAction = {
  label: string
  target: ApplyTarget
  note: string
  /** Secondary action, for a visitor who already has an account. */
  other?: { label: string; target: ApplyTarget }
}

/** The caller, as far as applying depends on it. */
export type Applicant = {
  role: Role
  /** The licence is submitted and awaits our review. */
  licenceInReview: boolean
  /** A caller whose role alone would give a wrong message. */
  is?: 'LEFT' | 'STAFF' | 'HOSPITAL' | undefined
}

/** What decides whether a listing still takes doctors. */
export type Opening = { status: ListingStatus; openSlots: number; deadlinePassed: boolean }

export type ApplySituation = Applicant &
  Opening & {
    applicationStatus: ApplicationStatus
    applicationState: ApplicationState | null
    overlaps: boolean
    /** By what the listing asks; null for anybody who is no doctor. */
    applyMode: ApplyMode | null
  }

const action = (label: string, target: ApplyTarget, note: string): ApplyAction => ({ label, target, note })

/** Whether the caller may select listings in a list to apply; visitors may, and register first. */
export const mayChoose = ({ role, is }: Applicant): boolean =>
  is === undefined && (role === 'Anonymous' || mayApply(role, 'SELECTION'))

/** Whether the target is a page. */
export const leadsOn = (target: ApplyTarget): target is Exclude<ApplyTarget, 'none' | 'nothing'> =>
  target !== 'none' && target !== 'nothing'

/** Whether the doctor has an open application (`LIVING_STATES`). */
export const hasLiving = (state: ApplicationState | null): boolean =>
  LIVING_STATES.some((living) => living === state)

/** Whether an answer is pending, of hospital or doctor. */
export const isWaitingDoctor = (state: ApplicationState): boolean =>
  WAITING_STATES.some((waiting) => waiting === state)

/** Whether the listing accepts applications, independent of the caller. */
export const isRecruiting = ({ status, openSlots, deadlinePassed }: Opening): boolean =>
  status === 'PUBLISHED' && openSlots > 0 && !deadlinePassed

/** Why a listing is closed; a paused one may open again. */
export const closedText = (status: ListingStatus): string =>
  status === 'PAUSED' ? '病院が募集を一時停止しています' : '募集は終了しました'

/** The same for a listing that closed while its page was open. */
export const closedMeanwhileText = (status: ListingStatus): string =>
  `ご覧になっている間に、${status === 'PAUSED' ? '病院が募集を一時停止しました' : '募集が終了しました'}`

/**
 * Label and target of the listing's primary button; the first matching reason wins.
 */
export function applyAction(situation: ApplySituation): ApplyAction {
  const { role, applicationState, overlaps } = situation
  if (applicationState === 'MATCHED')
    return action('成立した勤務を見る', 'matched', 'この求人は成立しています。')
  if (applicationState !== null && isWaitingDoctor(applicationState))
    return action('応募の状況を見る', 'applied', 'この求人に応募しています。')
  if (!isRecruiting(situation))
    return action('ほかの求人をさがす', 'search', `${closedText(situation.status)}。`)
  if (overlaps && role !== 'Anonymous')
    return action('応募できません', 'none', '同じ時間に確定した勤務があります。')
  const byRole = roleAction(situation, situation.applicationStatus)
  return situation.applyMode === 'CLOSED' && byRole.target === 'confirm'
    ? action('応募できません', 'none', ONLY_MET)
    : byRole
}

/** The same for a shift; once it is over, a matched one is among the works done. */
export function shiftAction(situation: ApplySituation, isOver: boolean): ApplyAction {
  const found = applyAction(situation)
  return found.target === 'matched' && isOver
    ? action('働いた勤務を見る', 'worked', 'この求人の勤務は終わりました。')
    : found
}

const IN_REVIEW = action(
  '審査が終わると応募できます',
  'none',
  `ご登録の内容を確認しています。${REVIEW_TIME}に確認が終わります。`,
)

/** The same for an open listing, where only the caller's role decides. */
export function roleAction(
  { role, licenceInReview, is }: Applicant,
  applicationStatus: ApplicationStatus,
): ApplyAction {
  if (is === 'LEFT') {
    const note = '応募には利用の再開が必要です。画面上部からお申し込みいただけます。'
    return action('退会済みです', 'none', note)
  }
  if (is === 'STAFF' || is === 'HOSPITAL') {
    const who = is === 'STAFF' ? '運営スタッフ' : '病院の担当者'
    const note = `${who}として閲覧しています。応募は医師のアカウントからできます。`
    return action('応募の対象外です', 'nothing', note)
  }
  switch (role) {
    case 'Anonymous':
      return {
        ...action('会員登録して応募', 'signUp', '登録は無料です。医師免許の確認が済むと応募できます。'),
        other: { label: '会員の方はログイン', target: 'logIn' },
      }
    case 'PreRegistered':
      return action('登録を完了して応募', 'signUp', '基本情報と医師情報の入力が済むと応募できます。')
    case 'Initial':
      if (licenceInReview) return IN_REVIEW
      return action(
        '医師免許を提出して応募',
        'documents',
        'あと1ステップ。医師免許証の写真の提出で応募に進めます。',
      )
    case 'InReviewDoctor':
      return IN_REVIEW
    case 'MedicalLicenseVerified':
      return applicationStatus === 'SELECTION'
        ? action('応募内容を確認', 'confirm', '審査が終わりしだい、病院に応募をお伝えします。')
        : action('審査が終わると応募できます', 'none', '選考なしの求人は、審査が終わってから応募できます。')
    case 'BannedDoctor':
      return action('応募できません', 'none', '現在ご利用いただけません。お問い合わせください。')
    case 'TrustedDoctor':
      return applicationStatus === 'FREE'
        ? action('応募して確定する', 'confirm', '次の画面で条件を確かめてから確定します。')
        : action('応募内容を確認', 'confirm', '病院が承認した時点で勤務が確定します。')
  }
}
