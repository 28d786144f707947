import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type KeyboardEvent } from 'react'
import { copyWords } from '../../../../domain/listing/listing-outcome.ts'
import { addMonths, dayForKey, monthText } from '../../../../domain/text/month-days.ts'
import { addDays } from '../../../../domain/text/tokyo-time.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { FormReport } from '../../../forms/form-report.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { MonthTable } from '../../../page-parts/month-table.tsx'
import { CopyDay, type TakenBy } from './copy-day.tsx'
import * as styles from './copy-days.css.ts'
import { afterCopy, copyListingFn } from './copy.functions.ts'
import { OWN_LISTINGS_KEY } from '../hospital-listing.queries.ts'

type Days = { month: string; today: string; taken: readonly { day: string; by: TakenBy }[] }

type CopyDaysFormProps = {
  refOf: string
  days: Days
  outcome: string | undefined
  formKey: string
  kept: KeptAnswer | null
}

/** Focus moves between the days by arrow keys, as in every month grid. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>, range: { from: string; to: string }) {
  const { form, value } = event.currentTarget
  const next = dayForKey(event.key, value, range)
  if (!next) return
  event.preventDefault()
  form?.querySelector<HTMLInputElement>(`input[name="dates"][value="${next}"]`)?.focus()
}

const MONTH = { month: styles.month, weekday: styles.weekday, cell: styles.cell, today: styles.today }

const daysIn = (form: HTMLFormElement | null): Set<string> =>
  new Set(form ? new FormData(form).getAll('dates').filter((one) => typeof one === 'string') : [])

export function CopyDaysForm({ refOf, days, outcome, formKey, kept }: CopyDaysFormProps) {
  const { month, today, taken } = days
  const queryClient = useQueryClient()
  const router = useRouter()
  const [chosen, setChosen] = useState(() => new Set(kept?.typed['dates']?.split(',')))
  const copying = usePosted(copyListingFn, {
    posted: outcome,
    kept,
    formKey,
    onAnswer: (answer) => {
      if (answer.outcome !== 'COPIED') return undefined
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS_KEY })
      return router.navigate(afterCopy(answer, true))
    },
  })
  const by = new Map(taken.map((one) => [one.day, one.by]))
  const first = `${month}-01`
  const range = { from: today > first ? today : first, to: addDays(`${addMonths(month, 2)}-01`, -1) }
  return (
    <form {...copying.attributes} aria-label="コピーする日">
      <input type="hidden" name="ref" value={refOf} />
      <input type="hidden" name="kind" value="spot" />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Stack gap={4}>
        <FormReport of={copying} words={copyWords} />
        <fieldset className={styles.days} onChange={() => setChosen(daysIn(copying.form.current))}>
          <legend className={styles.legend}>コピーする日(2か月ぶんから選べます)</legend>
          <div className={styles.months}>
            {[month, addMonths(month, 1)].map((one) => (
              <Stack key={one} gap={2}>
                <Heading level={2} size="md">
                  {monthText(one)}
                </Heading>
                <MonthTable
                  month={one}
                  today={today}
                  caption={`${monthText(one)}の日を選ぶ`}
                  styles={MONTH}
                  renderDay={(day) => (
                    <CopyDay
                      day={day}
                      isPast={day < today}
                      taken={by.get(day)}
                      isChosen={chosen.has(day)}
                      onKeyDown={(event) => moveFocus(event, range)}
                    />
                  )}
                />
              </Stack>
            ))}
          </div>
        </fieldset>
        <Text aria-live="polite">{chosen.size > 0 ? `${chosen.size}日を選んでいます。` : ''}</Text>
        <Inline gap={2}>
          <Button type="submit" name="as" value="publish" variant="filled" pending={copying.pending}>
            選んだ日に掲載する
          </Button>
          <Button type="submit" name="as" value="draft" pending={copying.pending}>
            下書きを作成する
          </Button>
        </Inline>
        <Text tone="sub" size="md">
          掲載の確認(最低賃金や必須の項目など)に通った日だけを掲載します。通らなかった日は、理由をつけて下書きに残します。
        </Text>
      </Stack>
    </form>
  )
}
