import type { ReactNode } from 'react'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { StaffDesk } from './staff-desk.tsx'

type Rows = readonly { key: string; shown: ReactNode }[]

type StaffListPageProps = {
  title: string
  /** Beside the title. */
  action?: ReactNode
  told?: ToldOutcome | string | undefined
  /** What the page is for, or the filter of its list. */
  lead?: ReactNode
  /** How many rows in which order; says nothing without any. */
  order?: ReactNode
  rows: Rows
  /** What stands in the place of no rows. */
  empty: ReactNode
  gap?: 2 | 3
  /** The link to further rows. */
  more?: ReactNode
  /** What has been decided already, under a title of its own. */
  decided?: { title: string; rows: Rows }
}

/** A list of our staff: what is to be done or found, then what has been decided. */
export const StaffListPage = ({
  title,
  action,
  told,
  lead,
  order,
  rows,
  empty,
  gap = 2,
  more,
  decided,
}: StaffListPageProps) => (
  <StaffDesk>
    <Stack gap={4}>
      <Inline justify="between">
        <Heading level={1}>{title}</Heading>
        {action}
      </Inline>
      <OutcomeNotice told={told} />
      {lead}
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          {order && <Text tone="sub">{order}</Text>}
          <List rows={rows} gap={gap} />
        </>
      )}
      {more}
      {decided && decided.rows.length > 0 && (
        <Stack as="section" gap={gap} aria-labelledby="decided">
          <Heading level={2} id="decided">
            {decided.title}
          </Heading>
          <List rows={decided.rows} gap={gap} />
        </Stack>
      )}
    </Stack>
  </StaffDesk>
)

const List = ({ rows, gap }: { rows: Rows; gap: 2 | 3 }) => (
  <Grid as="ul" gap={gap}>
    {rows.map(({ key, shown }) => (
      <li key={key}>{shown}</li>
    ))}
  </Grid>
)
