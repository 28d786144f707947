import { wishesText, type Wishes } from '../../../domain/search/wishes.ts'
import { toProfilePage } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { order } from '../form/result-page.css.ts'

/** What おすすめ順 goes by, over the list: the doctor's wishes. */
export const WishedOrder = ({ wishes }: { wishes: Wishes }) => (
  <p className={order}>
    {`あなたの希望(${wishesText(wishes)})に合う順 `}
    <Link {...toProfilePage('wishes')} className={textLinkClass}>
      希望を変える
    </Link>
  </p>
)

/** What it goes by for everybody else, under the list: it takes no room from the rows. */
export const CommonOrder = () => (
  <p className={order}>
    給与・評価などの順です。
    <Link {...toProfilePage('wishes')} className={textLinkClass}>
      希望を設定
    </Link>
  </p>
)
