import { leaveWords } from '../../../domain/account/leave-outcome.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLogin, toOwnData } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { PasswordInput } from '../../../ui/text-input/password-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { checkLeaving } from '../../session/account-checks.ts'
import { leaveServiceFn } from '../leave.functions.ts'

/** Downloads all data of the doctor as a file. */
export function DataSection() {
  return (
    <Card as="section" aria-labelledby="data-heading">
      <Stack gap={4}>
        <Heading level={2} id="data-heading">
          データのダウンロード
        </Heading>
        <Text>登録の内容、応募と勤務の記録など、先生について保存しているすべての情報を受け取れます。</Text>
        <div>
          <Link {...toOwnData()} download className={buttonClass()}>
            ダウンロードする(JSON)
          </Link>
        </div>
      </Stack>
    </Card>
  )
}

type LeaveSectionProps = {
  hasPassword: boolean
  /** The outcome of the browser's own post. */
  posted: string | undefined
  kept: KeptAnswer | null
}

export function LeaveSection({ hasPassword, posted, kept }: LeaveSectionProps) {
  const leaving = usePosted(leaveServiceFn, {
    posted,
    kept,
    check: checkLeaving,
    onAnswer: ({ outcome }) => {
      // A new document: nothing of the doctor who left stays in it.
      if (outcome === 'LEFT') window.location.assign(hrefOf(toLogin({ outcome: 'LEFT' })))
    },
  })
  const { problems } = leaving
  return (
    <Card as="section" id="leave" aria-labelledby="leave-heading">
      <Stack gap={4}>
        <Heading level={2} id="leave-heading">
          退会
        </Heading>
        <Disclosure summary="退会の手続きをする" open={posted !== undefined || kept !== null}>
          <form {...leaving.attributes}>
            <Stack gap={5}>
              <ul>
                <li>応募はすべて取り下げられ、病院に伝わります。</li>
                <li>提出した書類の写真と、LINEとの連携は削除されます。</li>
                <li>
                  これまでの勤務の記録は、法令に従って保存されます。ログインすると引き続きご覧いただけます。
                </li>
              </ul>
              <FormReport of={leaving} words={leaveWords} />
              {hasPassword && (
                <Field label="パスワード" help="ご本人であることの確認です。" error={problems['password']}>
                  {(control) => (
                    <PasswordInput {...control} name="password" autoComplete="current-password" />
                  )}
                </Field>
              )}
              <FieldGroup legend="退会の確認" legendHidden error={problems['confirmed']}>
                <Checkbox
                  name="confirmed"
                  label="上の内容を確認しました"
                  aria-invalid={problems['confirmed'] ? true : undefined}
                />
              </FieldGroup>
              <div>
                <Button type="submit" variant="danger" pending={leaving.pending}>
                  退会する
                </Button>
              </div>
            </Stack>
          </form>
        </Disclosure>
      </Stack>
    </Card>
  )
}
