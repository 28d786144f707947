import { wishesText, type Wishes } from '../../domain/wishes.ts'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { profilePath } from '../profile/profile-pages.ts'
import { order } from './result-page.css.ts'

/** What おすすめ順 goes by: the doctor's wishes where any is set. */
export const ResultOrder = ({ wishes }: { wishes: Wishes | null }) => (
  <p className={order}>
    {wishes ? `あなたの希望(${wishesText(wishes)})に合う順 ` : '給与・病院の評価・返信の早さなどの順 '}
    <a href={profilePath('wishes')} className={textLinkClass}>
      {wishes ? '希望を変える' : '希望を設定'}
    </a>
  </p>
)
