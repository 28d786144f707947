import { DOCUMENT_STATE } from '../../domain/doctor/registration-words.ts'
import type { OwnAccountView } from '../account/own-account.functions.ts'
import type { ProfilePageName } from './profile-pages.ts'
import type { Profile } from './profile.functions.ts'

const PAPER = { ...DOCUMENT_STATE, RETURNED: '再提出が必要', EXPIRED: '期限切れ' } as const

const isAsked = (profile: Profile, kinds: readonly (keyof Profile['changes'])[]) =>
  kinds.some((kind) => profile.changes[kind]?.state === 'OPEN') ? '変更を申請中' : undefined

/** A word beside each page in the list: what the doctor or our staff still have to do. */
export function pageHints(
  profile: Profile | null,
  account: OwnAccountView | null,
): Partial<Record<ProfilePageName, string | undefined>> {
  const licence = profile?.papers.find(({ kind }) => kind === 'LICENCE')
  return {
    ...(profile?.sections && {
      basics: isAsked(profile, ['NAME', 'SEX', 'BIRTH_DATE']),
      practice: isAsked(profile, ['LICENCE']),
      papers: licence ? PAPER[licence.state] : '未提出',
      bank: profile.bankState === 'KEPT' ? '登録済み' : '未登録',
    }),
    account: account?.isMailUnconfirmed ? 'メール未確認' : undefined,
  }
}
