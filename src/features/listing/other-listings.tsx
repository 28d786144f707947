import { useState, type MouseEvent, type ReactNode } from 'react'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { cardControlClass } from '../../ui/card/card.tsx'
import * as styles from './listing-card.css.ts'

type OtherListingsProps = {
  /** The hospital's listings as a search of its own. */
  address: Address
  hospitalName: string
  /** What the hospital offers besides, fetched when it is looked at. */
  children: ReactNode
}

/** Under a row what else its hospital offers: in place with script, as a search of its own without. */
export function OtherListings({ address, hospitalName, children }: OtherListingsProps) {
  const [open, setOpen] = useState(false)
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <Link
        {...address}
        aria-expanded={open}
        onClick={toggle}
        aria-label={`${hospitalName}のほかの求人`}
        title="この病院のほかの求人"
        className={styles.others}
      />
      {open && <div className={`${cardControlClass} ${styles.opened}`}>{children}</div>}
    </>
  )
}
