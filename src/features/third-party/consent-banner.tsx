import { partyOf } from '../../domain/third-party/third-parties.ts'
import { toExternal } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { decideConsent, useConsent } from './consent.ts'
import * as styles from './consent-banner.css.ts'

/** Asks about the third parties that are not decided on. Until then none of them is requested. */
export function ConsentBanner() {
  const { undecided } = useConsent()
  if (undecided.length === 0) return null
  const names = undecided.map((id) => partyOf(id).service).join('、')
  return (
    <section aria-label="外部サービスの利用の確認" className={styles.banner}>
      <div className={styles.inner}>
        <p>
          画面の改善とご案内のために{names}を使ってよいか、お聞かせください。許可されるまで何も送りません。
          <Link {...toExternal()} className={textLinkClass}>
            送る情報を確認する
          </Link>
        </p>
        <Inline gap={2}>
          <Button onClick={() => decideConsent(undecided, false)}>許可しない</Button>
          <Button onClick={() => decideConsent(undecided, true)}>許可する</Button>
        </Inline>
      </div>
    </section>
  )
}
