import { toCalendarFile } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'

/** Downloads the work as a calendar file (ICS). */
export const CalendarLink = ({ applicationId }: { applicationId: string }) => (
  <Link {...toCalendarFile(applicationId)} download className={buttonClass({ size: 'sm' })}>
    <CalendarIcon size="sm" />
    カレンダーに追加
  </Link>
)
