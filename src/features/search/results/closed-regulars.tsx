import { useQuery } from '@tanstack/react-query'
import { readFragment } from '../../../contract/read-fragment.ts'
import { patternText } from '../../../domain/listing/regular-text.ts'
import { isClosed } from '../../listing/closed-listing.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { useGone } from './use-gone.ts'
import type { RegularCardFragment } from '../../regular/regular-card.fragment.ts'
import { regularWorksByIdsQuery } from '../../regular/regular.queries.ts'

export function ClosedRegulars({ ids }: { ids: readonly string[] }) {
  const gone = useGone(ids)
  const { data } = useQuery({ ...regularWorksByIdsQuery(gone), enabled: gone.length > 0 })
  const closed = (data ?? []).map((item) => readFragment<typeof RegularCardFragment>(item)).filter(isClosed)
  return <ClosedNotice closed={closed.map((listing) => `${patternText(listing)} ${listing.hospital.name}`)} />
}
