import { useQuery } from '@tanstack/react-query'
import { startChoices } from '../../../domain/search/start-choices.ts'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'

type StartByPickerProps = {
  /** The initial day. */
  value: string | undefined
}

export function StartByPicker({ value }: StartByPickerProps) {
  const { data } = useQuery(searchDaysQuery())
  return (
    <NativeSelect
      name="startBy"
      aria-label="開始時期"
      placeholder="指定なし"
      defaultValue={value ?? ''}
      options={startChoices(data?.today, value)}
    />
  )
}
