import { useHydrated } from '@tanstack/react-router'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { NeedsScript } from '../forms/needs-script.tsx'
import { usePosted } from '../forms/use-posted.ts'
import type { FactorSide } from './factor-search.ts'
import { hideRecoveryCodesFn } from './factor.functions.ts'
import * as styles from './factor.css.ts'
import { copyText } from '../page-parts/copy-text.ts'
import { hasPaper, printPage } from '../page-parts/paper.ts'

const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(
    ['DPワーク リカバリーコード(1つにつき1回使えます)', '', ...codes, ''].join('\r\n'),
  )}`

/** Ways to keep them. Where nothing prints or saves, opening this page elsewhere would not show them again. */
function Keeping({ codes }: { codes: readonly string[] }) {
  const isHydrated = useHydrated()
  if (isHydrated && !hasPaper())
    return (
      <Stack gap={2}>
        <Text>このアプリの中では保存や印刷ができません。書き写すか、コピーして保管してください。</Text>
        <div>
          <Button onClick={() => void copyText(codes.join('\n'), 'リカバリーコード')}>コピーする</Button>
        </div>
      </Stack>
    )
  return (
    <>
      <a href={fileOf(codes)} download="dp-work-recovery-codes.txt" className={buttonClass({})}>
        ファイルに保存する
      </a>
      <NeedsScript>
        <Button onClick={printPage}>印刷する</Button>
      </NeedsScript>
    </>
  )
}

type RecoveryCodesProps = {
  side: FactorSide
  codes: readonly string[]
  onOutcome: (outcome: string) => Promise<void>
}

/** The recovery codes just made, to keep: they are not shown again. */
export function RecoveryCodes({ side, codes, onOutcome }: RecoveryCodesProps) {
  const posted = usePosted(hideRecoveryCodesFn, { onAnswer: ({ outcome }) => onOutcome(outcome) })
  return (
    <Card as="section" aria-labelledby="recovery-codes">
      <Stack gap={4}>
        <Heading level={2} id="recovery-codes">
          リカバリーコードを保管してください
        </Heading>
        <Text>
          スマートフォンをなくしたときに、確認コードの代わりに使います。1つのコードは1回だけ使えます。この画面を閉じると、もう表示されません。
        </Text>
        <ol className={styles.codes} aria-label="リカバリーコード">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Inline gap={3} className={screenOnly}>
          <Keeping codes={codes} />
        </Inline>
        <form {...posted.attributes} className={screenOnly}>
          <Stack gap={2}>
            <input type="hidden" name="side" value={side} />
            <OutcomeNotice told={posted.failure} />
            <div>
              <Button type="submit" variant="filled" pending={posted.pending}>
                保管しました
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Card>
  )
}
