import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import type { ConversionState } from '../../../domain/work/indefinite-conversion.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'

/** The right to a contract without a term, as both sides see it; civil days as `YYYY-MM-DD`. */
export type ConversionView = {
  state: ConversionState
  from: string
  until: string
  startsOn: string
  /** Instants. */
  appliedAt: string | null
  readAt: string | null
}

export const isConverted = (conversion: Pick<ConversionView, 'state'> | null): boolean =>
  conversion?.state === 'APPLIED' || conversion?.state === 'IN_FORCE'

const moment = (instant: string) => `${instant.slice(0, 4)}年${momentText(instant)}`

/** The record of an application. */
export const conversionItems = ({
  until,
  startsOn,
  appliedAt,
  readAt,
}: ConversionView): DescriptionItem[] => [
  { term: '申し込んだ日時', description: appliedAt && moment(appliedAt) },
  {
    term: '期間の定めのある契約',
    description: `${yearDayText(addDays(startsOn, -1))}まで`,
    note: until === addDays(startsOn, -1) ? undefined : `次の契約期間は${yearDayText(until)}まで`,
  },
  { term: '期間の定めのない契約', description: `${yearDayText(startsOn)}から` },
  { term: '契約期間のほかの労働条件', description: 'いまと同じです' },
  { term: '病院の確認', description: readAt ? moment(readAt) : 'まだ確認されていません' },
]
