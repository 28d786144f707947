import { withdrawChangeWords } from '../../domain/work/date-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { changeItems, type ShownDateChange } from './change-items.ts'
import { withdrawDateChangeFn } from './date-change.functions.ts'
import { WorkFields, type ChangedWork } from './work-fields.tsx'

type OpenChangeProps = {
  work: ChangedWork
  change: ShownDateChange
  withdrawn: string | undefined
  onChange: () => Promise<void>
}

/** The doctor's open request, which may be withdrawn until the hospital answers. */
export const OpenChange = (form: OpenChangeProps) => (
  <Stack gap={3}>
    <Notice tone="info" title="病院の回答を待っています">
      回答があるまで、勤務はいまの予定のままです。
    </Notice>
    <DescriptionList items={changeItems(form.change)} />
    <Disclosure summary="相談を取り下げる" hint="病院の回答まで" open={form.withdrawn !== undefined}>
      <WithdrawForm {...form} />
    </Disclosure>
  </Stack>
)

function WithdrawForm({ work, change, withdrawn, onChange }: OpenChangeProps) {
  const posted = usePosted(withdrawDateChangeFn, {
    posted: withdrawn,
    key: `change-${change.id}-withdraw`,
    onAnswer: ({ outcome }) => {
      toastOutcome('date-change', withdrawChangeWords(outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <Text>取り下げると、勤務は予定どおりになります。病院にもお知らせします。</Text>
        <WorkFields work={work} formKey={posted.formKey} />
        <FormReport of={posted} words={withdrawChangeWords} toasted />
        <Button type="submit" pending={posted.pending}>
          相談を取り下げる
        </Button>
      </Stack>
    </form>
  )
}
