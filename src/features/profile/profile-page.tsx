import { useSuspenseQuery } from '@tanstack/react-query'
import { leaveMessage } from '../../domain/leave-outcome.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { LineSection } from '../session/line-section.tsx'
import { MailSection } from '../session/mail-section.tsx'
import { ownAccountQuery } from '../session/own-account.queries.ts'
import { PasswordSection } from '../session/password-section.tsx'
import { postedAnswer, type PostedSearch } from '../session/posted-search.ts'
import { displayName } from '../session/session.ts'
import { SessionsSection } from '../session/sessions-section.tsx'
import { DataSection, LeaveSection } from './leave-section.tsx'
import type { Profile } from './profile.functions.ts'
import { profileQuery } from './profile.queries.ts'

/** Outcomes that belong to the list of devices; the others are the password's. */
const OF_SESSIONS = new Set(['REVOKED', 'NOT_FOUND'])

export function ProfilePage({ search }: { search: PostedSearch }) {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const posted = postedAnswer(search)
  const isOfSessions = OF_SESSIONS.has(posted?.outcome ?? '')
  const isOfLeaving = leaveMessage(posted?.outcome) !== undefined
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>プロフィール</Heading>
        <Basics profile={profile} loginId={account?.loginId ?? null} />
        {account ? (
          <>
            <MailSection account={account} outcome={search.mail} />
            <PasswordSection account={account} posted={isOfSessions || isOfLeaving ? undefined : posted} />
            <LineSection account={account} outcome={search.line} />
            <SessionsSection
              sessions={account.sessions}
              posted={isOfSessions ? posted?.outcome : undefined}
            />
            <DataSection />
            <LeaveSection hasPassword={account.hasPassword} posted={isOfLeaving ? posted : undefined} />
          </>
        ) : (
          <Text tone="sub">
            パスワードの変更とログイン中の端末の確認は、ブラウザーでログインするとできます。
          </Text>
        )}
      </Stack>
    </Page>
  )
}

function Basics({ profile, loginId }: { profile: Profile | null; loginId: string | null }) {
  const id = loginId === null ? [] : [{ term: 'ユーザーID', description: loginId }]
  return (
    <Card as="section" aria-labelledby="basics-heading">
      <Stack gap={4}>
        <Heading level={2} id="basics-heading">
          {profile ? `${displayName(profile)}先生` : '登録途中のアカウント'}
        </Heading>
        <DescriptionList
          items={
            profile
              ? [
                  { term: '性別', description: profile.sex || '未登録' },
                  { term: '登録の状況', description: profile.status },
                  ...id,
                ]
              : [{ term: '登録の状況', description: '医師の情報がまだ登録されていません' }, ...id]
          }
        />
      </Stack>
    </Card>
  )
}
