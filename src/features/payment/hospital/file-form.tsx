import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FILE_BYTES, MOST_PAID_AT_ONCE, payManyWords } from '../../../domain/work/payment.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { payWorksByFileFn } from './hospital-payment.functions.ts'
import { invalidateHospitalPayments } from './hospital-payment.queries.ts'
import { FILE_FORM } from './pay-form-data.ts'
import { PaymentsFile } from './payments-file.tsx'
import * as styles from './hospital-payment.css.ts'

type FileFormProps = {
  hospitalId: string
  today: string
  mayWrite: boolean
  posted: string | undefined
}

/** The list as a file, and the file back with what is paid. */
export function FileForm({ hospitalId, today, mayWrite, posted: outcome }: FileFormProps) {
  const queryClient = useQueryClient()
  const [findings, setFindings] = useState<readonly string[]>([])
  const posted = usePosted(payWorksByFileFn, {
    posted: outcome,
    of: FILE_FORM,
    key: 'file',
    onAnswer: (given) => {
      setFindings(given.findings ?? [])
      if (given.outcome === 'PAID') toastOutcome('pay', payManyWords(given.outcome))
      return given.outcome === 'INVALID' ? undefined : invalidateHospitalPayments(queryClient)
    },
  })
  const { problems, pending, attributes } = posted
  return (
    <Card as="section" id="file" aria-labelledby="file-heading">
      <Stack gap={3}>
        <Heading level={2} id="file-heading">
          CSVでまとめて記録する
        </Heading>
        <Text>
          一覧を書き出し、支払った勤務の「支払い済み」に 1
          を、「源泉徴収額」は「支払い番号」ごとに1か所だけ金額を入れて読み込みます(一度に
          {MOST_PAID_AT_ONCE}件、{MAX_FILE_BYTES / 1_000}KBまで)。
        </Text>
        <PaymentsFile list="unpaid" posted={outcome}>
          支払い待ちをCSVで保存
        </PaymentsFile>
        {mayWrite && (
          <form {...attributes}>
            <Stack gap={3}>
              <FormReport of={posted} words={payManyWords} title="CSVをご確認ください" toasted />
              {findings.length > 0 && (
                <ul className={styles.findings}>
                  {findings.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              )}
              <input type="hidden" name="hospitalId" value={hospitalId} />
              <input type="hidden" name="idempotencyKey" value={posted.formKey} />
              <div className={styles.actions}>
                <Field label="CSVファイル" error={findings.length === 0 && problems['file']}>
                  {(control) => <TextInput {...control} name="file" type="file" accept=".csv,text/csv" />}
                </Field>
                <Field label="支払った日" error={problems['paidOn']}>
                  {(control) => (
                    <TextInput
                      {...control}
                      name="paidOn"
                      type="date"
                      width="medium"
                      max={today}
                      defaultValue={today}
                    />
                  )}
                </Field>
                <Button type="submit" pending={pending}>
                  CSVを読み込んで支払い済みにする
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  )
}
