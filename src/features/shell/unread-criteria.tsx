import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stringifySearch } from '../../domain/search/search-serialization.ts'
import { Notice } from '../../ui/notice/notice.tsx'

/**
 * Says once that the address held a criterion nobody could read. The mark leaves the address as soon as there is a script,
 * so that a reload or a shared link does not say it again; the words stay until the search changes.
 */
export function UnreadCriteria({ unread }: { unread: boolean }) {
  const navigate = useNavigate()
  const address = useLocation({
    select: ({ pathname, search }) => pathname + stringifySearch({ ...search, unread: undefined }),
  })
  const [saidAt, setSaidAt] = useState(unread ? address : undefined)
  if (unread && saidAt !== address) setSaidAt(address)
  useEffect(() => {
    if (unread)
      void navigate({
        to: '.',
        search: (search) => ({ ...search, unread: undefined }),
        replace: true,
        resetScroll: false,
      })
  }, [unread, navigate])
  if (!unread && saidAt !== address) return null
  return (
    <Notice tone="warn" role="status" banner title="読み取れない条件がありました">
      読み取れた条件だけで検索しています。条件をご確認ください。
    </Notice>
  )
}
