import { ALERT_SERVICE } from '../../../domain/staff/alert-service.ts'
import { ALERT_STATUS, ALERT_TEXT } from '../../../domain/staff/alert-status.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toStaffAlerts } from '../../../platform/addresses.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { alertProblems } from './alert-check.ts'
import type { StaffAlertsSearch } from './alert-search.ts'

const SERVICES = Object.entries(ALERT_SERVICE).map(([value, label]) => ({ value, label }))

/** The form of an alert. It leads to the preview, from which it is published; the text is public, so it may stand in the URL. */
export function AlertForm({ search }: { search: StaffAlertsSearch }) {
  const problems = search.preview ? alertProblems(search) : {}
  return (
    <Card as="section" aria-labelledby="new-alert">
      <form method="get" action={hrefOf(toStaffAlerts())} autoComplete="off" noValidate>
        <Stack gap={4}>
          <Heading level={2} id="new-alert">
            新しいお知らせ
          </Heading>
          <input type="hidden" name="preview" value="on" />
          <RadioGroup
            legend="種類"
            name="status"
            need="required"
            defaultValue={search.status ?? 'notice'}
            error={problems['status']}
            options={[
              { value: 'notice', label: ALERT_STATUS.notice, description: '青い帯' },
              { value: 'investigating', label: ALERT_STATUS.investigating, description: '黄色い帯' },
            ]}
          />
          <RadioGroup
            legend="表示するページ"
            name="service"
            need="required"
            columns={2}
            defaultValue={search.service ?? 'all'}
            options={SERVICES}
          />
          <FreeText
            label="本文"
            privateTo="the writer, until it is published from the preview, which asks"
            need="required"
            help="何が起きているか、何をすればよいかを短く書いてください。"
            problems={problems}
            name="description"
            rows={3}
            limit={ALERT_TEXT.most}
            defaultValue={search.description}
          />
          <Field label="リンク" help="くわしい説明のページがあるときだけ。" error={problems['link']}>
            {(control) => (
              <TextInput {...control} name="link" type="url" inputMode="url" defaultValue={search.link} />
            )}
          </Field>
          <Field
            label="終わりの日時"
            help="日本時間。空欄では、終了の操作をするまで表示します。"
            error={problems['ends']}
          >
            {(control) => (
              <TextInput
                {...control}
                name="ends"
                type="datetime-local"
                width="medium"
                defaultValue={search.ends}
              />
            )}
          </Field>
          <div>
            <Button type="submit">表示を確かめる</Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
