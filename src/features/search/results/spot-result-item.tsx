import { memo } from 'react'
import type { Applicant } from '../../../domain/application/apply-action.ts'
import { SpotApplyRow } from '../../listing/spot/spot-apply-row.tsx'
import type { SpotItem } from '../../listing/spot/spot-item.ts'
import { SPOT } from '../../listing/spot/spot-kind.ts'
import { ResultItem, type ResultItemProps } from './result-item.tsx'

type SpotResultItemProps = Omit<ResultItemProps<SpotItem>, 'of' | 'apply'> & {
  /** The signed-in doctor, when listings can be applied to from the list. */
  applicant?: Applicant
  /** Initially ticked to be applied to with others. */
  isChosen?: boolean
}

export const SpotResultItem = memo(function SpotResultItem({
  applicant,
  isChosen = false,
  ...item
}: SpotResultItemProps) {
  const mayApply = applicant && applicant.role !== 'Anonymous' && !item.isClosed
  return (
    <ResultItem
      {...item}
      of={SPOT}
      apply={mayApply && <SpotApplyRow listing={item.listing} applicant={applicant} isChosen={isChosen} />}
    />
  )
})
