import { useState, type MouseEvent, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../ui/icon/control-icons.tsx'
import * as styles from './result-page.css.ts'

type OtherListingsProps = {
  /** The hospital's listings as a search of its own. */
  address: string
  /** The element that names the hospital. */
  hospitalId: string
  /** What the hospital offers besides, fetched when it is looked at. */
  children: ReactNode
}

/** Under a card what else its hospital offers: in place with script, as a search of its own without. */
export function OtherListings({ address, hospitalId, children }: OtherListingsProps) {
  const [open, setOpen] = useState(false)
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <a
        href={address}
        aria-describedby={hospitalId}
        aria-expanded={open}
        onClick={toggle}
        className={styles.others}
      >
        この病院のほかの求人
        <ChevronDownIcon size="sm" />
      </a>
      {open && <div className={styles.opened}>{children}</div>}
    </>
  )
}
