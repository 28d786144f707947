import { toHome } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { UserIcon } from '../../../ui/icon/subject-icons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'

const OFFICE = { STAFF: '運営スタッフ', HOSPITAL: '病院の担当者' } as const

/** For a signed-in user who does not belong to the office. */
export function OfficeOnly({ side, title }: { side: keyof typeof OFFICE; title: string }) {
  return (
    <Page>
      <Stack gap={4}>
        <Heading level={1}>{title}</Heading>
        <EmptyState
          icon={<UserIcon size="lg" />}
          title={`このページは${OFFICE[side]}専用です。`}
          actions={
            <Link {...toHome()} className={buttonClass({ variant: 'filled' })}>
              ホームへ
            </Link>
          }
        >
          {OFFICE[side]}の方は、いったんログアウトしてから担当者のアカウントでログインしてください。
        </EmptyState>
      </Stack>
    </Page>
  )
}
