import { ngHiddenText } from '../../domain/ng/ng-words.ts'
import type { Address } from '../../platform/address.ts'
import { toNgWork } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'

type NgHiddenProps = {
  /** How many the doctor's NG settings leave out; undefined where nobody has asked. */
  count: number | undefined
  /** The search that shows them, marked. */
  all: Address
}

/** What NG settings leave out of a block of a page, and the ways to see it and to change the settings. */
export const NgHidden = ({ count = 0, all }: NgHiddenProps) =>
  count > 0 && (
    <Inline gap={3}>
      <Text tone="sub">{ngHiddenText(count)}</Text>
      <Link {...all} aria-label="NG設定の求人も表示する" className={rowLinkClass}>
        表示する
      </Link>
      <Link {...toNgWork()} className={rowLinkClass}>
        勤務NG設定
      </Link>
    </Inline>
  )
