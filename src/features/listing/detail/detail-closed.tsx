import { useState } from 'react'
import { closedMeanwhileText, closedText } from '../../../domain/application/apply-action.ts'
import type { ListingStatus } from '../../../domain/listing/listing-words.ts'
import { visuallyHidden } from '../../../ui/layout/layout.css.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

type DetailClosedProps = {
  /** The listing takes no applications, and none of the doctor's own is among those it took. */
  isClosed: boolean
  status: ListingStatus
}

/**
 * Says that a listing has closed, and whether it did so while the page was open. Always mounted: screen readers
 * announce changes of a live region only.
 */
export function DetailClosed({ isClosed, status }: DetailClosedProps) {
  const [wasOpen] = useState(!isClosed)
  return (
    <div role="status" className={isClosed ? undefined : visuallyHidden}>
      {isClosed && <Notice tone="warn" title={wasOpen ? closedMeanwhileText(status) : closedText(status)} />}
    </div>
  )
}
