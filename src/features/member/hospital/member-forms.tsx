import { INVITATION_HOURS } from '../../../domain/hospital/member-event.ts'
import { proofWords } from '../../../domain/account/identity-proof.ts'
import { memberWords } from '../../../domain/hospital/member-outcome.ts'
import { MEMBER_ROLE, type MemberRole } from '../../../domain/hospital/member-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { INVITE_FORM } from './members-form-data.ts'
import {
  changeRoleFn,
  inviteMemberFn,
  removeMemberFn,
  resetFactorFn,
  voidInvitationFn,
} from './members.functions.ts'

type FormProps = { onOutcome: (outcome: string) => Promise<void> }

const isRole = (word: string): word is MemberRole => Object.hasOwn(MEMBER_ROLE, word)
const ROLES = Object.keys(MEMBER_ROLE)
  .filter(isRole)
  .map((value) => ({ value, label: MEMBER_ROLE[value] }))

export function InviteForm({ onOutcome }: FormProps) {
  const inviting = usePosted(inviteMemberFn, {
    of: INVITE_FORM,
    key: 'invite',
    onAnswer: async ({ outcome }) => {
      if (outcome === 'INVITED') inviting.form.current?.reset()
      // The form itself says what came of it.
      await onOutcome('')
    },
  })
  return (
    <Card as="section" aria-label="担当者の招待">
      <form {...inviting.attributes}>
        <input type="hidden" name="idempotencyKey" value={inviting.formKey} />
        <Stack gap={4}>
          <Heading level={2}>担当者を招待する</Heading>
          <FormReport of={inviting} words={memberWords} />
          <Field
            label="メールアドレス"
            help={`招待のリンクを送ります。${INVITATION_HOURS}時間のあいだ、1回だけ使えます。`}
            error={inviting.problems['address']}
          >
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="address"
                autoComplete="off"
                defaultValue={inviting.typed['address'] ?? ''}
              />
            )}
          </Field>
          <RadioGroup legend="役割" name="role" options={ROLES} defaultValue="STAFF" />
          <OwnProofField error={inviting.problems['password']} />
          <div>
            <Button type="submit" variant="filled" pending={inviting.pending}>
              招待のメールを送る
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}

type Listed = { memberId: string; name: string; role: MemberRole; isCaller: boolean }

export function ChangeRoleForm({ member, onOutcome }: FormProps & { member: Listed }) {
  const changing = usePosted(changeRoleFn, {
    key: `role-${member.memberId}`,
    onAnswer: ({ outcome }) => onOutcome(outcome),
  })
  return (
    <Disclosure summary="役割を変える">
      <form {...changing.attributes}>
        <input type="hidden" name="memberId" value={member.memberId} />
        <input type="hidden" name="idempotencyKey" value={changing.formKey} />
        <Stack gap={3}>
          <FormReport of={changing} words={proofWords} />
          <RadioGroup
            key={member.role}
            legend={`${member.name}さんの役割`}
            name="role"
            options={ROLES}
            defaultValue={member.role}
          />
          <OwnProofField error={changing.problems['password']} />
          <div>
            <Button type="submit" size="sm" pending={changing.pending}>
              役割を変更する
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

export function RemoveForm({ member, onOutcome }: FormProps & { member: Listed }) {
  const removing = usePosted(removeMemberFn, {
    key: `remove-${member.memberId}`,
    onAnswer: ({ outcome }) => onOutcome(outcome),
  })
  return (
    <Disclosure summary="担当者から外す">
      <form {...removing.attributes}>
        <input type="hidden" name="memberId" value={member.memberId} />
        <input type="hidden" name="idempotencyKey" value={removing.formKey} />
        <Stack gap={3}>
          <FormReport of={removing} words={proofWords} />
          <Text size="md">
            {member.isCaller
              ? 'あなた自身を外すと、この病院の画面はすぐに開けなくなります。'
              : `${member.name}さんは、この病院の画面をすぐに開けなくなります。ほかの病院の担当者でなければ、すべての端末からログアウトします。`}
          </Text>
          <OwnProofField error={removing.problems['password']} />
          <div>
            <Button type="submit" size="sm" variant="danger" pending={removing.pending}>
              外す
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

/** Takes away the second factor of a colleague who has lost phone and recovery codes. */
export function ResetFactorForm({ member, onOutcome }: FormProps & { member: Listed }) {
  const resetting = usePosted(resetFactorFn, {
    key: `factor-${member.memberId}`,
    onAnswer: ({ outcome }) => onOutcome(outcome),
  })
  return (
    <Disclosure summary="二段階認証を解除する">
      <form {...resetting.attributes}>
        <input type="hidden" name="memberId" value={member.memberId} />
        <input type="hidden" name="idempotencyKey" value={resetting.formKey} />
        <Stack gap={3}>
          <FormReport of={resetting} words={proofWords} />
          <Text size="md">
            {`${member.name}さんがスマートフォンとリカバリーコードをなくしたときに使います。電話などで、必ずご本人にお確かめください。すべての端末からログアウトし、ご本人にメールでお知らせします。`}
          </Text>
          <OwnProofField error={resetting.problems['password']} />
          <div>
            <Button type="submit" size="sm" variant="danger" pending={resetting.pending}>
              二段階認証を解除する
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}

type Invitation = { invitationId: string; address: string }

export function VoidForm({ invitation, onOutcome }: FormProps & { invitation: Invitation }) {
  const voiding = usePosted(voidInvitationFn, {
    key: `void-${invitation.invitationId}`,
    onAnswer: ({ outcome }) => onOutcome(outcome),
  })
  return (
    <form {...voiding.attributes} aria-label={`${invitation.address}への招待の取り消し`}>
      <input type="hidden" name="invitationId" value={invitation.invitationId} />
      <input type="hidden" name="idempotencyKey" value={voiding.formKey} />
      <FormReport of={voiding} words={proofWords} />
      <OwnProofField error={voiding.problems['password']} />
      <Button type="submit" size="sm" pending={voiding.pending}>
        招待を取り消す
      </Button>
    </form>
  )
}
