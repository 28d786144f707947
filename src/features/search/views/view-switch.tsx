import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import * as styles from './view-switch.css.ts'

const VIEWS = [
  [undefined, 'リスト'],
  ['calendar', 'カレンダー'],
  ['map', '地図'],
] as const

type View = (typeof VIEWS)[number][0]

type ViewSwitchProps = {
  view: View
  addressOf: (view: View) => Address
}

/** Switches between list, calendar and map of one search; each has its URL. */
export function ViewSwitch({ view, addressOf }: ViewSwitchProps) {
  return (
    <nav aria-label="表示" className={styles.views}>
      {VIEWS.map(([one, label]) => (
        <Link
          key={label}
          {...addressOf(one)}
          aria-current={one === view ? 'page' : undefined}
          className={styles.view}
        >
          {one === 'calendar' ? (
            <>
              <span className={styles.long}>{label}</span>
              <span aria-hidden="true" className={styles.short}>
                暦
              </span>
            </>
          ) : (
            label
          )}
        </Link>
      ))}
    </nav>
  )
}
