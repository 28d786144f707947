import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { dayText } from '../../domain/shift-text.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { spotWorksByIdsQuery } from './listing.queries.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'

/** As many as one question may name. */
const ASKED = 10

/** Which listings stood in a list and no longer do, since this list was first shown. */
function useGone(ids: readonly string[]): string[] {
  const before = useRef(ids)
  const [gone, setGone] = useState<string[]>([])
  const text = ids.join(' ')
  useEffect(() => {
    const now = text === '' ? [] : text.split(' ')
    const missing = before.current.filter((id) => !now.includes(id))
    before.current = now
    if (missing.length > 0) setGone((known) => [...new Set([...missing, ...known])].slice(0, ASKED))
  }, [text])
  return gone
}

/**
 * A list that is looked at again has lost what was closed meanwhile: that is said, so that nobody searches for it. What
 * only moved to another place of the list is not spoken of.
 */
export function ClosedMeanwhile({ ids }: { ids: readonly string[] }) {
  const gone = useGone(ids)
  const { data } = useQuery({ ...spotWorksByIdsQuery(gone), enabled: gone.length > 0 })
  const closed = (data ?? [])
    .map((item) => readFragment<typeof SpotCardFragment>(item))
    .filter(({ status, slots, filledSlots }) => status !== 'PUBLISHED' || filledSlots >= slots)
  if (closed.length === 0) return null
  return (
    <Notice role="status" title="先ほどの一覧から、募集が終了した求人を除きました">
      {closed.map(({ startTime, hospital }) => `${dayText(startTime)} ${hospital.name}`).join('、')}
    </Notice>
  )
}
