import type { ReactNode } from 'react'
import { media } from '../../../ui/theme/breakpoints.ts'
import * as styles from '../form/result-page.css.ts'
import { useMedia } from '../../../platform/use-media.ts'

/** The left column of the results. Served to all, since a server knows no widths; a narrow screen drops it unread. */
export function SideFilter({ children }: { children: ReactNode }) {
  const wide = useMedia(media.xl)
  return (
    <section aria-label="条件を選ぶ" className={styles.filter}>
      {wide && children}
    </section>
  )
}
