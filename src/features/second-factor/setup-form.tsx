import { factorWords } from '../../domain/account/factor-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FactorCodeField } from '../account/factor-code-field.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkFactorCode } from '../session/account-checks.ts'
import type { FactorSide } from './factor-search.ts'
import { confirmFactorFn, type FactorView } from './factor.functions.ts'
import * as styles from './factor.css.ts'

type SetupFormProps = {
  side: FactorSide
  setup: NonNullable<FactorView['setup']>
  kept: KeptAnswer | null
  onOutcome: (outcome: string) => Promise<void>
}

/** The secret as QR code and text, and the first code that turns the factor on. */
export function SetupForm({ side, setup: { qr, secret, uri }, kept, onOutcome }: SetupFormProps) {
  const posted = usePosted(confirmFactorFn, {
    kept,
    check: checkFactorCode,
    onAnswer: ({ outcome }) =>
      ['TURNED_ON', 'ALREADY_ON', 'SETUP_OVER'].includes(outcome) ? onOutcome(outcome) : undefined,
  })
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={3}>1. 認証アプリで読み取る</Heading>
        <Text>
          スマートフォンの認証アプリ(Google Authenticator、Microsoft
          Authenticator、iPhoneの「パスワード」など)で、次のQRコードを読み取ってください。
        </Text>
        <svg
          role="img"
          aria-label="認証アプリに登録するQRコード"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className={styles.qr}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <Text>
          読み取れないときは、アプリに次のキーを入力するか、
          <a href={uri} className={textLinkClass}>
            この端末の認証アプリを開いて
          </a>
          ください。
        </Text>
        <p className={styles.secret}>{secret}</p>
      </Stack>
      <form {...posted.attributes}>
        <Stack gap={3}>
          <input type="hidden" name="side" value={side} />
          <Heading level={3}>2. 表示された確認コードを入力する</Heading>
          <FormReport of={posted} words={factorWords} toasted />
          <FactorCodeField error={posted.problems['code']} />
          <div>
            <Button type="submit" variant="filled" pending={posted.pending}>
              二段階認証を設定する
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
