import { useQueryClient } from '@tanstack/react-query'
import { clockText } from '../../../domain/text/shift-text.ts'
import {
  STAMP_KIND,
  STAMP_REASON,
  STAMP_SOURCE,
  stampWords,
  type StampKind,
} from '../../../domain/work/stamp.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { stampWorkFn } from './record.functions.ts'
import { invalidateRecords } from './record.queries.ts'
import type { RecordView } from './record-view.ts'
import { STAMP_FORM } from './record-form-data.ts'
import * as styles from './record.css.ts'

const isKind = (word: string): word is StampKind => Object.hasOwn(STAMP_KIND, word)
const KINDS = Object.keys(STAMP_KIND).filter(isKind)

type StampPanelProps = {
  work: RecordView
  /** The outcome of the browser's own post, from the URL. */
  stamped: string | undefined
}

/** 打刻: the times recorded so far, the button for the next one, and a form to write one down afterwards. */
export function StampPanel({ work, stamped }: StampPanelProps) {
  const next = KINDS.find((kind) => work.stamps.every((stamp) => stamp.kind !== kind))
  return (
    <Stack gap={3} as="section" aria-label="打刻">
      <ol className={styles.stamps}>
        {KINDS.map((kind) => (
          <StampedTime key={kind} kind={kind} stamp={work.stamps.find((one) => one.kind === kind)} />
        ))}
      </ol>
      {next && (next !== 'END' || work.state === 'IN_PROGRESS') && (
        <StampNow key={next} work={work} kind={next} />
      )}
      <WriteDown work={work} stamped={stamped} />
    </Stack>
  )
}

const StampedTime = ({
  kind,
  stamp,
}: {
  kind: StampKind
  stamp: RecordView['stamps'][number] | undefined
}) => (
  <li className={styles.stamp}>
    <Text as="span" tone="sub">
      {STAMP_KIND[kind]}
    </Text>
    <Text as="span" bold figures size="lg">
      {stamp ? clockText(stamp.at) : '–'}
    </Text>
    {stamp?.source === 'MANUAL' && (
      <Text as="span" tone="sub">
        {STAMP_SOURCE.MANUAL}
      </Text>
    )}
  </li>
)

const BUTTON: Readonly<Record<StampKind, string>> = {
  ARRIVE: '到着しました',
  START: '勤務を開始する',
  END: '勤務を終了する',
}

type StampNowProps = { work: RecordView; kind: StampKind }

function StampNow({ work, kind }: StampNowProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(stampWorkFn, {
    key: `${work.id}-${kind}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('stamp', stampWords(outcome))
      return invalidateRecords(queryClient)
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={2}>
        <FormReport of={posted} />
        <input type="hidden" name="workId" value={work.id} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <Button type="submit" variant="filled" size="lg" pending={posted.pending}>
          {BUTTON[kind]}
        </Button>
      </Stack>
    </form>
  )
}

/** A time that was not recorded when it was, or wrongly. */
function WriteDown({ work, stamped }: StampPanelProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(stampWorkFn, {
    of: STAMP_FORM,
    key: `${work.id}-written`,
    onAnswer: ({ outcome, problems }) => {
      if (problems) return undefined
      if (outcome === 'STAMPED') toastOutcome('stamp', stampWords(outcome))
      return invalidateRecords(queryClient)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const isKept = keptFor(usePageForms(), STAMP_FORM) !== null
  const isOpen = isKept || (stamped !== undefined && stamped !== 'STAMPED')
  return (
    <Disclosure summary="時刻を入力して記録・修正する" open={isOpen}>
      <form {...attributes}>
        <Stack gap={3}>
          <FormReport of={posted} words={stampWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <Grid columns={2} gap={3} align="start">
            <Field label="種類" need="required" error={problems['kind']}>
              {(control) => (
                <NativeSelect
                  {...control}
                  name="kind"
                  defaultValue={typed['kind'] ?? 'START'}
                  options={KINDS.map((kind) => ({ value: kind, label: STAMP_KIND[kind] }))}
                />
              )}
            </Field>
            <Field label="時刻" need="required" error={problems['at']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="at"
                  type="datetime-local"
                  defaultValue={typed['at'] ?? work.plannedStart.slice(0, 16)}
                />
              )}
            </Field>
          </Grid>
          <FreeText
            line
            label="理由"
            need="required"
            help="病院にも表示されます。例: 処置中で押せませんでした。"
            problems={problems}
            name="reason"
            maxLength={STAMP_REASON.most}
            defaultValue={typed['reason']}
          />
          <Button type="submit" pending={pending}>
            この時刻を記録する
          </Button>
        </Stack>
      </form>
    </Disclosure>
  )
}
