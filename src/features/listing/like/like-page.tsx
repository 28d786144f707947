import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { toSubscription } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { applicantOf, type Session } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import { DevicePage } from './device-page.tsx'
import { LikeFrame } from './like-frame.tsx'
import type { LikeSearch } from './like-search.ts'
import { likeCountsQuery } from './liked-listing.queries.ts'
import { OwnClosed, OwnRegulars, OwnSpots } from './own-likes.tsx'
import { contactLinked } from '../../forms/contact-linked.tsx'

export function LikePage({ search }: { search: LikeSearch }) {
  const session = useSuspenseQuery(sessionQuery()).data
  const tab = search.tab ?? 'spot'
  if (session.role === 'Anonymous') return <DevicePage key={tab} tab={tab} outcome={search.outcome} />
  return <OwnPage search={search} session={session} />
}

function OwnPage({ search: { tab, after, outcome }, session }: { search: LikeSearch; session: Session }) {
  const { data: counts } = useQuery(likeCountsQuery())
  return (
    <LikeFrame tab={tab ?? 'spot'} counts={counts} outcome={outcome}>
      <Stack gap={4}>
        {session.role === 'BannedDoctor' && (
          <Notice tone="warn">{contactLinked('現在ご利用いただけません。お問い合わせください。')}</Notice>
        )}
        {tab === undefined && <OwnSpots after={after} viewer={applicantOf(session)} />}
        {tab === 'regular' && <OwnRegulars after={after} />}
        {tab === 'closed' && <OwnClosed after={after} />}
        <Link {...toSubscription()} className={rowLinkClass}>
          フォロー中の病院を見る
        </Link>
      </Stack>
    </LikeFrame>
  )
}
