import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { Text } from '../../ui/text/text.tsx'

type TermsVersionsProps = {
  shown: number
  /** The newest first. */
  versions: readonly number[]
  to: (version: number) => Address
}

/** Links to the versions that were issued, where there are several. */
export const TermsVersions = ({ shown, versions, to }: TermsVersionsProps) =>
  versions.length < 2 ? null : (
    <div className={screenOnly}>
      <Inline gap={3}>
        <Text tone="sub">これまでの通知書</Text>
        {versions.map((version) =>
          version === shown ? (
            <Text key={version} bold>
              第{version}版(表示中)
            </Text>
          ) : (
            <Link key={version} {...to(version)} className={rowLinkClass}>
              第{version}版
            </Link>
          ),
        )}
      </Inline>
    </div>
  )
