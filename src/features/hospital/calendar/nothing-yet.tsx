import { toNewListing } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'

/** A time without listings and works. */
export const NothingYet = ({ title }: { title: string }) => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title={title}
    actions={
      <Link {...toNewListing()} className={buttonClass({ variant: 'filled' })}>
        求人をつくる
      </Link>
    }
  >
    掲載すると、募集の状況と決まった先生がここに日時の順に並びます。
  </EmptyState>
)
