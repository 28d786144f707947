import { Notice } from '../../../ui/notice/notice.tsx'
import { isClosed } from '../../listing/closed-listing.tsx'
import type { ListItem } from '../../listing/listing-card.fragment.ts'
import type { ResultKind } from './result-kind.ts'
import { useGone } from './use-gone.ts'

type ClosedMeanwhileProps<Item extends ListItem> = {
  of: Pick<ResultKind<never, Item>, 'useByIds' | 'whenOf'>
  /** The list as it is now. */
  ids: readonly string[]
}

/**
 * A list that is looked at again has lost what was closed meanwhile: that is said, so that nobody searches for it. What
 * only moved to another place of the list is not spoken of.
 */
export function ClosedMeanwhile<Item extends ListItem>({ of, ids }: ClosedMeanwhileProps<Item>) {
  const closed = of.useByIds(useGone(ids))?.filter(isClosed) ?? []
  return (
    closed.length > 0 && (
      <Notice role="status" title="先ほどの一覧から、募集が終了した求人を除きました">
        {closed.map((item) => `${of.whenOf(item)} ${item.hospital.name}`).join('、')}
      </Notice>
    )
  )
}
