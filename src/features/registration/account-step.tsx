import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ruleMessage } from '../../domain/form-messages.ts'
import { LOG_IN_MESSAGES } from '../../domain/log-in-outcome.ts'
import { PASSWORD_HELP } from '../../domain/password-problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { entryAddress } from '../session/entry-tabs.tsx'
import { LineLogIn } from '../session/line-log-in.tsx'
import { ownAccountQuery } from '../session/own-account.queries.ts'
import { register } from './registration.functions.ts'
import { stepAddress } from './registration-step.ts'
import * as styles from './sign-up.css.ts'

type Refusal = { outcome: string; reason?: string | null }

// The outcome may come from the address, where anything can stand.
const FIELD_MESSAGE: Record<string, { field: 'loginId' | 'password' | 'consent'; message: string }> = {
  INVALID_LOGIN_ID: { field: 'loginId', message: 'メールアドレスの形式で入力してください' },
  ALREADY_REGISTERED: { field: 'loginId', message: 'このメールアドレスはすでに登録されています' },
  WEAK_PASSWORD: { field: 'password', message: '8桁以上の、英字と数字を含むパスワードにしてください' },
  CONSENT_MISSING: { field: 'consent', message: '登録には同意が必要です' },
}

function messageOf({ outcome, reason }: Refusal, field: string): string | undefined {
  const known = Object.hasOwn(FIELD_MESSAGE, outcome) ? FIELD_MESSAGE[outcome] : undefined
  return known?.field === field ? (reason ?? known.message) : undefined
}

type AccountStepProps = {
  /** What a form posted without script came back with. */
  outcome: string | undefined
  /** By LINE, without an address yet: then a password is a choice. */
  isSignedIn: boolean
  returnTo: string | undefined
}

export function AccountStep({ outcome = '', isSignedIn, returnTo }: AccountStepProps) {
  const [refusal, setRefusal] = useState<Refusal>({ outcome })
  const [pending, setPending] = useState(false)
  const notice = Object.hasOwn(LOG_IN_MESSAGES, refusal.outcome)
    ? LOG_IN_MESSAGES[refusal.outcome]
    : undefined
  const { data: own } = useQuery({ ...ownAccountQuery(), enabled: isSignedIn })
  // Opened by a mailed link: the address is proved and the password chosen, and only the consent is missing.
  const ownAddress = own?.loginId ?? null
  const loginIdProblem = messageOf(refusal, 'loginId')
  const passwordProblem = messageOf(refusal, 'password')
  const consentProblem = messageOf(refusal, 'consent')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const data = new FormData(form)
    if (data.get('loginId') === '') {
      setRefusal({ outcome: 'INVALID_LOGIN_ID', reason: ruleMessage('required') })
      form.querySelector<HTMLElement>('[name="loginId"]')?.focus()
      return
    }
    setPending(true)
    try {
      const answer = await register({ data })
      if (answer.outcome === 'REGISTERED') {
        // A new document: nothing that was loaded for the visitor is kept.
        window.location.assign(stepAddress('basics', returnTo))
        return
      }
      setRefusal(answer)
      const field = FIELD_MESSAGE[answer.outcome]?.field
      form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    } catch {
      setRefusal({ outcome: 'UNREACHABLE' })
    }
    setPending(false)
  }

  return (
    <Stack gap={4}>
      <form action={register.url} method="post" encType="multipart/form-data" noValidate onSubmit={submit}>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <Stack gap={4}>
          {notice && (
            <Notice tone="danger" role="alert">
              {notice}
            </Notice>
          )}
          <Card padding="roomy">
            <Stack gap={6}>
              {ownAddress === null ? (
                <>
                  <Field
                    label="メールアドレス"
                    need="required"
                    help="ログインのユーザーIDになります。"
                    error={
                      loginIdProblem && (
                        <>
                          {loginIdProblem}
                          {refusal.outcome === 'ALREADY_REGISTERED' && (
                            <>
                              {' '}
                              <a href={entryAddress('/login', returnTo)} className={textLinkClass}>
                                ログインする
                              </a>
                            </>
                          )}
                        </>
                      )
                    }
                  >
                    {(control) => (
                      <TextInput
                        {...control}
                        name="loginId"
                        type="email"
                        autoComplete="username"
                        inputMode="email"
                        autoCapitalize="off"
                        spellCheck={false}
                      />
                    )}
                  </Field>
                  <Field label="パスワード" need="required" help={PASSWORD_HELP} error={passwordProblem}>
                    {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
                  </Field>
                </>
              ) : (
                <>
                  <Text>{`メールアドレス ${ownAddress} の確認と、パスワードの設定は済んでいます。`}</Text>
                  <input type="hidden" name="loginId" value={ownAddress} />
                  <input type="hidden" name="password" value="" />
                </>
              )}
              <Consent problem={consentProblem} />
            </Stack>
          </Card>
          <Button type="submit" variant="filled" size="lg" block pending={pending}>
            {isSignedIn ? '保存して次へ' : 'アカウントを作成して次へ'}
          </Button>
          <Text tone="sub">登録は無料です。先生から手数料をいただくことはありません。</Text>
        </Stack>
      </form>
      {!isSignedIn && <LineLogIn returnTo={returnTo ?? '/sign-up'} isRetry={false} />}
    </Stack>
  )
}

function Consent({ problem }: { problem: string | undefined }) {
  return (
    <FieldGroup legend="利用規約と個人情報の取り扱い" need="required" error={problem}>
      <Text size="md">お預かりする情報は、次の目的にだけ利用します。</Text>
      <ul className={styles.purposes}>
        <li>医師資格とご本人の確認</li>
        <li>応募先の病院への提供(応募のつど、同意をいただいた項目だけ)</li>
        <li>勤務、契約、お支払いに関するご連絡</li>
        <li>希望条件に合う求人のご案内(いつでも止められます)</li>
      </ul>
      <Disclosure summary="利用規約の要点">
        <ul className={styles.purposes}>
          <li>雇用契約は先生と病院が直接結びます。当サービスは職業の紹介を行います。</li>
          <li>登録内容は事実に基づいて入力してください。医師免許を確認したうえでご利用いただきます。</li>
          <li>登録した情報は、いつでも確認、訂正、削除を求めることができます。</li>
        </ul>
      </Disclosure>
      <Checkbox
        name="consent"
        value="1"
        label="利用規約と個人情報の取り扱いに同意します"
        aria-invalid={problem ? true : undefined}
      />
    </FieldGroup>
  )
}
