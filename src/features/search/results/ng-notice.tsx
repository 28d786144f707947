import { ngHiddenText } from '../../../domain/ng/ng-words.ts'
import type { Address } from '../../../platform/address.ts'
import { toNgWork, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

type NgNoticeProps = {
  search: AnySearch
  hidden: number
  /** The list's own address under a changed search. */
  addressOf: (search: AnySearch) => Address
}

/** How many listings the doctor's NG settings leave out, and the way to see them; or the way back. */
export function NgNotice({ search, hidden, addressOf }: NgNoticeProps) {
  const isShown = search.withNg === true
  if (hidden === 0 && !isShown) return null
  const other = addressOf({ ...search, withNg: isShown ? undefined : true, after: undefined })
  return (
    <Notice tone="info">
      {isShown ? 'NG設定に当てはまる求人も、印をつけて表示しています。' : ngHiddenText(hidden)}
      <Inline gap={3}>
        <Link {...other} className={rowLinkClass}>
          {isShown ? 'NG設定の求人を除く' : '表示する'}
        </Link>
        <Link {...toNgWork()} className={rowLinkClass}>
          勤務NG設定
        </Link>
      </Inline>
    </Notice>
  )
}
