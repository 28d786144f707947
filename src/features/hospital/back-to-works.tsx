import { PLACE } from '../../domain/text/place-name.ts'
import { toHospitalWorks } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { ChevronLeftIcon } from '../../ui/icon/control-icons.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'

/** The way from the page of one work back to all of them. */
export const BackToWorks = () => (
  <p>
    <Link {...toHospitalWorks()} className={rowLinkClass}>
      <ChevronLeftIcon size="sm" />
      {PLACE.works}
    </Link>
  </p>
)
