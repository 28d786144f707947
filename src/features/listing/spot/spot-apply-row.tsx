import type { FragmentOf, ResultOf } from 'gql.tada'
import { readFragment } from '../../../contract/read-fragment.ts'
import { applyAction, mayChoose, type Applicant } from '../../../domain/application/apply-action.ts'
import { ownStatus } from '../../../domain/listing/apply-mode.ts'
import { logged } from '../../../domain/visit/logger-attributes.ts'
import { Link } from '../../../platform/link.tsx'
import { check, row } from '../../../ui/choice/choice.css.ts'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { APPLY_ADDRESS } from '../apply-address.ts'
import { CHOSEN_FORM, CHOSEN_NAME } from './chosen-form.ts'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { cardLinkId } from '../card-words.ts'
import * as styles from './spot-apply-row.css.ts'

type SpotApplyRowProps = {
  listing: FragmentOf<typeof SpotCardFragment>
  applicant: Applicant
  /** Ticked when first shown. */
  isChosen: boolean
}

function actionOf(listing: ResultOf<typeof SpotCardFragment>, applicant: Applicant) {
  const { status, applicationStatus, slots, filledSlots, viewer } = listing
  return applyAction({
    ...applicant,
    status,
    applicationStatus: ownStatus(applicationStatus, viewer),
    applyMode: viewer?.applyMode ?? null,
    openSlots: slots - filledSlots,
    // A search finds open listings only.
    deadlinePassed: false,
    applicationState: viewer?.applicationState ?? null,
    overlaps: viewer?.overlaps ?? false,
  })
}

/**
 * In a row: choosing it among others to apply to, and the way to apply to it alone: for a visitor over the registration,
 * for a doctor to the terms of what needs no selection. What else has to be done before is said by the banner over the
 * page and by the listing's own.
 */
export function SpotApplyRow({ listing: fragment, applicant, isChosen }: SpotApplyRowProps) {
  const listing = readFragment<typeof SpotCardFragment>(fragment)
  const { id } = listing
  const applicationStatus = ownStatus(listing.applicationStatus, listing.viewer)
  const { target, label } = actionOf(listing, applicant)
  const mayJoin = target === 'signUp' && mayChoose(applicant)
  if (!mayJoin && target !== 'confirm') return null
  return (
    <>
      <label className={`${row} ${styles.inRow}`}>
        <input
          type="checkbox"
          form={CHOSEN_FORM}
          name={CHOSEN_NAME}
          value={id}
          defaultChecked={isChosen}
          aria-describedby={cardLinkId('spot', id)}
          className={check}
        />
        まとめて応募に選ぶ
      </label>
      {(mayJoin || applicationStatus === 'FREE') && (
        <Link
          {...APPLY_ADDRESS.spot[target](id)}
          {...logged('apply')}
          aria-describedby={cardLinkId('spot', id)}
          className={`${rowLinkClass} ${styles.inRow} ${styles.atEnd}`}
        >
          {mayJoin ? label : '応募へ進む'}
        </Link>
      )}
    </>
  )
}
