import { NG_LIMIT } from '../../domain/ng/ng-words.ts'
import { dayText } from '../../domain/text/shift-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NgForm } from './ng-form.tsx'
import type { NgView } from './ng-view.ts'
import { BlockText, MarkForm, WorkBox } from './work-mark.tsx'
import * as styles from './ng.css.ts'

/** The roster of the main hospital as an ICS file. */
export function RosterSection({ ng }: { ng: NgView }) {
  const blocks = ng.blocks.filter(({ fromRoster }) => fromRoster)
  const [first, last] = [blocks[0], blocks.at(-1)]
  const timed = blocks.filter(({ isWholeDays }) => !isWholeDays)
  const works = timed.filter(({ isWork }) => isWork).length
  return (
    <Card as="section" aria-labelledby="roster">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} id="roster">
            常勤先の勤務表を取り込む
          </Heading>
          <Text tone="sub">
            カレンダーから書き出したICSファイル(.ics、512KBまで)の予定を、勤務できない日時として1年先まで取り込みます。予定の名前や場所は保存しません。取り込めなかった予定の名前だけは、ここに示すために、次に取り込むか消すまで(長くて30日)保存します。
          </Text>
        </Stack>
        {first && last && (
          <>
            <Text>
              取り込んだ予定: {blocks.length}件({dayText(first.start)}〜{dayText(last.start)})
            </Text>
            <Text tone="sub">
              {works > 0
                ? `このうち${works}件を、常勤先の勤務として勤務の間隔に数えています。`
                : '勤務できない日時としてだけ使い、勤務の間隔には数えていません。'}
            </Text>
            <Disclosure summary="取り込んだ予定を見る">
              <ul className={styles.rows}>
                {blocks.map((block) => (
                  <li key={block.id}>
                    <BlockText block={block} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </>
        )}
        {ng.omissions.length > 0 && <LeftOut omissions={ng.omissions} />}
        <NgForm key={`${blocks.length}${first?.id ?? ''}`} change="IMPORT_ROSTER">
          {({ pending, problems, typed }) => (
            <Stack gap={3}>
              <Field
                label="勤務表のファイル"
                need="required"
                help={first ? '取り込み直すと、前に取り込んだ予定と置き換わります。' : undefined}
                error={problems['file']}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type="file"
                    name="file"
                    accept=".ics,text/calendar"
                    width="medium"
                  />
                )}
              </Field>
              <WorkBox checked={works > 0 || Boolean(typed['isWork'])} error={problems['isWork']} />
              <div>
                <Button type="submit" pending={pending}>
                  {first ? '取り込み直す' : '勤務表を取り込む'}
                </Button>
              </div>
            </Stack>
          )}
        </NgForm>
        {timed.length > 0 && <MarkForm roster isWork={works > 0} />}
        {(first !== undefined || ng.omissions.length > 0) && (
          <NgForm change="CLEAR_ROSTER">
            {({ pending }) => (
              <Button type="submit" variant="quiet" pending={pending}>
                取り込んだ予定をすべて消す
              </Button>
            )}
          </NgForm>
        )}
      </Stack>
    </Card>
  )
}

/** The events of the last file that were not taken over, each with the reason. */
const LeftOut = ({ omissions }: Pick<NgView, 'omissions'>) => (
  <Stack gap={1}>
    <Heading level={3}>取り込めなかった予定</Heading>
    <Text tone="sub">
      次の予定は、勤務できない日時に入っていません。必要なら、上の「勤務できない日時」に手で加えてください。
    </Text>
    <ul className={styles.rows}>
      {omissions.map((text, at) => (
        // The list of one import never changes; two events may have one text.
        <li key={at}>{text}</li>
      ))}
    </ul>
    {omissions.length === NG_LIMIT.omissions && (
      <Text tone="sub">ほかにも取り込めなかった予定があります。</Text>
    )}
  </Stack>
)
