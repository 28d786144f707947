import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../../contract/read-fragment.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { isClosed } from '../../listing/closed-listing.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { spotWorksByIdsQuery } from '../../spot/spot.queries.ts'
import type { SpotCardFragment } from '../../spot/spot-card.fragment.ts'
import { useGone } from './use-gone.ts'

export function ClosedMeanwhile({ ids }: { ids: readonly string[] }) {
  const gone = useGone(ids)
  const { data } = useQuery({ ...spotWorksByIdsQuery(gone), enabled: gone.length > 0 })
  const closed = (data ?? []).map((item) => readFragment<typeof SpotCardFragment>(item)).filter(isClosed)
  return (
    <ClosedNotice
      closed={closed.map(({ startTime, hospital }) => `${dayText(startTime)} ${hospital.name}`)}
    />
  )
}
