import { dayText } from '../../../domain/text/shift-text.ts'
import { toHospitalCalendar } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'

/** Leads from the first of a day to all that it has. */
export const RestOfDay = ({ day }: { day: string }) => (
  <p>
    <Link {...toHospitalCalendar({ day })} className={rowLinkClass}>
      {dayText(day)}の予定をすべて見る
    </Link>
  </p>
)
