import type { FragmentOf } from 'gql.tada'
import { readFragment } from '../../contract/read-fragment.ts'
import { memo, useState, type MouseEvent } from 'react'
import { ChevronDownIcon } from '../../ui/icon/control-icons.tsx'
import { resultAddress } from './criteria-address.ts'
import { SameHospital } from './same-hospital.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotCard } from './spot-card.tsx'
import * as styles from './spot-result-page.css.ts'

type ResultItemProps = { listing: FragmentOf<typeof SpotCardFragment>; first: boolean }

/** A card, and under it what else its hospital offers: in place with script, as a search of its own without. */
export const ResultItem = memo(function ResultItem({ listing, first }: ResultItemProps) {
  const { id, hospital } = readFragment<typeof SpotCardFragment>(listing)
  const [open, setOpen] = useState(false)
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <li>
      <SpotCard
        listing={listing}
        sayBeforeTax={first}
        foot={
          <>
            <a
              href={resultAddress({ generalHospitalIds: [hospital.id] })}
              aria-describedby={`h${id}`}
              aria-expanded={open}
              onClick={toggle}
              className={styles.others}
            >
              この病院のほかの求人
              <ChevronDownIcon size="sm" />
            </a>
            {open && (
              <div className={styles.opened}>
                <SameHospital hospitalId={hospital.id} exceptId={id} />
              </div>
            )}
          </>
        }
      />
    </li>
  )
})
