import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PLACE } from '../../domain/text/place-name.ts'
import { isWithin, type Address } from '../../platform/address.ts'
import {
  toReportedListings,
  toStaff,
  toStaffAccount,
  toStaffAlerts,
  toStaffAudit,
  toStaffContacts,
  toStaffFactors,
  toStaffFigures,
  toStaffHospitals,
  toStaffJobs,
  toStaffMembers,
  toStaffReviews,
  toStaffSurveys,
  toStaffThanks,
  toStaffTroubles,
  toStaffWeather,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Desk, deskCount, DeskPage, deskWay } from '../../ui/desk/desk.tsx'
import { MEMBER_FACTOR, THANKS_REPORTS } from './staff-search.ts'
import { useStaff } from './use-staff.ts'

type Way = { words: string; address: Address }

/** The pages of our staff besides the doctors' queues. */
const WAYS: readonly Way[] = [
  { words: '病院', address: toStaffHospitals() },
  { words: '求人の審査', address: toStaffReviews() },
  { words: '求人の通報', address: toReportedListings() },
  { words: '困りごと', address: toStaffTroubles() },
  { words: PLACE.weather, address: toStaffWeather() },
  { words: 'お問い合わせ', address: toStaffContacts() },
  { words: 'アンケート', address: toStaffSurveys() },
  { words: THANKS_REPORTS, address: toStaffThanks() },
  { words: 'サービスのお知らせ', address: toStaffAlerts() },
  { words: MEMBER_FACTOR, address: toStaffFactors() },
  { words: '数字', address: toStaffFigures() },
  { words: '操作の記録', address: toStaffAudit() },
  { words: '運営スタッフ', address: toStaffMembers() },
  { words: 'ログインの設定', address: toStaffAccount() },
]

/** Links to the pages of our staff; `failedJobs` is the number beside the failed jobs. */
export function OfficeWays({ failedJobs = 0 }: { failedJobs?: number }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const way = ({ words, address }: Way, count = 0) => (
    <Link
      key={words}
      {...address}
      aria-current={isWithin(pathname, address) ? 'page' : undefined}
      className={deskWay}
    >
      {words}
      {count > 0 && <span className={deskCount}>{count}</span>}
    </Link>
  )
  return (
    <>
      {WAYS.map((one) => way(one))}
      {way({ words: '失敗した処理', address: toStaffJobs() }, failedJobs)}
    </>
  )
}

/** A page of our staff, with the navigation beside it. */
export function StaffDesk({ children }: { children: ReactNode }) {
  // Until there is a required second factor, every other page leads back to its own.
  const isOverdue = useStaff().factorWish === 'OVERDUE'
  const ways = isOverdue ? (
    <Link {...toStaffAccount()} aria-current="page" className={deskWay}>
      ログインの設定
    </Link>
  ) : (
    <>
      <Link {...toStaff()} className={deskWay}>
        医師の確認
      </Link>
      <OfficeWays />
    </>
  )
  return (
    <Desk label="運営のページ" ways={ways}>
      <DeskPage>{children}</DeskPage>
    </Desk>
  )
}
