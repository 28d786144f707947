import { APPLICATION_LIMIT } from '../../../domain/application/application-limit.ts'
import { overlapText, totalFee, type ChosenListing } from '../../../domain/listing/chosen-listings.ts'
import { numberText } from '../../../domain/text/money-text.ts'
import type { Address } from '../../../platform/address.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import * as styles from './chosen-bar.css.ts'

const JOIN = '会員登録して応募'
const FULL = `一度に応募できるのは${APPLICATION_LIMIT}件までです。`

const Submit = ({ children = 'まとめて応募内容を確認' }: { children?: string }) => (
  <Button type="submit" variant="filled" grow>
    {children}
  </Button>
)

type ChosenBarProps = {
  chosen: readonly ChosenListing[]
  /** One more was ticked than one application may hold. */
  isFull: boolean
  onClear: () => void
  /** The log-in, for a visitor who has an account; undefined for a signed-in doctor. */
  logIn: Address | undefined
}

/** Number, total and overlaps of the ticked listings, and the way to their terms. */
export function ChosenBar({ chosen, isFull, onClear, logIn }: ChosenBarProps) {
  const overlap = overlapText(chosen)
  return (
    <StickyBar aria-label="まとめて応募">
      <div className={styles.content}>
        <div role="status" className={styles.words}>
          <p className={styles.sum}>
            <strong>{chosen.length}件</strong>を選択中 合計 {numberText(totalFee(chosen))}円(税引前)
          </p>
          {isFull && <p>{FULL}</p>}
          {overlap && <Notice tone="warn">{overlap}</Notice>}
          {logIn && (
            <p>
              <Link {...logIn} className={textLinkClass}>
                会員の方はログイン
              </Link>
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" size="sm" onClick={onClear}>
            選択を解除
          </Button>
          <Submit>{logIn && JOIN}</Submit>
        </div>
      </div>
    </StickyBar>
  )
}

/** Without JavaScript the form submits whatever is ticked. */
export function UnscriptedBar() {
  return (
    <StickyBar aria-label="まとめて応募">
      <div className={styles.content}>
        <p>求人を選ぶと、まとめて応募内容を確認できます({APPLICATION_LIMIT}件まで)。</p>
        <div className={styles.actions}>
          <Submit />
        </div>
      </div>
    </StickyBar>
  )
}
