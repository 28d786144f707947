import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proofWords } from '../../../domain/account/identity-proof.ts'
import { MEMBER_EVENT } from '../../../domain/hospital/member-event.ts'
import { memberWords } from '../../../domain/hospital/member-outcome.ts'
import { MEMBER_ROLE, mayOperate } from '../../../domain/hospital/member-role.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { memberQuery } from '../../hospital/member.queries.ts'
import { useMemberships } from '../../hospital/use-memberships.ts'
import { ChangeRoleForm, InviteForm, RemoveForm, ResetFactorForm, VoidForm } from './member-forms.tsx'
import { hospitalMembersQuery } from './members.queries.ts'
import { HOSPITAL_MEMBERS } from './members-search.ts'

type MembersPageProps = { outcome: string | undefined }

/** Who acts for the hospital; its owners invite, change roles and remove. */
export function MembersPage({ outcome: posted }: MembersPageProps) {
  const { data } = useSuspenseQuery(hospitalMembersQuery())
  const [member] = useMemberships()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState(posted)
  const isOwner = member !== undefined && mayOperate(member.role, 'MANAGE_MEMBERS')
  const onOutcome = async (answered: string) => {
    // The form itself says that it wants a proof.
    setOutcome(proofWords(answered) ? '' : answered)
    await Promise.all([
      queryClient.invalidateQueries(ownAccountQuery()),
      queryClient.invalidateQueries(hospitalMembersQuery()),
      queryClient.invalidateQueries(memberQuery()),
    ])
  }
  const form = { onOutcome }
  return (
    <DeskPage>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1}>{HOSPITAL_MEMBERS}</Heading>
          <Text tone="sub">
            管理者は担当者の招待と役割の変更もできます。担当者は求人・応募・連絡・勤務報告を扱い、閲覧のみの方は見るだけです。
          </Text>
        </Stack>
        <OutcomeNotice told={memberWords(outcome)} />
        <Stack as="ul" gap={3} aria-label="担当者の一覧">
          {data.members.map((one) => (
            <li key={one.memberId}>
              <Card as="article">
                <Stack gap={3}>
                  <Stack gap={1}>
                    <Heading level={2} size="md">
                      {one.name}
                      {one.isCaller && '(あなた)'}
                    </Heading>
                    <Text>{`${MEMBER_ROLE[one.role]}・${dayText(one.since)}から`}</Text>
                    {isOwner && one.hasFactor && <Text tone="sub">二段階認証を使っています</Text>}
                    {isOwner && one.address !== '' && (
                      <Text tone="sub" size="md">
                        {one.address}
                      </Text>
                    )}
                  </Stack>
                  {isOwner && <ChangeRoleForm member={one} {...form} />}
                  {isOwner && one.hasFactor && !one.isCaller && <ResetFactorForm member={one} {...form} />}
                  {isOwner && <RemoveForm member={one} {...form} />}
                </Stack>
              </Card>
            </li>
          ))}
        </Stack>
        {isOwner ? (
          <>
            <InviteForm {...form} />
            {data.invitations.length > 0 && (
              <Stack gap={3}>
                <Heading level={2}>返事を待っている招待</Heading>
                <Stack as="ul" gap={3} aria-label="返事を待っている招待">
                  {data.invitations.map((one) => (
                    <li key={one.invitationId}>
                      <Card>
                        <Stack gap={2}>
                          <Text bold>{one.address}</Text>
                          <Text>{`${MEMBER_ROLE[one.role]}・${momentText(one.expiresAt)}まで`}</Text>
                          <VoidForm invitation={one} {...form} />
                        </Stack>
                      </Card>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
            {data.changes.length > 0 && (
              <Stack gap={3}>
                <Heading level={2}>担当者の変更の記録</Heading>
                <Stack as="ol" gap={2}>
                  {data.changes.map(({ event, actor, subject, role, at }) => (
                    <li key={`${at} ${event} ${subject}`}>
                      <Text>
                        {`${momentText(at)} ${actor}: ${subject} (${MEMBER_ROLE[role]}) ${MEMBER_EVENT[event]}`}
                      </Text>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
          </>
        ) : (
          <Text tone="sub">招待や役割の変更は、病院の管理者にお伝えください。</Text>
        )}
      </Stack>
    </DeskPage>
  )
}
