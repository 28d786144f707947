import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hrefOf, isWithin, type Address } from '../../platform/address.ts'
import {
  toFactor,
  toFigures,
  toHospital,
  toHospitalCalendar,
  toHospitalMembers,
  toHospitalMessages,
  toHospitalNotices,
  toHospitalProfile,
  toHospitalThanks,
  toHospitalPayments,
  toHospitalWorks,
  toOwnListings,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Desk, deskWay } from '../../ui/desk/desk.tsx'
import { UnreadCount } from '../notice/unread-count.tsx'
import { ChooseHospital } from './choose-hospital.tsx'
import * as styles from './hospital.css.ts'
import { StandingNote } from './standing-note.tsx'
import { useMemberships } from './use-memberships.ts'

type Way = { words: string; address: Address; count?: () => ReactNode }

/** The pages of a hospital, in the order of its navigation. */
const WAYS: readonly Way[] = [
  { words: 'やること', address: toHospital() },
  { words: '求人', address: toOwnListings() },
  { words: 'カレンダー', address: toHospitalCalendar() },
  { words: '勤務', address: toHospitalWorks() },
  { words: 'お礼', address: toHospitalThanks() },
  { words: '支払い', address: toHospitalPayments() },
  { words: 'メッセージ', address: toHospitalMessages() },
  { words: '数字', address: toFigures() },
  { words: '病院情報', address: toHospitalProfile() },
  { words: '担当者', address: toHospitalMembers() },
  { words: 'ログインの設定', address: toFactor() },
  { words: 'お知らせ', address: toHospitalNotices(), count: () => <UnreadCount side="HOSPITAL" /> },
]

/** Pages that stand beside the navigation's own, by the first part of their address below the start. */
const SECTION: Partial<Record<string, Address>> = {
  applications: toHospital(),
  cancellations: toHospitalWorks(),
  'no-shows': toHospitalWorks(),
  offers: toHospitalThanks(),
  reports: toHospitalWorks(),
}

/** A page belongs to the way of its own address, or of a section above it; the start is above them all. */
function isCurrent(pathname: string, address: Address) {
  const section = SECTION[pathname.split('/')[2] ?? '']
  if (section) return hrefOf(section) === hrefOf(address)
  return hrefOf(address) === hrefOf(toHospital()) ? pathname === hrefOf(address) : isWithin(pathname, address)
}

/** Navigation of the hospital's pages, with the page beside it. */
export function HospitalFrame() {
  const memberships = useMemberships()
  const [chosen] = memberships
  const pathname = useLocation({ select: (location) => location.pathname })
  // Until there is a second factor, every other page leads back to its own.
  const isOverdue = chosen?.factorWish === 'OVERDUE'
  const ways = (
    <>
      <ChooseHospital memberships={memberships} />
      {WAYS.filter(({ address }) => !isOverdue || hrefOf(address) === hrefOf(toFactor())).map(
        ({ words, address, count }) => (
          <Link
            key={words}
            {...address}
            aria-current={isCurrent(pathname, address) ? 'page' : undefined}
            className={deskWay}
          >
            {words}
            {count?.()}
          </Link>
        ),
      )}
    </>
  )
  return (
    <Desk label="病院のページ" ways={ways}>
      {chosen && chosen.standing !== 'ACTIVE' ? (
        <div className={styles.noted}>
          <StandingNote standing={chosen.standing} />
          <Outlet />
        </div>
      ) : (
        <Outlet />
      )}
    </Desk>
  )
}
