import { useId } from 'react'
import type { ApplyAction, ApplyTarget } from '../../domain/apply-action.ts'
import { yenText } from '../../domain/money-text.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { SEARCH_PATH } from './criteria-address.ts'
import * as styles from './detail-page.css.ts'

type DetailFootProps = { id: string; fee: number; action: ApplyAction }

const confirmPath = (id: string) => `/application/spot?ids=${id}`

const PATH: Record<Exclude<ApplyTarget, 'none'>, (id: string) => string> = {
  confirm: confirmPath,
  logIn: (id) => `/login?returnTo=${encodeURIComponent(confirmPath(id))}`,
  signUp: (id) => `/sign-up?returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  documents: (id) => `/sign-up?step=documents&returnTo=${encodeURIComponent(`/spot/${id}`)}`,
  applied: () => '/work/applied',
  matched: () => '/work/matched',
  search: () => SEARCH_PATH,
}

/** The one action of the page, and why it is this one. */
export function DetailFoot({ id, fee, action: { label, target, note } }: DetailFootProps) {
  const noteId = useId()
  return (
    <StickyBar aria-label="応募">
      <div className={styles.foot}>
        <p id={noteId} className={styles.footNote}>
          {target === 'confirm' && <span className={styles.footPay}>{yenText(fee)} </span>}
          {note}
        </p>
        {target === 'none' ? (
          <Button variant="filled" disabled aria-describedby={noteId} block>
            {label}
          </Button>
        ) : (
          <a
            href={PATH[target](id)}
            aria-describedby={noteId}
            className={buttonClass({ variant: 'filled', block: true })}
          >
            {label}
          </a>
        )}
      </div>
    </StickyBar>
  )
}
