import { useQueryClient } from '@tanstack/react-query'
import { RESET_REASON, resetFactorWords } from '../../../domain/staff/reset-factor.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { MEMBER_FACTOR } from '../../staff/staff-search.ts'
import { RESET_FORM } from './reset-form-data.ts'
import { resetMemberFactorFn } from './reset.functions.ts'

type ResetFactorPageProps = { outcome: string | undefined }

/** Takes away the second factor of a hospital's member, a doctor or a colleague who has lost phone and recovery codes. */
export function ResetFactorPage({ outcome }: ResetFactorPageProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(resetMemberFactorFn, {
    posted: outcome,
    of: RESET_FORM,
    key: 'reset-factor',
    onAnswer: async (answer) => {
      if (answer.outcome === 'RESET') posted.form.current?.reset()
      await queryClient.invalidateQueries(ownAccountQuery())
    },
  })
  const { problems, typed } = posted
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{MEMBER_FACTOR}</Heading>
          <Text tone="sub">
            スマートフォンとリカバリーコードの両方をなくし、病院のほかの管理者も解除できない担当者と、医師、ほかの運営スタッフのために使います。ご本人であることを確かめてから解除してください。理由と日時は操作の記録に残ります。
          </Text>
        </Stack>
        <Card as="section" aria-labelledby="reset-factor">
          <form {...posted.attributes}>
            <Stack gap={4}>
              <Heading level={2} id="reset-factor">
                二段階認証を解除する
              </Heading>
              <FormReport of={posted} words={resetFactorWords} />
              <input type="hidden" name="idempotencyKey" value={posted.formKey} />
              <Field label="ご本人のメールアドレス" need="required" error={problems['address']}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="email"
                    name="address"
                    autoComplete="off"
                    defaultValue={typed['address']}
                  />
                )}
              </Field>
              <FreeText
                label="解除の理由"
                help="例: 病院の代表番号に電話し、ご本人と管理者に確認した"
                need="required"
                problems={problems}
                name="reason"
                rows={3}
                limit={RESET_REASON.most}
                defaultValue={typed['reason']}
              />
              <Text tone="sub" size="md">
                すべての端末からログアウトし、ご本人にメールでお知らせします。次のログインのあとで、設定し直していただきます。
              </Text>
              <OwnProofField error={problems['password']} />
              <div>
                <Button type="submit" variant="danger" pending={posted.pending}>
                  理由を記録して解除する
                </Button>
              </div>
            </Stack>
          </form>
        </Card>
      </Stack>
    </StaffDesk>
  )
}
