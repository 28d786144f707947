import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import * as styles from './login-page.css.ts'
import { MailAlert } from './mail-alert.tsx'
import { confirmMailAddress, type MailAnswer } from './mail.functions.ts'
import { TokenField } from './token-field.tsx'
import { usePostedForm } from './use-posted-form.ts'

type ConfirmMailPageProps = { posted: MailAnswer | undefined }

/** Where a mailed link leads. A press of the button confirms, not the visit: programs that look at mails visit links too. */
export function ConfirmMailPage({ posted }: ConfirmMailPageProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>メールアドレスの確認</h1>
        {posted?.outcome === 'CONFIRMED' ? <Done /> : <ConfirmForm posted={posted} />}
      </Stack>
    </Page>
  )
}

function Done() {
  return (
    <Stack gap={5}>
      <Notice tone="good" role="status" title="メールアドレスを確認しました">
        大切なお知らせを、このメールアドレスにお送りします。
      </Notice>
      <a href="/" className={buttonClass({ variant: 'filled', size: 'lg', block: true })}>
        つづける
      </a>
    </Stack>
  )
}

function ConfirmForm({ posted }: ConfirmMailPageProps) {
  const { answer, failure, pending, submit } = usePostedForm({
    posted,
    post: (form) => confirmMailAddress({ data: form }),
    onAnswer: ({ outcome }) => {
      // A new document: every page that is held here says the address is not confirmed.
      if (outcome === 'CONFIRMED') window.location.replace('/login/confirm?outcome=CONFIRMED')
    },
  })
  return (
    <>
      <Card>
        <form action={confirmMailAddress.url} method="post" encType="multipart/form-data" onSubmit={submit}>
          <Stack gap={5}>
            <Text>ボタンを押すと、このメールアドレスがご本人のものであることの確認が済みます。</Text>
            <MailAlert answer={answer} failure={failure} />
            <TokenField />
            <Button type="submit" size="lg" variant="filled" block pending={pending}>
              メールアドレスを確認する
            </Button>
          </Stack>
        </form>
      </Card>
      <a href="/profile" className={rowLinkClass}>
        確認メールをもう一度受け取る
      </a>
    </>
  )
}
