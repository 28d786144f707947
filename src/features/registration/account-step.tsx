import { useQuery } from '@tanstack/react-query'
import { logInWords } from '../../domain/account/log-in-outcome.ts'
import { PASSWORD_HELP } from '../../domain/account/password-problem.ts'
import { hrefOf } from '../../platform/address.ts'
import { toLogin, toSignUp } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkRegistration } from '../session/account-checks.ts'
import { LoginIdInput } from '../account/log-in/login-id-input.tsx'
import { LineLogIn } from '../account/log-in/line-log-in.tsx'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { registerFn } from './registration.functions.ts'
import { ALREADY_REGISTERED } from './register-problems.ts'
import { afterAccount } from './registration-step.ts'
import * as styles from './sign-up.css.ts'

type AccountStepProps = {
  /** The outcome of the browser's own post. */
  outcome: string | undefined
  kept: KeptAnswer | null
  /** Signed in by LINE and without an address yet: then a password is optional. */
  isSignedIn: boolean
  returnTo: string | undefined
}

export function AccountStep({ outcome, kept, isSignedIn, returnTo }: AccountStepProps) {
  const posted = usePosted(registerFn, {
    posted: outcome,
    kept,
    check: checkRegistration,
    asksFurther: true,
    onAnswer: (given) => {
      // A full page load drops everything that was cached for the visitor.
      if (given.outcome === 'REGISTERED') window.location.assign(hrefOf(afterAccount(returnTo)))
    },
  })
  const { problems } = posted
  const { data: own } = useQuery({ ...ownAccountQuery(), enabled: isSignedIn })
  // The account was opened by a mailed link: address and password are set, only the consent is missing.
  const ownAddress = own?.loginId ?? null

  return (
    <Stack gap={4}>
      <form {...posted.attributes}>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        {isSignedIn && <input type="hidden" name="passwordOptional" value="1" />}
        <Stack gap={4}>
          <FormReport of={posted} words={logInWords} />
          <Card padding="roomy">
            <Stack gap={6}>
              {ownAddress === null ? (
                <>
                  <Field
                    label="メールアドレス"
                    need="required"
                    help="ログインのユーザーIDになります。"
                    error={
                      problems['loginId'] && (
                        <>
                          {problems['loginId']}
                          {problems['loginId'] === ALREADY_REGISTERED && (
                            <>
                              {' '}
                              <Link {...toLogin({ returnTo })} className={textLinkClass}>
                                ログインする
                              </Link>
                            </>
                          )}
                        </>
                      )
                    }
                  >
                    {(control) => (
                      <LoginIdInput {...control} type="email" defaultValue={kept?.typed['loginId']} />
                    )}
                  </Field>
                  <Field label="パスワード" need="required" help={PASSWORD_HELP} error={problems['password']}>
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
              <Consent problem={problems['consent']} isGiven={kept?.typed['consent'] === '1'} />
            </Stack>
          </Card>
          <Button type="submit" variant="filled" size="lg" block pending={posted.pending}>
            {isSignedIn ? '保存して次へ' : 'アカウントを作成して次へ'}
          </Button>
          <Text tone="sub">登録は無料です。先生から手数料をいただくことはありません。</Text>
        </Stack>
      </form>
      {!isSignedIn && <LineLogIn returnTo={returnTo ?? hrefOf(toSignUp())} isRetry={false} />}
    </Stack>
  )
}

function Consent({ problem, isGiven }: { problem: string | undefined; isGiven: boolean }) {
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
        defaultChecked={isGiven}
        label="利用規約と個人情報の取り扱いに同意します"
        aria-invalid={problem ? true : undefined}
      />
    </FieldGroup>
  )
}
