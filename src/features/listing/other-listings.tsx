import { useState, type MouseEvent } from 'react'
import { toResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { cardControlClass } from '../../ui/card/card.tsx'
import { bold } from '../../ui/theme/text.css.ts'
import { HospitalRows } from './hospital-rows.tsx'
import type { ListingKindParts } from './listing-kind.ts'
import * as styles from './listing-card.css.ts'

/** The name of the list of listings from the same hospital. */
const SAME_HOSPITAL = '同じ病院の求人'

type OtherListingsProps<Item> = {
  of: ListingKindParts<Item>
  listing: { id: string; hospital: { id: string; name: string } }
}

/** Opens other listings of the hospital under a row; without JavaScript the link leads to a search for them. */
export function OtherListings<Item>({ of, listing: { id, hospital } }: OtherListingsProps<Item>) {
  const [open, setOpen] = useState(false)
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <>
      <Link
        {...toResult(of.kind, { generalHospitalIds: [hospital.id] })}
        aria-expanded={open}
        onClick={toggle}
        aria-label={`${hospital.name}のほかの求人`}
        title={SAME_HOSPITAL}
        className={styles.others}
      />
      {open && (
        <section aria-label={SAME_HOSPITAL} className={`${cardControlClass} ${styles.opened}`}>
          <p className={bold}>{SAME_HOSPITAL}</p>
          <HospitalRows of={of} hospitalId={hospital.id} exceptId={id} />
        </section>
      )}
    </>
  )
}
