import { numberText } from '../../../domain/text/money-text.ts'
import { WEEKLY_HOURS } from '../../../domain/search/search-spans.ts'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import type { ValueCounts } from '../../forms/criteria-boxes.tsx'

type WeeklyHoursPickerProps = {
  /** The initial values. */
  value: readonly string[] | undefined
  counts?: ValueCounts
}

/** One limit is enough: each holds the smaller ones. Of several in an address the widest is what was searched by. */
export function WeeklyHoursPicker({ value = [], counts }: WeeklyHoursPickerProps) {
  const limits = Object.entries(WEEKLY_HOURS)
  const widest = limits.findLast(([limit]) => value.includes(limit))?.[0] ?? ''
  return (
    <NativeSelect
      key={widest}
      name="weeklyHours"
      aria-label="週の合計時間"
      placeholder="指定なし"
      defaultValue={widest}
      options={limits.map(([limit, label]) => ({
        value: limit,
        label: counts ? `${label}(${numberText(counts[limit] ?? 0)}件)` : label,
      }))}
    />
  )
}
