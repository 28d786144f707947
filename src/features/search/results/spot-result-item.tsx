import { memo } from 'react'
import type { Applicant } from '../../../domain/application/apply-action.ts'
import { SpotApplyRow } from '../../spot/spot-apply-row.tsx'
import type { SpotItem } from '../../spot/spot-item.ts'
import { SPOT } from '../../spot/spot-kind.ts'
import { ResultItem, type ResultItemProps } from './result-item.tsx'

type SpotResultItemProps = Omit<ResultItemProps<SpotItem>, 'of' | 'apply'> & {
  /** Who looks at it, when it may be applied to from here. */
  applicant?: Applicant
  /** Chosen to be applied to with others, when first shown. */
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
