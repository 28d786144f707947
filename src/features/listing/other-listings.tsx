import { useState, type MouseEvent, type ReactNode } from 'react'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { cardControlClass } from '../../ui/card/card.tsx'
import * as styles from './listing-card.css.ts'

type OtherListingsProps = {
  kind: SearchKind
  hospital: { id: string; name: string }
  /** What the hospital offers besides, fetched when it is looked at. */
  children: ReactNode
}

/** Under a row what else its hospital offers: in place with script, as a search of its own without. */
export function OtherListings({ kind, hospital, children }: OtherListingsProps) {
  const [open, setOpen] = useState(false)
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <Link
        {...toResult(kind, { generalHospitalIds: [hospital.id] })}
        aria-expanded={open}
        onClick={toggle}
        aria-label={`${hospital.name}のほかの求人`}
        title="この病院のほかの求人"
        className={styles.others}
      />
      {open && <div className={`${cardControlClass} ${styles.opened}`}>{children}</div>}
    </>
  )
}
