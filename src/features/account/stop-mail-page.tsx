import { mailWords } from '../../domain/account/mail-outcome.ts'
import { hrefOf } from '../../platform/address.ts'
import { toForgotten, toStop } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkToken } from '../session/account-checks.ts'
import * as styles from './log-in/login-page.css.ts'
import { stopMailChangeFn } from './mail.functions.ts'
import type { PostedPageProps } from './posted-search.ts'
import { TokenField } from './token-field.tsx'

/**
 * Target of the link that is mailed to the present address when another one is requested. The button stops
 * the change, not the visit.
 */
export function StopMailPage({ posted, kept }: PostedPageProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>メールアドレスの変更を止める</h1>
        {posted === 'STOPPED' ? <Stopped /> : <StopForm posted={posted} kept={kept} />}
      </Stack>
    </Page>
  )
}

function Stopped() {
  return (
    <Stack gap={5}>
      <Notice tone="good" role="status" title="メールアドレスの変更を止めました">
        安全のため、すべての端末からログアウトしました。ほかの人にパスワードを知られているかもしれません。新しいパスワードを決めてください。
      </Notice>
      <Link {...toForgotten()} className={buttonClass({ variant: 'filled', size: 'lg', block: true })}>
        パスワードを決め直す
      </Link>
    </Stack>
  )
}

function StopForm({ posted, kept }: PostedPageProps) {
  const stop = usePosted(stopMailChangeFn, {
    posted,
    kept,
    check: checkToken,
    onAnswer: ({ outcome }) => {
      // A full page load, because stopping ends all sessions.
      if (outcome === 'STOPPED') window.location.replace(hrefOf(toStop({ outcome: 'STOPPED' })))
    },
  })
  return (
    <>
      <Card>
        <form {...stop.attributes}>
          <Stack gap={5}>
            <Text>
              ボタンを押すと、メールアドレスの変更の申し込みを取り消し、すべての端末からログアウトします。
            </Text>
            <FormReport of={stop} words={mailWords} />
            <TokenField error={stop.problems['token']} />
            <Button type="submit" size="lg" variant="filled" block pending={stop.pending}>
              変更を止める
            </Button>
          </Stack>
        </form>
      </Card>
      <Link {...toForgotten()} className={rowLinkClass}>
        パスワードを決め直す
      </Link>
    </>
  )
}
