import { wishesText, type Wishes } from '../../../domain/search/wishes.ts'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { order } from '../form/result-page.css.ts'

const WISHES_PATH = '/profile/wishes'

/** What おすすめ順 goes by, over the list: the doctor's wishes. */
export const WishedOrder = ({ wishes }: { wishes: Wishes }) => (
  <p className={order}>
    {`あなたの希望(${wishesText(wishes)})に合う順 `}
    <a href={WISHES_PATH} className={textLinkClass}>
      希望を変える
    </a>
  </p>
)

/** What it goes by for everybody else, under the list: it takes no room from the rows. */
export const CommonOrder = () => (
  <p className={order}>
    給与・評価などの順です。
    <a href={WISHES_PATH} className={textLinkClass}>
      希望を設定
    </a>
  </p>
)
