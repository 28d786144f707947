import { DATE_CHANGE_STATE } from '../../domain/work/date-change.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { changeTimes, type ShownDateChange } from './change-items.ts'

/** What became of a request, with what was said to it. */
export function DecidedChange({ change }: { change: ShownDateChange }) {
  const { planned, proposed } = changeTimes(change)
  return (
    <Notice
      tone={change.state === 'ACCEPTED' ? 'good' : 'info'}
      title={`${DATE_CHANGE_STATE[change.state]}: ${planned} → ${proposed}`}
    >
      {change.answer}
    </Notice>
  )
}
