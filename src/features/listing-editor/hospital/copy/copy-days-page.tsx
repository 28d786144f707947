import { useSuspenseQuery } from '@tanstack/react-query'
import { yenText } from '../../../../domain/text/money-text.ts'
import { dayText } from '../../../../domain/text/shift-text.ts'
import { addMonths, monthOf } from '../../../../domain/text/month-days.ts'
import { toCopyDays, toOwnListings } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { DeskPage } from '../../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../../ui/link/link-class.ts'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { CopyDaysForm } from './copy-days-form.tsx'
import { copyDaysQuery } from './copy.queries.ts'

const TITLE = '日付を選んでコピー'

/** Months ahead that publishing accepts; later days are typing errors. */
const MONTHS_AHEAD = 4

type CopyDaysPageProps = {
  refOf: string
  month: string | undefined
  outcome: string | undefined
  formKey: string
  kept: KeptAnswer | null
}

/** A spot listing or draft copied to days of two months, as drafts or published at once. */
export function CopyDaysPage({ refOf, month: asked, ...form }: CopyDaysPageProps) {
  const { data } = useSuspenseQuery(copyDaysQuery(refOf, asked))
  if (!data) return <NothingToCopy />
  const { month, today, title, hours, fee, day } = data
  const first = monthOf(today)
  const facts = [hours, fee > 0 ? yenText(fee) : '', day ? `もとの勤務日 ${dayText(day)}` : '']
  return (
    <DeskPage>
      <Stack gap={4}>
        <Stack gap={1}>
          <Link {...toOwnListings({ kind: 'spot' })} className={rowLinkClass}>
            求人の一覧
          </Link>
          <Heading level={1}>{TITLE}</Heading>
          <Text>{title || '見出しは未入力'}</Text>
          <Text tone="sub">{facts.filter(Boolean).join('・')}</Text>
        </Stack>
        <Inline gap={2} as="nav" aria-label="月">
          {month > first && (
            <Link
              {...toCopyDays(refOf, { month: addMonths(month, -1) })}
              className={buttonClass({ size: 'sm' })}
            >
              前の月
            </Link>
          )}
          {month < addMonths(first, MONTHS_AHEAD) && (
            <Link
              {...toCopyDays(refOf, { month: addMonths(month, 1) })}
              className={buttonClass({ size: 'sm' })}
            >
              次の月
            </Link>
          )}
          <Text tone="sub" size="md">
            月を移ると、選んだ日は消えます。
          </Text>
        </Inline>
        <CopyDaysForm refOf={refOf} days={data} {...form} />
      </Stack>
    </DeskPage>
  )
}

const NothingToCopy = () => (
  <DeskPage>
    <Stack gap={4}>
      <Heading level={1}>{TITLE}</Heading>
      <EmptyState
        title="この求人は、日付を選んでコピーできません。"
        actions={
          <Link {...toOwnListings()} className={buttonClass({ variant: 'filled' })}>
            求人の一覧へ
          </Link>
        }
      >
        掲載されたか、削除されたか、定期の求人です。閲覧のみの担当者もコピーできません。
      </EmptyState>
    </Stack>
  </DeskPage>
)
