import { useId, type ReactNode } from 'react'
import { leadsOn, type ApplyAction } from '../../domain/application/apply-action.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { APPLY_ADDRESS } from './apply-address.ts'
import * as styles from '../listing/detail/detail-page.css.ts'

type DetailFootProps = { id: string; fee: number; action: ApplyAction; like: ReactNode }

/** The one action of the page, and why it is this one. */
export function DetailFoot({ id, fee, action: { label, target, note, other }, like }: DetailFootProps) {
  const noteId = useId()
  return (
    <StickyBar aria-label="応募">
      <div className={styles.foot}>
        <p id={noteId} className={styles.footNote}>
          {target === 'confirm' && <span className={styles.footPay}>{yenText(fee)} </span>}
          {note}
          {other && leadsOn(other.target) && (
            <>
              {' '}
              <Link {...APPLY_ADDRESS[other.target](id)} className={textLinkClass}>
                {other.label}
              </Link>
            </>
          )}
        </p>
        <div className={styles.footActions}>
          {like}
          {leadsOn(target) && (
            <Link
              {...APPLY_ADDRESS[target](id)}
              aria-describedby={noteId}
              className={buttonClass({ variant: 'filled', block: true })}
            >
              {label}
            </Link>
          )}
          {target === 'none' && (
            <Button variant="filled" disabled aria-describedby={noteId} block>
              {label}
            </Button>
          )}
        </div>
      </div>
    </StickyBar>
  )
}
