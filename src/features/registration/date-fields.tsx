import { DAY_CHOICES, MONTH_CHOICES, yearChoices } from '../../domain/text/date-choices.ts'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import * as styles from './sign-up.css.ts'

type DateFieldsProps = {
  legend: string
  /** Prefix of the field names: birthYear, birthMonth, birthDay. */
  name: string
  chosen: { year: string; month: string; day: string } | null
  /** Today in Tokyo, YYYY-MM-DD: the list of years counts down from it. */
  today: string
  offset?: number
  autoComplete?: boolean
  error: string | undefined
}

/** A date in three selects. */
export function DateFields({ legend, name, chosen, today, offset, autoComplete, error }: DateFieldsProps) {
  const parts = [
    ['Year', '年', 'bday-year', yearChoices(Number(today.slice(0, 4)), { offset }), chosen?.year],
    ['Month', '月', 'bday-month', MONTH_CHOICES, chosen?.month],
    ['Day', '日', 'bday-day', DAY_CHOICES, chosen?.day],
  ] as const
  return (
    <FieldGroup legend={legend} need="required" error={error}>
      <div className={styles.date}>
        {parts.map(([suffix, unit, token, options, value]) => (
          <NativeSelect
            key={suffix}
            name={`${name}${suffix}`}
            aria-label={`${legend}の${unit}`}
            aria-required
            aria-invalid={error ? true : undefined}
            autoComplete={autoComplete ? token : 'off'}
            placeholder={unit}
            defaultValue={value ?? ''}
            options={options}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
