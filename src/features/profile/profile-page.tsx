import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leaveWords } from '../../domain/account/leave-outcome.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { LineSection } from '../account/line-section.tsx'
import { MailSection } from '../account/mail-section.tsx'
import type { OwnAccountView } from '../account/own-account.functions.ts'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { PasswordSection } from '../account/password-section.tsx'
import { SessionsSection } from '../account/sessions-section.tsx'
import type { FactorKept } from '../second-factor/factor-load.ts'
import { FactorSection } from './sections/factor-section.tsx'
import { BankSection } from './sections/bank-section.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { CalendarSection } from './sections/calendar-section.tsx'
import { DataSection, LeaveSection } from './sections/leave-section.tsx'
import { NoticesSection } from './sections/notices-section.tsx'
import { PapersSection } from './sections/papers-section.tsx'
import { PracticeSection } from './sections/practice-section.tsx'
import { ProfileFrame, useProfilePages } from './profile-frame.tsx'
import type { ProfileLoad } from './profile-load.ts'
import type { ProfilePageName as PageName } from './profile-pages.ts'
import type { ProfileSearch } from './profile-search.ts'
import type { SectionProps } from './sections/profile-section.tsx'
import { profileQuery } from './profile.queries.ts'
import { WishesSection } from './sections/wishes-section.tsx'
import { WorkplaceSection } from './sections/workplace-section.tsx'
import { contactLinked } from '../forms/contact-linked.tsx'

type ProfilePageProps = ProfileLoad & {
  page: PageName
  search: ProfileSearch
  /** Of the page about the second factor. */
  factorKept: FactorKept | null
}

type Shown = ProfilePageProps & { account: OwnAccountView }

const OF_DOCTOR = {
  basics: (props) => <BasicsSection {...props} />,
  practice: (props) => <PracticeSection {...props} />,
  workplace: (props) => <WorkplaceSection {...props} />,
  papers: (props) => <PapersSection {...props} />,
  wishes: (props) => <WishesSection {...props} />,
  bank: (props) => <BankSection {...props} />,
  notices: (props) => <NoticesSection {...props} />,
} satisfies Partial<Record<PageName, (props: SectionProps & { account: OwnAccountView | null }) => ReactNode>>

const isOfDoctor = (page: PageName): page is keyof typeof OF_DOCTOR => Object.hasOwn(OF_DOCTOR, page)

const OF_ACCOUNT = {
  calendar: ({ search, kept, formKey, feedToken }) => (
    <CalendarSection token={feedToken} formKey={formKey} posted={search.outcome} kept={kept.calendar} />
  ),
  account: ({ account, search, kept }) => (
    <>
      <MailSection account={account} outcome={search.mail} kept={kept.mail} />
      <PasswordSection account={account} posted={search.outcome} kept={kept.password} />
      <LineSection account={account} outcome={search.line} />
    </>
  ),
  factor: ({ account, search, factorKept }) =>
    factorKept && <FactorSection account={account} outcome={search.outcome} kept={factorKept} />,
  sessions: ({ account, search }) => <SessionsSection sessions={account.sessions} posted={search.outcome} />,
  leave: ({ account, search, kept }) => (
    <>
      <DataSection />
      <LeaveSection
        hasPassword={account.hasPassword}
        posted={leaveWords(search.outcome) && search.outcome}
        kept={kept.leave}
      />
    </>
  ),
} satisfies Record<Exclude<PageName, keyof typeof OF_DOCTOR>, (props: Shown) => ReactNode>

/** One profile page; a notice where the page does not exist for this session. */
export function ProfilePage(props: ProfilePageProps) {
  const { page, search, formKey } = props
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const isThere = useProfilePages().includes(page)
  return (
    <ProfileFrame page={page}>
      <Stack gap={6}>
        {!isThere && (
          <Notice tone="info">
            {isOfDoctor(page)
              ? 'この項目は、登録が済むとご覧いただけます。'
              : 'この項目は、ブラウザーでログインするとご覧いただけます。'}
          </Notice>
        )}
        {isOfDoctor(page) && profile?.sections && profile.drafts && (
          <>
            {!profile.mayEdit && (
              <Notice tone="warn">
                {contactLinked('現在、登録内容を変更できません。変更が必要なときはお問い合わせください。')}
              </Notice>
            )}
            {OF_DOCTOR[page]({
              profile,
              sections: profile.sections,
              drafts: profile.drafts,
              search,
              formKey,
              account,
            })}
          </>
        )}
        {!isOfDoctor(page) && isThere && account && OF_ACCOUNT[page]({ ...props, account })}
      </Stack>
    </ProfileFrame>
  )
}
