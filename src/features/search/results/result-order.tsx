import { wishesText, type Wishes } from '../../../domain/search/wishes.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { order } from '../form/result-page.css.ts'

/** Says above the list that おすすめ順 follows the doctor's wishes. */
export const WishedOrderNote = ({ wishes }: { wishes: Wishes }) => (
  <p className={order}>
    {`あなたの希望(${wishesText(wishes)})に合う順 `}
    <Link {...toProfilePage('wishes')} className={textLinkClass}>
      希望を変える
    </Link>
  </p>
)

/** The order for everybody else, under the list, where it takes no room from the rows. */
export const CommonOrder = () => (
  <p className={order}>
    給与・評価などの順です。
    <Link {...toProfilePage('wishes')} className={textLinkClass}>
      希望を設定
    </Link>
  </p>
)
