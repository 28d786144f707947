import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import {
  applyAction,
  isRecruiting,
  type ApplyAction,
  type Opening,
} from '../../../domain/application/apply-action.ts'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { ApplyMode } from '../../../domain/listing/apply-mode.ts'
import { numberText, yenText } from '../../../domain/text/money-text.ts'
import { toSpotResult } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { APPLY_ADDRESS } from '../apply-address.ts'
import { applyFoot } from '../detail/apply-foot.tsx'
import type { DetailFootParts } from '../detail/detail-foot.tsx'
import { applicantOf } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import { spotsOfHospitalQuery } from './spots-of-hospital.queries.ts'

type Listing = {
  id: string
  fee: number
  hospital: { id: string }
  viewer: { applicationState: ApplicationState | null; applyMode: ApplyMode | null } | null
}

/** A contract is formed later than a shift: by the doctor's consent to the hospital's offer. */
function regularAction(action: ApplyAction, role: string): ApplyAction {
  if (action.target === 'matched')
    return { ...action, label: '勤務の予定を見る', note: 'この求人で契約が成立しています。' }
  return action.target === 'confirm' && role === 'TrustedDoctor'
    ? {
        ...action,
        label: 'この条件で応募',
        note: '希望の曜日と開始日を選んで応募します。病院の条件提示に同意した時点で契約が成立します。',
      }
    : action
}

/** The next step of applying, and a way to try the hospital first by one of its spot listings. */
export function useRegularDetailFoot(listing: Listing, opening: Opening): DetailFootParts {
  const session = useSuspenseQuery(sessionQuery()).data
  const { data } = useQuery(spotsOfHospitalQuery(listing.hospital.id))
  const spots = data?.[0] ?? 0
  const applicationState = listing.viewer?.applicationState ?? null
  const situation = {
    ...applicantOf(session),
    ...opening,
    // The hospital answers every application to a regular listing.
    applicationStatus: 'SELECTION' as const,
    applicationState,
    applyMode: listing.viewer?.applyMode ?? null,
    // Dates that overlap other works are marked, and talked over with the hospital.
    overlaps: false,
  }
  const trial = spots > 0 && applicationState === null && (
    <>
      {' '}
      <Link {...toSpotResult({ generalHospitalIds: [listing.hospital.id] })} className={textLinkClass}>
        {isRecruiting(opening)
          ? `まずスポットで勤務してみる(${numberText(spots)}件)`
          : `同じ病院のスポットを見る(${numberText(spots)}件)`}
      </Link>
    </>
  )
  return applyFoot(
    { id: listing.id, pay: `1回 ${yenText(listing.fee)}` },
    regularAction(applyAction(situation), situation.role),
    APPLY_ADDRESS.regular,
    trial,
  )
}
