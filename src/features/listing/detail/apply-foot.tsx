import type { ReactNode } from 'react'
import { leadsOn, type ApplyAction } from '../../../domain/application/apply-action.ts'
import { logged } from '../../../domain/visit/logger-attributes.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import type { DetailFootParts } from './detail-foot.tsx'
import * as styles from './detail-page.css.ts'
import type { ApplyAddresses } from '../apply-address.ts'
import { contactLinked } from '../../forms/contact-linked.tsx'

/** The next step of applying to a listing, and the reason for it. */
export const applyFoot = (
  { id, pay }: { id: string; pay: string },
  { label, target, note, other }: ApplyAction,
  addresses: ApplyAddresses,
  more?: ReactNode,
): DetailFootParts => ({
  note: (
    <>
      {target === 'confirm' && <span className={styles.footPay}>{pay} </span>}
      {contactLinked(note)}
      {other && leadsOn(other.target) && (
        <>
          {' '}
          <Link {...addresses[other.target](id)} className={textLinkClass}>
            {other.label}
          </Link>
        </>
      )}
      {more}
    </>
  ),
  action: (noteId) => (
    <>
      {leadsOn(target) && (
        <Link
          {...addresses[target](id)}
          {...logged('apply')}
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
    </>
  ),
})
