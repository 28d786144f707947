import { proofWords } from '../../../domain/account/identity-proof.ts'
import { REMOVE_REASON } from '../../../domain/staff/staff-member.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { removeStaffFn, type StaffMemberView } from './members.functions.ts'
import { checkRemoval } from './members-check.ts'

type RemoveStaffFormProps = {
  member: StaffMemberView
  kept: KeptAnswer | null
  formKey: string
  onOutcome: (outcome: string) => Promise<void>
}

/** Ends a colleague's access, for a recorded reason. */
export function RemoveStaffForm({ member, kept, formKey, onOutcome }: RemoveStaffFormProps) {
  const key = `${formKey}-${member.staffId}`
  const posted = usePosted(removeStaffFn, {
    kept,
    check: checkRemoval,
    formKey: key,
    onAnswer: ({ outcome, problems }) => (problems ? undefined : onOutcome(outcome)),
  })
  return (
    <Disclosure summary="権限を外す" open={kept !== null}>
      <form {...posted.attributes} aria-label={`${member.name}さんの権限を外す`}>
        <Stack gap={3}>
          <FormReport of={posted} words={proofWords} />
          <input type="hidden" name="staffId" value={member.staffId} />
          <input type="hidden" name="idempotencyKey" value={key} />
          <Text>
            {`${member.name}さんは、運営の画面をすぐに開けなくなり、すべての端末からログアウトします。確認待ちの提案は取り下げになります。これまでの操作の記録は残り、運営スタッフ全員とご本人にメールでお知らせします。`}
          </Text>
          <FreeText
            label="権限を外す理由"
            help="操作の記録に残ります(例: 退職のため)。"
            need="required"
            problems={posted.problems}
            name="reason"
            rows={2}
            limit={REMOVE_REASON.most}
            defaultValue={kept?.typed['reason']}
          />
          <OwnProofField error={posted.problems['password']} />
          <div>
            <Button type="submit" variant="danger" pending={posted.pending}>
              理由を記録して外す
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}
