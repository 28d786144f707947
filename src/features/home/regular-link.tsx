import { numberText } from '../../domain/text/money-text.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { REGULAR_SEARCH_PATH } from '../../domain/search/criteria-address.ts'

/** Beside the single shifts: the engagements of every week. */
export const RegularLink = ({ total }: { total: number }) => (
  <a href={REGULAR_SEARCH_PATH} className={buttonClass({ block: true })}>
    定期(毎週・隔週)の求人 {numberText(total)}件からさがす
  </a>
)
