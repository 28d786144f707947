import { useQuery } from '@tanstack/react-query'
import { closedText, isRecruiting, type Opening } from '../../domain/application/apply-action.ts'
import { numberText } from '../../domain/text/money-text.ts'
import { toRegularSearch, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import type { DetailFootParts } from '../listing/detail/detail-foot.tsx'
import { spotsOfHospitalQuery } from './spots-of-hospital.queries.ts'

/** Regular listings cannot be applied to yet; until then the action leads to the hospital's spot listings. */
export function useRegularDetailFoot(hospitalId: string, opening: Opening): DetailFootParts {
  const { data } = useQuery(spotsOfHospitalQuery(hospitalId))
  const count = data?.[0]
  const hasNone = count === 0
  const address = hasNone ? toRegularSearch() : toSpotResult({ generalHospitalIds: [hospitalId] })
  return {
    note: [
      isRecruiting(opening) ? '定期の応募は準備中です。' : `${closedText(opening.status)}。`,
      hasNone
        ? 'この病院のスポット求人は、いまはありません。'
        : '同じ病院のスポット勤務で、職場の雰囲気を確かめられます。',
    ].join(''),
    action: (noteId) => (
      <Link
        {...address}
        aria-describedby={noteId}
        className={buttonClass({ variant: 'filled', block: true })}
      >
        {hasNone
          ? 'ほかの定期をさがす'
          : `まずスポットで勤務してみる${count === undefined ? '' : `(${numberText(count)}件)`}`}
      </Link>
    ),
  }
}
