import { proofWords } from '../../../domain/account/identity-proof.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { confirmStaffFn, type StaffOnList } from './members.functions.ts'

type ConfirmStaffFormProps = {
  member: StaffOnList
  onOutcome: (outcome: string) => Promise<void>
}

/** Confirms somebody whom a colleague has added. */
export function ConfirmStaffForm({ member, onOutcome }: ConfirmStaffFormProps) {
  const posted = usePosted(confirmStaffFn, {
    key: `confirm-${member.staffId}`,
    onAnswer: ({ outcome }) => onOutcome(outcome === 'WRONG_CREDENTIALS' ? '' : outcome),
  })
  return (
    <form {...posted.attributes} aria-label={`${member.name}さんの登録を確認する`}>
      <Stack gap={3}>
        <FormReport of={posted} words={proofWords} />
        <input type="hidden" name="staffId" value={member.staffId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <Text>
          {`${member.name}さんが運営スタッフになることを、追加した人とは別のあなたが確かめます。確認すると、この方はすぐに運営の画面を使えるようになります。`}
        </Text>
        <OwnProofField error={posted.problems['password']} />
        <div>
          <Button type="submit" pending={posted.pending}>
            確認する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
