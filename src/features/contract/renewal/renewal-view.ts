import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { conversionText } from '../../../domain/work/indefinite-conversion.ts'
import type { RenewalState } from '../../../domain/work/renewal.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'

/** The last renewal of a contract, as both sides see it; civil days as `YYYY-MM-DD`. */
export type RenewalView = {
  id: string
  state: RenewalState
  termEnd: string
  /** The last day on which the side whose turn it is may act. */
  dueOn: string
  offerNumber: number
  newEnd: string | null
  fee: number | null
  note: string
}

type Runs = {
  /** The first day of the first term. */
  startDate: string
  fee: number
}

/** What an offered renewal says of the conversion into a contract without a term; nothing without the right. */
const conversionItems = ({ termEnd, newEnd }: RenewalView, { startDate }: Runs): DescriptionItem[] => {
  const description = newEnd && conversionText({ startDate, termEnd, newEnd })
  return description ? [{ term: '無期転換', description }] : []
}

/** The offered contract beside the one that runs. */
export const renewalItems = (renewal: RenewalView, runs: Runs): DescriptionItem[] => {
  const { termEnd, newEnd, fee, note, dueOn } = renewal
  const { fee: before } = runs
  return [
    {
      term: '新しい契約の最後の日',
      description: newEnd && yearDayText(newEnd),
      note: `いまは${yearDayText(termEnd)}まで`,
    },
    {
      term: '給与(1回・税引前)',
      description: fee === null ? null : yenText(fee),
      note: fee === before ? 'いまと同じです' : `いまは${yenText(before)}`,
    },
    { term: '曜日・時間・そのほかの条件', description: 'いまと同じです' },
    ...conversionItems(renewal, runs),
    { term: '病院から', description: note === '' ? 'ひとことはありません' : note },
    { term: '回答の期限', description: yearDayText(dueOn) },
  ]
}
