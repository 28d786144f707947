import { proofWords } from '../../../domain/account/identity-proof.ts'
import { REMOVE_REASON } from '../../../domain/staff/staff-member.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { removeStaffFn, type StaffOnList } from './members.functions.ts'
import { REMOVE_STAFF_FORM } from './members-form-data.ts'

type RemoveStaffFormProps = {
  member: StaffOnList
  onOutcome: (outcome: string) => Promise<void>
}

/** Ends a colleague's access, for a recorded reason. */
export function RemoveStaffForm({ member, onOutcome }: RemoveStaffFormProps) {
  const posting = keptFor(usePageForms(), REMOVE_STAFF_FORM)
  const kept = posting?.typed['staffId'] === member.staffId ? posting : null
  const posted = usePosted(removeStaffFn, {
    kept,
    of: REMOVE_STAFF_FORM,
    key: member.staffId,
    onAnswer: ({ outcome, problems }) => (problems ? undefined : onOutcome(outcome)),
  })
  return (
    <Disclosure summary="権限を外す" open={kept !== null}>
      <form {...posted.attributes} aria-label={`${member.name}さんの権限を外す`}>
        <Stack gap={3}>
          <FormReport of={posted} words={proofWords} />
          <input type="hidden" name="staffId" value={member.staffId} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
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
            defaultValue={posted.typed['reason']}
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
