import { useState } from 'react'
import { visuallyHidden } from '../../ui/layout/layout.css.ts'
import { Notice } from '../../ui/notice/notice.tsx'

type DetailClosedProps = {
  /** The listing takes no applications, and none of the doctor's own is among those it took. */
  isClosed: boolean
}

/** That a listing has closed, and whether it did so while it was being read. Always there, so that it is read out. */
export function DetailClosed({ isClosed }: DetailClosedProps) {
  const [wasOpen] = useState(!isClosed)
  return (
    <div role="status" className={isClosed ? undefined : visuallyHidden}>
      {isClosed && (
        <Notice
          tone="warn"
          title={wasOpen ? 'ご覧になっている間に、募集が終了しました' : '募集は終了しました'}
        />
      )}
    </div>
  )
}
