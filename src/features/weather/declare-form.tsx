import {
  declareWeatherWords,
  WEATHER_SPAN,
  WEATHER_TEXT,
  weatherBounds,
} from '../../domain/cancellation/weather.ts'
import { REGIONS } from '../../domain/text/prefecture.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { FilteredBoxes } from '../forms/filtered-boxes.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { DECLARE_WEATHER_FORM } from './weather-form-data.ts'
import { declareWeatherFn } from './weather.functions.ts'

const PLACES = Object.fromEntries(
  Object.values(REGIONS).map(({ label, prefectures }) => [label, prefectures]),
)

type DeclareFormProps = {
  side: 'STAFF' | 'HOSPITAL'
  today: string
  /** How many have been declared on this page. */
  count: number
  onDone: (outcome: string) => Promise<unknown>
}

/** Declares bad weather for days: our staff for prefectures, a hospital for its own works. */
export function DeclareForm({ side, today, count, onDone }: DeclareFormProps) {
  const posted = usePosted(declareWeatherFn, {
    of: DECLARE_WEATHER_FORM,
    key: `declare-${count}`,
    kept: count === 0 ? undefined : null,
    onAnswer: (given) => (given.outcome === 'DECLARED' ? onDone(given.outcome) : undefined),
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const { first, last } = weatherBounds(today)
  const day = (name: 'fromDay' | 'toDay', label: string) => (
    <Field label={label} need={name === 'fromDay' ? 'required' : 'optional'} error={problems[name]}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="date"
          width="medium"
          min={first}
          max={last}
          defaultValue={typed[name] ?? (name === 'fromDay' ? today : '')}
        />
      )}
    </Field>
  )
  return (
    <Card as="section" aria-labelledby="declare-weather">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="declare-weather">
            新しい申告
          </Heading>
          <FormReport of={posted} words={declareWeatherWords} />
          <input type="hidden" name="side" value={side} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          {side === 'STAFF' && (
            <FieldGroup legend="都道府県" need="required" error={problems['prefectures']}>
              <FilteredBoxes
                name="prefectures"
                what="都道府県"
                example="東京"
                groups={PLACES}
                value={typed['prefectures'] ? typed['prefectures'].split(',') : []}
              />
            </FieldGroup>
          )}
          <Stack gap={2}>
            <Inline gap={3} align="start">
              {day('fromDay', '最初の日')}
              {day('toDay', '最後の日')}
            </Inline>
            <Text tone="sub">
              1日だけのときは、最後の日を空けてください。一度に{WEATHER_SPAN}
              日までです。日をまたぐ勤務は、始まる日に含まれます。
            </Text>
          </Stack>
          <FreeText
            line
            label="天候のようす"
            need="required"
            help={`先生と病院にそのままお伝えします(${WEATHER_TEXT.least}〜${WEATHER_TEXT.most}文字)。例: 台風の接近で公共交通機関が運休`}
            problems={problems}
            name="reason"
            maxLength={WEATHER_TEXT.most}
            defaultValue={typed['reason']}
          />
          <div>
            <Button type="submit" variant="filled" pending={pending}>
              悪天候を申告する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
