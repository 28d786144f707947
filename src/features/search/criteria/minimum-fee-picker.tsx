import { numberText } from '../../../domain/text/money-text.ts'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'

const FEES = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000]

type MinimumFeePickerProps = {
  /** The initial values. */
  value: number | undefined
}

export function MinimumFeePicker({ value }: MinimumFeePickerProps) {
  const fees = value === undefined || FEES.includes(value) ? FEES : [...FEES, value].toSorted((a, b) => a - b)
  return (
    <NativeSelect
      key={value}
      name="minimumFee"
      aria-label="最低給与"
      placeholder="指定なし"
      defaultValue={value ?? ''}
      options={fees.map((fee) => ({ value: String(fee), label: `${numberText(fee)}円以上` }))}
    />
  )
}
