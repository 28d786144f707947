import { momentText } from '../../domain/text/shift-text.ts'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { AskedFactor } from './factor-settings.tsx'

type AskFactorProps = {
  asked: AskedFactor | undefined
  /** With a day by which it is required it is asked first; advice stands behind what has to be done. */
  isDue: boolean
  address: Address
  /** What the log-in protects, and whose it is. */
  why: string
}

/** Asks a person without a second factor to set one up, with the day by which it is required. */
export function AskFactor({ asked, isDue, address, why }: AskFactorProps) {
  if (!asked || asked.factorWish === 'NONE') return null
  const { factorDue } = asked
  if (isDue !== Boolean(factorDue)) return null
  return (
    <Notice
      tone={factorDue ? 'warn' : 'info'}
      role="note"
      title={
        factorDue
          ? `${momentText(factorDue)}までに二段階認証を設定してください`
          : '二段階認証をおすすめします'
      }
    >
      <Stack gap={3}>
        <Text>{`${why}、スマートフォンの確認コードを加えます。設定は3分ほどで終わります。`}</Text>
        <div>
          <Link {...address} className={buttonClass({ size: 'sm' })}>
            二段階認証を設定する
          </Link>
        </div>
      </Stack>
    </Notice>
  )
}
