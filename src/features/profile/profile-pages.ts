import type { ProfileSearch } from './profile-search.ts'

/** The pages of the profile, each with an address of its own below `/profile`. */
export const PROFILE_PAGES = {
  basics: '基本情報',
  practice: '医師情報',
  workplace: '常勤先と働き方',
  papers: '書類',
  wishes: '希望条件',
  bank: '振込口座',
  notices: '通知設定',
  account: 'メール・パスワード・LINE',
  sessions: 'ログイン中の端末',
  leave: 'データと退会',
} as const
export type ProfilePage = keyof typeof PROFILE_PAGES

export const isProfilePage = (word: string): word is ProfilePage => Object.hasOwn(PROFILE_PAGES, word)

/** What is verified is asked to be changed where it stands. */
export const pageOfChange = (kind: string): ProfilePage => (kind === 'LICENCE' ? 'practice' : 'basics')

/** The page that an address of the profile as a whole is about: other servers, and older links, know no other. */
export function pageOfSearch({
  edit,
  saved,
  change,
  line,
  mail,
  outcome,
}: ProfileSearch): ProfilePage | undefined {
  const section = edit ?? saved
  if (section !== undefined && isProfilePage(section)) return section
  if (change !== undefined) return pageOfChange(change)
  return (line ?? mail ?? outcome) ? 'account' : undefined
}
