import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { lineLinkWords } from '../../domain/account/line-link-words.ts'
import type { Problems } from '../../domain/text/form-rule.ts'
import { longDayText } from '../../domain/text/shift-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toLineStart, toLineUnlink } from '../../platform/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { useProblemFocus } from '../forms/use-problem-focus.ts'
import { proofProblem } from '../session/account-checks.ts'
import { lineLogInQuery } from './line/line.queries.ts'
import type { OwnAccountView } from './own-account.functions.ts'
import { ProofField } from './proof-field.tsx'

type LineSectionProps = {
  account: OwnAccountView
  /** The outcome of the last attempt, from the URL and therefore unchecked. */
  outcome: string | undefined
}

/** Plain forms that go to LINE or return here with a full page load. */
export function LineSection({ account, outcome }: LineSectionProps) {
  const { data: isOffered } = useSuspenseQuery(lineLogInQuery())
  if (!isOffered) return null
  return (
    <Card as="section" id="line" aria-labelledby="line-heading">
      <Stack gap={4}>
        <Heading level={2} id="line-heading">
          LINE連携
        </Heading>
        <OutcomeNotice told={lineLinkWords(outcome)} />
        {account.lineLinkedAt === null ? (
          <NotLinked account={account} />
        ) : (
          <Linked account={account} since={account.lineLinkedAt} />
        )}
      </Stack>
    </Card>
  )
}

type LineFormProps = { action: string; account: OwnAccountView; children: ReactNode }

/** Validates the password by script; the browser then posts the form by itself. */
function LineForm({ action, account, children }: LineFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  useProblemFocus(form, problems)

  function submit(event: FormEvent<HTMLFormElement>) {
    const password = proofProblem(new FormData(event.currentTarget))
    if (!password) return
    event.preventDefault()
    setProblems({ password })
  }
  return (
    <form ref={form} action={action} method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <ProofField account={account} error={problems['password']} />
        {children}
      </Stack>
    </form>
  )
}

function NotLinked({ account }: { account: OwnAccountView }) {
  if (account.isMailUnconfirmed) return <Text>メールアドレスの確認が済むと、LINEと連携できます。</Text>
  return (
    <>
      <Text>連携すると、パスワードを入力せずにLINEでログインできます。</Text>
      <LineForm action={hrefOf(toLineStart())} account={account}>
        <input type="hidden" name="purpose" value="link" />
        <div>
          <Button type="submit">LINEと連携する</Button>
        </div>
      </LineForm>
    </>
  )
}

function Linked({ account, since }: { account: OwnAccountView; since: string }) {
  return (
    <>
      <Text>{longDayText(since)}から連携しています。LINEでログインできます。</Text>
      {account.hasPassword ? (
        <Disclosure summary="連携を解除する" name="line">
          <Text>解除すると、LINEではログインできなくなります。もう一度連携することもできます。</Text>
          <LineForm action={hrefOf(toLineUnlink())} account={account}>
            <div>
              <Button type="submit" variant="danger">
                LINEとの連携を解除する
              </Button>
            </div>
          </LineForm>
        </Disclosure>
      ) : (
        <Text tone="sub">
          パスワードが設定されていないため、解除できません。上の「パスワード」で設定すると、解除できるようになります。
        </Text>
      )}
    </>
  )
}
