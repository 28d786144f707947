import { useId, type ReactNode } from 'react'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import * as styles from './detail-page.css.ts'

export type DetailFootParts = {
  note: ReactNode
  /** The one action of the page; the note's id describes it. */
  action: (noteId: string) => ReactNode
}

/** The bar at the foot of a listing's page: the heart, the one action, and the reason for it. */
export function DetailFoot({ note, action, like }: DetailFootParts & { like: ReactNode }) {
  const noteId = useId()
  return (
    <StickyBar aria-label="応募">
      <div className={styles.foot}>
        <p id={noteId} className={styles.footNote}>
          {note}
        </p>
        <div className={styles.footActions}>
          {like}
          {action(noteId)}
        </div>
      </div>
    </StickyBar>
  )
}
