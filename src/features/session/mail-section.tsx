import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { MailAlert } from './mail-alert.tsx'
import { changeMailAddress, type MailAnswer } from './mail.functions.ts'
import type { OwnAccountView } from './own-account.functions.ts'
import { ownAccountQuery } from './own-account.queries.ts'
import { ProofField } from './proof-field.tsx'
import { ResendMail } from './resend-mail.tsx'
import { usePostedForm } from './use-posted-form.ts'

type MailSectionProps = {
  account: OwnAccountView
  /** What came of a form the browser posted by itself, from the address, where anything can stand. */
  outcome: string | undefined
}

/** The mail address, whether it is confirmed, and another one. Nothing for who has not given one yet. */
export function MailSection({ account, outcome }: MailSectionProps) {
  const { loginId, pendingLoginId, isMailUnconfirmed } = account
  if (loginId === null) return null
  const posted = outcome === undefined ? undefined : { outcome, retryAfter: null }
  const isWaiting = isMailUnconfirmed || pendingLoginId !== null
  return (
    <Card as="section" id="mail" aria-labelledby="mail-heading">
      <Stack gap={4}>
        <Heading level={2} id="mail-heading">
          メールアドレス
        </Heading>
        <Text>
          {loginId}
          {isMailUnconfirmed ? '(未確認)' : '(確認済み)'}
        </Text>
        {isWaiting ? (
          <>
            <Notice tone="warn">
              {pendingLoginId === null
                ? '届いたメールのリンクを開いて、メールアドレスの確認を済ませてください。大切なお知らせが確実に届くようになります。'
                : `新しいメールアドレス ${pendingLoginId} の確認を待っています。届いたメールのリンクを開くと変わります。それまでは、いまのメールアドレスのままです。`}
            </Notice>
            <ResendMail posted={posted} />
          </>
        ) : (
          <MailAlert answer={posted} failure={undefined} />
        )}
        <Disclosure summary="メールアドレスを変更する">
          <ChangeForm account={account} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

function ChangeForm({ account }: Pick<MailSectionProps, 'account'>) {
  const queryClient = useQueryClient()
  const { answer, failure, pending, submit } = usePostedForm({
    post: (form) => changeMailAddress({ data: form }),
    onAnswer: ({ outcome }: MailAnswer, form) => {
      if (outcome !== 'REQUESTED') return
      form.reset()
      void queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey })
    },
  })
  return (
    <form action={changeMailAddress.url} method="post" encType="multipart/form-data" onSubmit={submit}>
      <Stack gap={4}>
        <Text>
          新しいメールアドレスに確認のメールをお送りします。確認が済むと、ログインのユーザーIDも新しいメールアドレスに変わり、いまのメールアドレスにもお知らせします。
        </Text>
        <MailAlert answer={answer} failure={failure} />
        <Field label="新しいメールアドレス">
          {(control) => (
            <TextInput
              {...control}
              name="loginId"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={254}
              required
            />
          )}
        </Field>
        <ProofField account={account} />
        <div>
          <Button type="submit" variant="filled" pending={pending}>
            確認のメールを送る
          </Button>
        </div>
      </Stack>
    </form>
  )
}
