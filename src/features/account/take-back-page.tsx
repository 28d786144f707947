import { takeBackWords } from '../../domain/account/take-back-outcome.ts'
import { hrefOf } from '../../platform/address.ts'
import { toLogin, toTakeBack } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkTakeBack } from '../session/account-checks.ts'
import * as styles from './log-in/login-page.css.ts'
import { NewPasswordField } from './new-password-field.tsx'
import type { PostedPageProps } from './posted-search.ts'
import { takeBackMailAddressFn } from './take-back.functions.ts'
import { TokenField } from './token-field.tsx'

/** Target of the link that is mailed to the former address of an account. */
export function TakeBackPage({ posted, kept }: PostedPageProps) {
  return (
    <Page className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.heading}>元のメールアドレスに戻す</h1>
        {posted === 'TAKEN_BACK' ? <TakenBack /> : <TakeBackForm posted={posted} kept={kept} />}
      </Stack>
    </Page>
  )
}

function TakenBack() {
  return (
    <Stack gap={5}>
      <Notice tone="good" role="status" title="元のメールアドレスに戻しました">
        変更のあとに行われたログインや連携は、すべて取り消しました。元のメールアドレスと新しいパスワードでログインし、プロフィールと振込先の口座をお確かめください。
      </Notice>
      <Link {...toLogin()} className={buttonClass({ variant: 'filled', size: 'lg', block: true })}>
        ログインする
      </Link>
    </Stack>
  )
}

function TakeBackForm({ posted, kept }: PostedPageProps) {
  const takeBack = usePosted(takeBackMailAddressFn, {
    posted,
    kept,
    check: checkTakeBack,
    onAnswer: ({ outcome }) => {
      // A full page load, because taking back ends all sessions.
      if (outcome === 'TAKEN_BACK') window.location.replace(hrefOf(toTakeBack({ outcome: 'TAKEN_BACK' })))
    },
  })
  return (
    <Card>
      <form {...takeBack.attributes}>
        <Stack gap={5}>
          <Text>
            メールアドレスを変更前のものに戻し、新しいパスワードを設定します。すべての端末からログアウトします。
          </Text>
          <FormReport of={takeBack} words={takeBackWords} />
          <TokenField error={takeBack.problems['token']} />
          <Field
            label="変更前のパスワード"
            help="メールアドレスが変更される前にお使いだったパスワードです。"
            error={takeBack.problems['password']}
          >
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <NewPasswordField error={takeBack.problems['next']} />
          <Button type="submit" size="lg" variant="filled" block pending={takeBack.pending}>
            元のメールアドレスに戻す
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
