import { useQueryClient } from '@tanstack/react-query'
import {
  COMMON_ITEMS,
  ITEM_TEXT,
  issueTermsWords,
  NOTICE_ITEM,
  noticeHelp,
} from '../../domain/work/terms-notice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FreeText } from '../forms/free-text.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { issueTermsFn } from './hospital-terms-notice.functions.ts'
import { invalidateHospitalTerms } from './hospital-terms-notice.queries.ts'
import { ISSUE_FORM, itemField } from './issue-form-data.ts'
import type { TermsView } from './terms-view.ts'

type IssueFormProps = {
  workId: string
  notice: TermsView
  outcome: string | undefined
}

/** The items of a notice that are missing, each with the rule that requires it. */
export function IssueForm({ workId, notice, outcome }: IssueFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(issueTermsFn, {
    posted: outcome,
    of: ISSUE_FORM,
    key: `${notice.number}-${notice.state}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('issue-terms', issueTermsWords(given.outcome))
      return invalidateHospitalTerms(queryClient, workId)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <Card as="section" aria-labelledby="issue" className={screenOnly}>
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="issue">
            足りない項目
          </Heading>
          <Text tone="sub">法律で書面の明示が必要な項目です。入力すると発行され、先生にお知らせします。</Text>
          <FormReport of={posted} words={issueTermsWords} toasted />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="number" value={notice.number} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          {notice.missing.map((key) => (
            <FreeText
              key={key}
              label={NOTICE_ITEM[key].heading}
              need="required"
              help={[noticeHelp(key), `根拠: ${NOTICE_ITEM[key].basis}`].filter(Boolean).join(' / ')}
              problems={problems}
              name={itemField(key)}
              rows={2}
              limit={ITEM_TEXT.most}
              defaultValue={typed[itemField(key)]}
            />
          ))}
          {notice.missing.some((key) => COMMON_ITEMS.includes(key)) && (
            <Checkbox
              name="isKept"
              value="1"
              defaultChecked
              label="病院の決まりとして、これからの通知書にも使う"
              description="時間外労働、昇給・賞与・退職手当、退職・解雇、相談窓口が対象です。これからは成立と同時に発行されます。"
            />
          )}
          <Button type="submit" variant="filled" pending={pending}>
            この内容で発行する
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
