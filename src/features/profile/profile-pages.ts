import { PLACE } from '../../domain/text/place-name.ts'
import type { ProfileSearch } from './profile-search.ts'

/** The profile pages, each with a URL of its own below `/profile`. */
export const PROFILE_PAGES = {
  basics: '基本情報',
  practice: '医師情報',
  workplace: '常勤先と働き方',
  papers: '書類',
  wishes: '希望条件',
  bank: '振込口座',
  notices: PLACE.notices,
  calendar: 'カレンダー購読',
  account: PLACE.account,
  factor: '二段階認証',
  sessions: 'ログイン中の端末',
  leave: PLACE.leave,
} as const
export type ProfilePageName = keyof typeof PROFILE_PAGES

export const isProfilePage = (word: string): word is ProfilePageName => Object.hasOwn(PROFILE_PAGES, word)

/** The page on which a verified value is shown, and its change requested. */
export const pageOfChange = (kind: string): ProfilePageName => (kind === 'LICENCE' ? 'practice' : 'basics')

/** The page meant by search params of `/profile` itself, which other servers and old links use. */
export function pageOfSearch({
  edit,
  saved,
  change,
  line,
  mail,
  outcome,
}: ProfileSearch): ProfilePageName | undefined {
  const section = edit ?? saved
  if (section !== undefined && isProfilePage(section)) return section
  if (change !== undefined) return pageOfChange(change)
  return (line ?? mail ?? outcome) ? 'account' : undefined
}
