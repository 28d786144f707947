import { toLogin } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import { usePostedForm } from '../forms/use-posted-form.ts'
import { checkForgotten } from '../session/account-checks.ts'
import { FormAlert } from './form-alert.tsx'
import { LoginIdInput } from './login-id-input.tsx'
import * as styles from './login-page.css.ts'
import { requestPasswordReset, type PasswordAnswer } from './password.functions.ts'
import type { PostedPageProps } from './posted-search.ts'

/** Says the same whether there is such an account or not. */
export function ForgottenPage({ posted, kept }: PostedPageProps) {
  const { answer, problems, failure, pending, form, attributes } = usePostedForm<PasswordAnswer>({
    posted,
    kept,
    check: checkForgotten,
    post: (data) => requestPasswordReset({ data }),
  })
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>パスワードの再設定</h1>
        <Card>
          <form action={requestPasswordReset.url} {...attributes}>
            <Stack gap={5}>
              {answer?.outcome === 'REQUESTED' && !failure ? (
                <Notice tone="good" role="status" title="メールをご確認ください">
                  ご登録のあるメールアドレスでしたら、再設定のリンクをお送りしました。リンクは30分間使えます。届かないときは、迷惑メールのフォルダーと、入力したアドレスをお確かめください。
                </Notice>
              ) : (
                <Text>ご登録のメールアドレスに、パスワードを決め直すためのリンクをお送りします。</Text>
              )}
              <FormAlert answer={answer} failure={failure} />
              <FormSummary form={form} problems={problems} />
              <Field label="ユーザーID(メールアドレス)" error={problems['loginId']}>
                {(control) => <LoginIdInput {...control} defaultValue={kept?.typed['loginId']} />}
              </Field>
              <Button type="submit" size="lg" variant="filled" block pending={pending}>
                再設定のメールを受け取る
              </Button>
            </Stack>
          </form>
        </Card>
        <Stack gap={2}>
          <Text tone="sub">
            LINEで登録された方は、パスワードなしで、LINEでログインできます。確認済みのメールアドレスがあれば、ここからパスワードを設定することもできます。
          </Text>
          <Link {...toLogin()} className={rowLinkClass}>
            ログインにもどる
          </Link>
        </Stack>
      </Stack>
    </Page>
  )
}
