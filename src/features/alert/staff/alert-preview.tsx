import { ALERT_SERVICE } from '../../../domain/staff/alert-service.ts'
import { alertWords } from '../../../domain/staff/service-alert.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { now } from '../../../platform/clock.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { AlertBox } from '../alert-banner.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { PatientGuard } from '../../forms/patient-guard.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { alertProblems } from './alert-check.ts'
import { writeAlertFn } from './alert.functions.ts'
import type { StaffAlertsSearch } from './alert-search.ts'

type AlertPreviewProps = {
  search: StaffAlertsSearch
  onDone: (outcome: string) => Promise<unknown>
}

/** A valid alert as the pages would show it, and the button that publishes it. */
export function AlertPreview({ search, onDone }: AlertPreviewProps) {
  const posted = usePosted(writeAlertFn, {
    key: 'write',
    onAnswer: ({ outcome }) => (outcome === 'WRITTEN' ? onDone(outcome) : undefined),
  })
  const { preview, status, service = 'all', description = '', link = '', ends = '' } = search
  if (!preview || !status || Object.keys(alertProblems(search)).length > 0) return null
  const alert = { status, description, link: link || undefined, date: tokyoText(now()), service }
  return (
    <Card as="section" aria-labelledby="alert-preview">
      <form {...posted.attributes}>
        <Stack gap={3}>
          <Heading level={2} id="alert-preview">
            このように表示されます
          </Heading>
          <AlertBox alert={alert} />
          <Text tone="sub">{ALERT_SERVICE[service]}に表示します。</Text>
          <FormReport of={posted} words={alertWords} />
          <input type="hidden" name="status" value={status} />
          <input type="hidden" name="service" value={service} />
          <input type="hidden" name="description" value={description} />
          <PatientGuard name="description" text={description} problems={posted.problems} />
          <input type="hidden" name="link" value={link} />
          <input type="hidden" name="ends" value={ends} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <div>
            <Button type="submit" variant="filled" pending={posted.pending}>
              この内容で公開する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
