import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { deviceIds, type DeviceLike } from '../../../domain/listing/device-likes.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLike, toLogin } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { applicantOf, VISITOR } from '../../session/session.ts'
import { deviceLikes, onDeviceChange } from '../../like/device-store.ts'
import { ClosedList } from './closed-likes.tsx'
import { LikeFrame } from './like-frame.tsx'
import type { LikeTab } from './like-search.ts'
import { LikesLoading, LikesProblem, NoLikes } from './like-states.tsx'
import { deviceListingsQuery } from './liked-listing.queries.ts'
import { LikedRegulars } from './liked-regulars.tsx'
import { isOpenAt, LikedSpots } from './liked-spots.tsx'
import { scripted } from '../../../ui/layout/layout.css.ts'

type DevicePageProps = { tab: LikeTab; outcome: string | undefined }

/**
 * A visitor's likes are in local storage: the server renders a skeleton, and a notice for browsers without
 * JavaScript.
 */
export function DevicePage({ tab, outcome }: DevicePageProps) {
  const likes = useSyncExternalStore(onDeviceChange, deviceLikes, () => undefined)
  if (likes !== undefined) return <KeptPage tab={tab} outcome={outcome} likes={likes} />
  return (
    <LikeFrame tab={tab} outcome={outcome}>
      <noscript>
        <Notice>
          <LogIn />
          すると、お気に入りを保存できます。ログインせずに使うには、JavaScriptを有効にしてください。
        </Notice>
      </noscript>
      <div className={scripted}>
        <LikesLoading />
      </div>
    </LikeFrame>
  )
}

const LogIn = () => (
  <Link {...toLogin({ returnTo: hrefOf(toLike()) })} className={textLinkClass}>
    ログイン
  </Link>
)

function KeptPage({ tab, outcome, likes }: DevicePageProps & { likes: readonly DeviceLike[] }) {
  // The likes at the time the page was opened: a heart removed by mistake can be pressed again in its place.
  const [shown] = useState(likes)
  const spotIds = deviceIds(shown, 'spot')
  const regularIds = deviceIds(shown, 'regular')
  const hospitals = deviceIds(likes, 'hospital').length
  const {
    data,
    dataUpdatedAt: now,
    isError,
    error,
    refetch,
  } = useQuery(deviceListingsQuery(spotIds, regularIds))
  if (isError)
    return (
      <LikeFrame tab={tab} outcome={outcome}>
        <LikesProblem error={error} retry={() => void refetch()} />
      </LikeFrame>
    )
  if (!data)
    return (
      <LikeFrame tab={tab} outcome={outcome}>
        <LikesLoading />
      </LikeFrame>
    )
  const feeOf = (kind: string, id: string) =>
    shown.find((one) => one.kind === kind && one.id === id)?.fee ?? null
  const spots = data.spotWorksByIds
    .filter((listing) => isOpenAt(listing, now))
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
    .map((listing) => ({ listing, feeAtLike: feeOf('spot', listing.id) }))
  const regulars = data.regularWorksByIds
    .filter((listing) => isOpenAt(listing, now))
    .toSorted((a, b) => (a.contractStart < b.contractStart ? -1 : 1))
    .map((listing) => ({ listing, feeAtLike: feeOf('regular', listing.id) }))
  const closed = [
    ...data.spotWorksByIds.map((spotWork) => ({ spotWork, regularWork: null })),
    ...data.regularWorksByIds.map((regularWork) => ({ spotWork: null, regularWork })),
  ].filter(({ spotWork, regularWork }) => {
    const listing = spotWork ?? regularWork
    return listing !== null && !isOpenAt(listing, now)
  })
  const lists: Record<LikeTab, ReactNode> = {
    spot: spots.length > 0 && <LikedSpots items={spots} now={now} viewer={applicantOf(VISITOR)} />,
    regular: regulars.length > 0 && <LikedRegulars items={regulars} now={now} />,
    closed: closed.length > 0 && <ClosedList items={closed} />,
  }
  return (
    <LikeFrame
      tab={tab}
      outcome={outcome}
      counts={{ spot: spots.length, regular: regulars.length, closed: closed.length }}
    >
      <Stack gap={4}>
        <Notice>
          この端末に保存されています。
          <LogIn />
          すると引き継がれ、ほかの端末でも見られます。
          {hospitals > 0 &&
            `フォローした${hospitals}件の病院の新着も、ログインするとお知らせを受け取れます。`}
        </Notice>
        {lists[tab] || <NoLikes tab={tab} />}
      </Stack>
    </LikeFrame>
  )
}
