import { toHospital } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'

/** A page about a work that the hospital does not have. */
export const NoSuchWork = ({ title }: { title: string }) => (
  <DeskPage>
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      <EmptyState
        icon={<CalendarIcon size="lg" />}
        title="この勤務は見つかりません。"
        actions={
          <Link {...toHospital()} className={buttonClass({ variant: 'filled' })}>
            やることへ
          </Link>
        }
      >
        先生が応募をやめたか、URLが正しくありません。
      </EmptyState>
    </Stack>
  </DeskPage>
)
