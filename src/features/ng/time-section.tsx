import { DAY_MINUTES, type NgWeekly } from '../../domain/ng/ng-times.ts'
import { WEEKDAY } from '../../domain/text/week-days.ts'
import { GRID_WEEKDAYS } from '../../domain/search/weekday-grid.ts'
import { clockOfMinute, minutesText } from '../../domain/text/time-of-day.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NgForm, useKeptChange } from './ng-form.tsx'
import { blockText, isPainted, type NgView } from './ng-view.ts'
import { PaintedMonth } from './painted-month.tsx'
import { BlockText, MarkForm, WorkBox } from './work-mark.tsx'
import * as styles from './ng.css.ts'

type TimeSectionProps = { ng: NgView; month: string | undefined }

/** Days, single times and weekly times at which the doctor cannot work. */
export const TimeSection = ({ ng, month }: TimeSectionProps) => (
  <Card as="section" aria-labelledby="times">
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} id="times">
          勤務できない日時
        </Heading>
        <Text tone="sub">
          スポットの求人と照らし合わせます。定期の求人は、毎週の予定と曜日・時間が重なるときに印をつけます。
        </Text>
      </Stack>
      <PaintedMonth ng={ng} month={month} />
      <Periods ng={ng} />
      <Weekly ng={ng} />
    </Stack>
  </Card>
)

function Periods({ ng }: { ng: NgView }) {
  const periods = ng.blocks.filter((block) => !block.fromRoster && !isPainted(block))
  return (
    <Stack gap={3}>
      <Heading level={3}>時間を決めて登録</Heading>
      {periods.length > 0 && (
        <ul className={styles.rows}>
          {periods.map((block) => (
            <li key={block.id} className={styles.timeRow}>
              <BlockText block={block} />
              <Inline gap={2}>
                {!block.isWholeDays && <MarkForm block={block} isWork={block.isWork} />}
                <NgForm change="REMOVE_BLOCK" name={block.id}>
                  {({ pending }) => (
                    <>
                      <input type="hidden" name="blockId" value={block.id} />
                      <Button
                        type="submit"
                        size="sm"
                        pending={pending}
                        aria-label={`${blockText(block)}を外す`}
                      >
                        外す
                      </Button>
                    </>
                  )}
                </NgForm>
              </Inline>
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary="日時を追加する" open={useKeptChange('ADD_PERIOD') !== null}>
        <NgForm change="ADD_PERIOD">
          {({ pending, problems, typed }) => (
            <Stack gap={3}>
              <Field label="開始" need="required" error={problems['start']}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="datetime-local"
                    name="start"
                    min={`${ng.today}T00:00`}
                    defaultValue={typed['start']}
                    width="medium"
                  />
                )}
              </Field>
              <Field label="終了" need="required" error={problems['end']}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="datetime-local"
                    name="end"
                    min={`${ng.today}T00:00`}
                    defaultValue={typed['end']}
                    width="medium"
                  />
                )}
              </Field>
              <WorkBox checked={Boolean(typed['isWork'])} error={problems['isWork']} />
              <div>
                <Button type="submit" pending={pending}>
                  この日時を登録する
                </Button>
              </div>
            </Stack>
          )}
        </NgForm>
      </Disclosure>
    </Stack>
  )
}

/** 「毎週 月曜 8:30〜17:30」, 「毎週 木曜 終日」. */
function weeklyText({ weekday, startMinute, endMinute }: NgWeekly): string {
  const name = `毎週 ${WEEKDAY[GRID_WEEKDAYS[weekday - 1] ?? 'UNSPECIFIED']}曜`
  if (startMinute === 0 && endMinute === DAY_MINUTES) return `${name} 終日`
  return `${name} ${minutesText({ start: startMinute, end: endMinute })}`
}

const WEEKDAYS = GRID_WEEKDAYS.map((name, at) => ({ value: String(at + 1), label: `${WEEKDAY[name]}曜` }))

function Weekly({ ng }: { ng: NgView }) {
  return (
    <Stack gap={3}>
      <Heading level={3}>毎週くりかえす</Heading>
      {ng.weekly.length > 0 && (
        <ul className={styles.rows}>
          {ng.weekly.map((weekly) => {
            const text = weeklyText(weekly)
            const { weekday, startMinute, endMinute } = weekly
            const isWhole = startMinute === 0 && endMinute === DAY_MINUTES
            return (
              <li key={text} className={styles.row}>
                <Text>{text}</Text>
                <NgForm change="REMOVE_WEEKLY" name={`${weekday}-${startMinute}-${endMinute}`}>
                  {({ pending }) => (
                    <>
                      <input type="hidden" name="weekday" value={weekday} />
                      <input type="hidden" name="from" value={isWhole ? '' : clockOfMinute(startMinute)} />
                      <input type="hidden" name="to" value={isWhole ? '' : clockOfMinute(endMinute)} />
                      <Button type="submit" size="sm" pending={pending} aria-label={`${text}を外す`}>
                        外す
                      </Button>
                    </>
                  )}
                </NgForm>
              </li>
            )
          })}
        </ul>
      )}
      <Disclosure summary="毎週の曜日を追加する" open={useKeptChange('ADD_WEEKLY') !== null}>
        <NgForm change="ADD_WEEKLY">
          {({ pending, problems }) => (
            <Stack gap={3}>
              <Field label="曜日" need="required" error={problems['weekday']}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    name="weekday"
                    placeholder="選んでください"
                    options={WEEKDAYS}
                    width="medium"
                  />
                )}
              </Field>
              <Inline gap={3} align="start">
                <Field label="開始" need="optional" error={problems['from']}>
                  {(control) => <TextInput {...control} type="time" name="from" width="short" />}
                </Field>
                <Field label="終了" need="optional" error={problems['to']}>
                  {(control) => <TextInput {...control} type="time" name="to" width="short" />}
                </Field>
              </Inline>
              <Text tone="sub">
                時間を入れないと終日になります。終了が開始より前の時刻のときは、翌日までとして扱います。
              </Text>
              <div>
                <Button type="submit" pending={pending}>
                  毎週の予定を登録する
                </Button>
              </div>
            </Stack>
          )}
        </NgForm>
      </Disclosure>
    </Stack>
  )
}
