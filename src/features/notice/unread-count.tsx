import { useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { NoticeSide } from './notice-side.ts'
import { unreadNoticesQuery } from './notice.queries.ts'
import * as styles from './notice.css.ts'

const MOST = 99

/** The number of unread notices; nothing while it is unknown or zero. Asked for by the browser only. */
export function UnreadCount({ side }: { side: NoticeSide }) {
  const { data: unread = 0 } = useQuery(unreadNoticesQuery(side))
  if (unread === 0) return null
  return (
    <span className={styles.unreadCount}>
      {unread > MOST ? `${MOST}+` : unread}
      <VisuallyHidden>件の未読</VisuallyHidden>
    </span>
  )
}
