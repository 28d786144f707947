import type { FragmentOf, ResultOf } from 'gql.tada'
import { readFragment } from '../../contract/read-fragment.ts'
import { applyAction, type ApplyTarget } from '../../domain/apply-action.ts'
import type { Role } from '../../domain/role.ts'
import { check, row } from '../../ui/choice/choice.css.ts'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { APPLY_PATH } from './apply-path.ts'
import { CHOSEN_FORM, CHOSEN_NAME } from './chosen-form.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import * as styles from './spot-apply-row.css.ts'

type SpotApplyRowProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  role: Role
  /** Ticked when first shown. */
  isChosen: boolean
}

/** What a card leads to at once. The rest is said by the banner over the page and by the strip of the card. */
const QUICK: readonly ApplyTarget[] = ['confirm', 'logIn', 'signUp', 'documents']

function actionOf(listing: ResultOf<typeof SpotCardFragment>, role: Role) {
  const { status, applicationStatus, slots, filledSlots, viewer } = listing
  return applyAction({
    role,
    status,
    applicationStatus,
    openSlots: slots - filledSlots,
    // A search finds what still takes applications.
    deadlinePassed: false,
    applicationState: viewer?.applicationState ?? null,
    overlaps: viewer?.overlaps ?? false,
  })
}

/** On a card: choosing it among others to apply to, and for what needs no selection the way to its terms. */
export function SpotApplyRow({ listing: fragment, role, isChosen }: SpotApplyRowProps) {
  const listing = readFragment<typeof SpotCardFragment>(fragment)
  const { id, applicationStatus } = listing
  const { target, label } = actionOf(listing, role)
  const isQuick = applicationStatus === 'FREE' && target !== 'none' && QUICK.includes(target)
  if (target !== 'confirm' && !isQuick) return null
  return (
    <div className={styles.applyRow}>
      {target === 'confirm' && (
        <label className={row}>
          <input
            type="checkbox"
            form={CHOSEN_FORM}
            name={CHOSEN_NAME}
            value={id}
            defaultChecked={isChosen}
            aria-describedby={`w${id} h${id}`}
            className={check}
          />
          まとめて応募に選ぶ
        </label>
      )}
      {isQuick && (
        <a href={APPLY_PATH[target](id)} aria-describedby={`w${id} h${id}`} className={rowLinkClass}>
          {target === 'confirm' ? '応募へ進む' : label}
        </a>
      )}
    </div>
  )
}
