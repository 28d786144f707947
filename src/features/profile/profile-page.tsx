import { useSuspenseQuery } from '@tanstack/react-query'
import { leaveMessage } from '../../domain/leave-outcome.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { LineSection } from '../session/line-section.tsx'
import { MailSection } from '../session/mail-section.tsx'
import type { OwnAccountView } from '../session/own-account.functions.ts'
import { ownAccountQuery } from '../session/own-account.queries.ts'
import { PasswordSection } from '../session/password-section.tsx'
import { postedAnswer } from '../session/posted-search.ts'
import { displayName } from '../session/session.ts'
import { SessionsSection } from '../session/sessions-section.tsx'
import { BankSection } from './bank-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DataSection, LeaveSection } from './leave-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { PracticeSection } from './practice-section.tsx'
import type { ProfileSearch } from './profile-search.ts'
import type { Profile } from './profile.functions.ts'
import { profileQuery } from './profile.queries.ts'
import { WishesSection } from './wishes-section.tsx'
import { WorkplaceSection } from './workplace-section.tsx'

/** Outcomes that belong to the list of devices; the others are the password's. */
const OF_SESSIONS = new Set(['REVOKED', 'NOT_FOUND'])

type ProfilePageProps = { search: ProfileSearch; formKey: string }

export function ProfilePage({ search, formKey }: ProfilePageProps) {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const posted = postedAnswer(search)
  const isOfSessions = OF_SESSIONS.has(posted?.outcome ?? '')
  const isOfLeaving = leaveMessage(posted?.outcome) !== undefined
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>プロフィール</Heading>
        <Inline as="nav" aria-label="保存したもの">
          <a href="/like" className={rowLinkClass}>
            お気に入り
          </a>
          <a href="/subscription" className={rowLinkClass}>
            フォロー中の病院
          </a>
        </Inline>
        <Who profile={profile} loginId={account?.loginId ?? null} />
        {profile && <Sections profile={profile} account={account} search={search} formKey={formKey} />}
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

function Who({ profile, loginId }: { profile: Profile | null; loginId: string | null }) {
  const name = profile ? `${displayName(profile)}先生` : '登録途中のアカウント'
  const status = profile ? profile.statusText : '医師の情報がまだ登録されていません'
  return (
    <Card as="section" aria-labelledby="who-heading">
      <Stack gap={4}>
        <Heading level={2} id="who-heading">
          {name}
        </Heading>
        <DescriptionList
          items={[
            { term: '登録の状況', description: status },
            ...(loginId === null ? [] : [{ term: 'ユーザーID', description: loginId }]),
          ]}
        />
      </Stack>
    </Card>
  )
}

type SectionsProps = ProfilePageProps & { profile: Profile; account: OwnAccountView | null }

function Sections({ profile, account, search, formKey }: SectionsProps) {
  const { sections, drafts } = profile
  if (!sections || !drafts) return null
  const props = { profile, sections, drafts, search, formKey }
  return (
    <>
      {!profile.mayEdit && (
        <Notice tone="warn">現在、登録内容を変更できません。変更が必要なときはお問い合わせください。</Notice>
      )}
      <BasicsSection {...props} />
      <PracticeSection {...props} />
      <WishesSection {...props} />
      <NoticesSection {...props} />
      <WorkplaceSection {...props} />
      <BankSection {...props} account={account} />
      <PapersSection {...props} />
    </>
  )
}
