import { momentText } from '../../domain/text/shift-text.ts'
import { toFactor } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { useMemberships } from './use-memberships.ts'

type AskFactorProps = {
  /** With a day by which it is required it is asked first; advice stands behind what has to be done. */
  isDue: boolean
}

/** Asks an owner without a second factor to set one up, with the day by which it is required. */
export function AskFactor({ isDue }: AskFactorProps) {
  const [chosen] = useMemberships()
  if (!chosen || chosen.factorWish === 'NONE') return null
  const { factorDue } = chosen
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
        <Text>
          先生方の応募や連絡先を守るため、管理者の方のログインに、スマートフォンの確認コードを加えます。設定は3分ほどで終わります。
        </Text>
        <div>
          <Link {...toFactor()} className={buttonClass({ size: 'sm' })}>
            二段階認証を設定する
          </Link>
        </div>
      </Stack>
    </Notice>
  )
}
