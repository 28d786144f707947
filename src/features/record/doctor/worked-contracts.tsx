import type { Shown } from '../../../contract/plain.ts'
import { grouped } from '../../../domain/grouped.ts'
import { yearDayText } from '../../../domain/listing/regular-text.ts'
import {
  toEngagementPerformance,
  toListing,
  toMessages,
  toRegularSchedule,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { RecordView } from './record-view.ts'
import { WorkedMonths, WorkedSums, type WorkedMonth } from './worked-months.tsx'

type WorkedContract = Shown<'dp.work.WorkedContract'>

type WorkedContractsProps = { works: readonly RecordView[]; contracts: readonly WorkedContract[] }

/** Regular works that are over: contract by contract, then by month and date. */
export const WorkedContracts = ({ works, contracts }: WorkedContractsProps) => {
  const byContract = grouped(works, ({ applicationId }) => applicationId)
  return (
    <Stack gap={6}>
      {contracts.map((contract) => {
        const own = byContract.get(contract.applicationId)
        return own && <Contract key={contract.engagementId} contract={contract} works={own} />
      })}
    </Stack>
  )
}

function Contract({ contract, works }: { contract: WorkedContract; works: RecordView[] }) {
  const { engagementId, startDate, endDate, months } = contract
  const [last] = works
  if (!last) return null
  const name = `contract-${engagementId}`
  const term = `term-${engagementId}`
  const { id } = last.listing
  return (
    <Stack as="section" gap={4} aria-labelledby={`${name} ${term}`}>
      <Stack gap={1}>
        <Heading level={2} id={name}>
          {last.hospitalName}
        </Heading>
        <Text>{last.title}</Text>
        <Text tone="sub" id={term}>
          契約 {yearDayText(startDate)}から
          {endDate === null ? '(期間の定めなし)' : yearDayText(endDate)}
        </Text>
        <WorkedSums sums={added(months)} />
        <Inline gap={3}>
          <Link {...toEngagementPerformance(engagementId)} className={rowLinkClass}>
            この契約の実績
          </Link>
          <Link {...toRegularSchedule(id)} className={rowLinkClass}>
            契約の予定
          </Link>
          <Link {...toListing('regular', id)} className={rowLinkClass}>
            求人の詳細
          </Link>
          <Link {...toMessages('regular', id)} className={rowLinkClass}>
            メッセージ
          </Link>
        </Inline>
      </Stack>
      <WorkedMonths works={works} months={months} contract={name} />
    </Stack>
  )
}

const added = (months: readonly WorkedMonth[]) => ({
  works: sum(months.map(({ works }) => works)),
  minutes: sum(months.map(({ minutes }) => minutes)),
  yen: sum(months.map(({ yen }) => yen)),
  confirmedYen: sum(months.map(({ confirmedYen }) => confirmedYen)),
})

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
