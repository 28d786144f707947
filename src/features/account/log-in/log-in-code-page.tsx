import { logInCodeWords } from '../../../domain/account/factor-words.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLogin } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { contactLinked } from '../../forms/contact-linked.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { afterLogIn } from '../../session/after-log-in.ts'
import { checkFactorCode } from '../../session/account-checks.ts'
import { FactorCodeField } from '../factor-code-field.tsx'
import { LOG_IN_CODE_TITLE } from './log-in-code-title.ts'
import { answerLogInCodeFn } from './log-in-code.functions.ts'
import * as styles from './office-login-page.css.ts'

type LogInCodePageProps = {
  returnTo: string | undefined
  outcome: string | undefined
  kept: KeptAnswer | null
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export function LogInCodePage({ returnTo, outcome, kept }: LogInCodePageProps) {
  return (
    <Page className={styles.login}>
      <Stack gap={6}>
        <Heading level={1}>{LOG_IN_CODE_TITLE}</Heading>
        <Card>
          <CodeForm kind="APP" returnTo={returnTo} outcome={outcome} kept={kept} />
        </Card>
        <Card>
          <Disclosure summary="スマートフォンが手元にないとき">
            <Stack gap={4}>
              <Text tone="sub">
                設定のときに保管したリカバリーコードを1つ入力してください。1つのコードは1回だけ使えます。
              </Text>
              <CodeForm kind="RECOVERY" returnTo={returnTo} outcome={undefined} kept={null} />
              <Text tone="sub">
                {contactLinked(
                  'リカバリーコードもないときは、お問い合わせください。病院の担当者の方は、ほかの管理者に「担当者」のページからの解除を依頼することもできます。',
                )}
              </Text>
            </Stack>
          </Disclosure>
        </Card>
        <Link {...toLogin({ returnTo })} className={rowLinkClass}>
          ログインにもどる
        </Link>
      </Stack>
    </Page>
  )
}

type CodeFormProps = LogInCodePageProps & { kind: 'APP' | 'RECOVERY' }

function CodeForm({ kind, returnTo, outcome, kept }: CodeFormProps) {
  const posted = usePosted(answerLogInCodeFn, {
    posted: outcome,
    kept,
    check: checkFactorCode,
    onAnswer: (given) => {
      // A full page load drops everything that was cached for the visitor.
      if (given.outcome === 'LOGGED_IN') window.location.assign(hrefOf(afterLogIn(returnTo)))
      if (given.outcome === 'STEP_OVER')
        window.location.assign(hrefOf(toLogin({ returnTo, outcome: 'STEP_OVER' })))
    },
  })
  const isLeaving = ['LOGGED_IN', 'STEP_OVER'].includes(posted.answer?.outcome ?? '')
  return (
    <form {...posted.attributes}>
      <Stack gap={5}>
        <FormReport of={posted} words={logInCodeWords} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <FactorCodeField kind={kind} error={posted.problems['code']} />
        <Button
          type="submit"
          size={kind === 'APP' ? 'lg' : undefined}
          variant={kind === 'APP' ? 'filled' : undefined}
          block
          pending={posted.pending || isLeaving}
        >
          {kind === 'APP' ? 'ログインする' : 'リカバリーコードでログインする'}
        </Button>
      </Stack>
    </form>
  )
}
