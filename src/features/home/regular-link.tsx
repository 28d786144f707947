import { numberText } from '../../domain/text/money-text.ts'
import { toRegularSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'

/** Link to the search of regular listings. */
export const RegularLink = ({ total }: { total: number }) => (
  <Link {...toRegularSearch()} className={buttonClass({ block: true })}>
    {`定期(毎週・隔週)の求人 ${numberText(total)}件からさがす`}
  </Link>
)
