import { numberText } from '../../domain/text/money-text.ts'
import { toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import type { OpenEntry } from './open-entry.ts'
import * as styles from './home.css.ts'

type EntryLinksProps = { label: string; entries: readonly OpenEntry[] }

/** Links to common searches, each with its number of listings. */
export function EntryLinks({ label, entries }: EntryLinksProps) {
  return (
    <Inline as="nav" aria-label={label}>
      {entries.map((entry) => (
        <Link key={entry.label} {...toSpotResult(entry.criteria)} className={chipClass()}>
          {entry.label} <span className={styles.count}>{numberText(entry.count)}件</span>
        </Link>
      ))}
    </Inline>
  )
}
