import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { mailWords } from '../../domain/account/mail-outcome.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkMailChange } from '../session/account-checks.ts'
import { LoginIdInput } from './log-in/login-id-input.tsx'
import { changeMailAddressFn } from './mail.functions.ts'
import type { OwnAccountView } from './own-account.functions.ts'
import { ownAccountQuery } from './own-account.queries.ts'
import { ProofField } from './proof-field.tsx'
import { ResendMail } from './resend-mail.tsx'

type MailSectionProps = {
  account: OwnAccountView
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  kept: KeptAnswer | null
}

/** The mail address, its confirmation and its change. Renders nothing for an account without an address. */
export function MailSection({ account, outcome, kept }: MailSectionProps) {
  const { loginId, pendingLoginId, isMailUnconfirmed } = account
  if (loginId === null) return null
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
            <ResendMail outcome={outcome} />
          </>
        ) : (
          <OutcomeNotice told={mailWords(outcome)} />
        )}
        <Disclosure summary="メールアドレスを変更する" open={kept !== null}>
          <ChangeForm account={account} kept={kept} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

function ChangeForm({ account, kept }: Pick<MailSectionProps, 'account' | 'kept'>) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const change = usePosted(changeMailAddressFn, {
    kept,
    check: checkMailChange,
    form,
    onAnswer: ({ outcome }) => {
      if (outcome !== 'REQUESTED') return
      form.current?.reset()
      void queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey })
    },
  })
  return (
    <form {...change.attributes}>
      <Stack gap={4}>
        <Text>
          新しいメールアドレスに確認のメールをお送りします。確認が済むと、ログインのユーザーIDも新しいメールアドレスに変わり、いまのメールアドレスにもお知らせします。
        </Text>
        <FormReport of={change} words={mailWords} />
        <Field label="新しいメールアドレス" error={change.problems['loginId']}>
          {(control) => (
            <LoginIdInput {...control} autoComplete="email" defaultValue={kept?.typed['loginId']} />
          )}
        </Field>
        <ProofField account={account} error={change.problems['password']} />
        <div>
          <Button type="submit" variant="filled" pending={change.pending}>
            確認のメールを送る
          </Button>
        </div>
      </Stack>
    </form>
  )
}
