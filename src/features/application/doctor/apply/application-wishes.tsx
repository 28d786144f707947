import { halfHours, nextDayClock } from '../../../../domain/listing/listing-facts.ts'
import { clockText } from '../../../../domain/text/shift-text.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { NativeSelect } from '../../../../ui/text-input/native-select.tsx'
import * as styles from '../application.css.ts'

export type Adjustable = {
  startFrom: string | null
  startTo: string | null
  endFrom: string | null
  endTo: string | null
}

type ApplicationWishesProps = { adjustable: Adjustable; startTime: string; endTime: string }

/** Requested times of 入り and 明け within the hospital's range; nothing where the hospital offers none. */
export function ApplicationWishes({ adjustable, startTime, endTime }: ApplicationWishesProps) {
  const { startFrom, startTo, endFrom, endTo } = adjustable
  const canStart = startFrom !== null && startTo !== null
  const canEnd = endFrom !== null && endTo !== null
  if (!canStart && !canEnd) return null
  return (
    <div className={styles.wishes}>
      {canStart && (
        <Field label="入りの希望" need="optional">
          {(control) => (
            <NativeSelect
              {...control}
              name="requestedStart"
              placeholder={`求人票どおり(${clockText(startTime)})`}
              options={options(startFrom, startTo, startTime)}
            />
          )}
        </Field>
      )}
      {canEnd && (
        <Field label="明けの希望" need="optional">
          {(control) => (
            <NativeSelect
              {...control}
              name="requestedEnd"
              placeholder={`求人票どおり(${nextDayClock(startTime, endTime)})`}
              options={options(endFrom, endTo, startTime)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const options = (from: string, to: string, startTime: string) =>
  halfHours(from, to).map((instant) => ({ value: instant, label: nextDayClock(startTime, instant) }))
