import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ALERT_SERVICE } from '../../../domain/staff/alert-service.ts'
import { alertWords } from '../../../domain/staff/service-alert.ts'
import { ALERT_STATUS } from '../../../domain/staff/alert-status.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { toStaffAlerts } from '../../../platform/addresses.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { BellIcon } from '../../../ui/icon/subject-icons.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertPreview } from './alert-preview.tsx'
import { endAlertFn } from './alert.functions.ts'
import { staffAlertsQuery, type StaffAlert } from './alert.queries.ts'
import { ALERTS, type StaffAlertsSearch } from './alert-search.ts'

/** Our staff write the alerts at the top of every page, look at them before, and end them. */
export function StaffAlertsPage({ search }: { search: StaffAlertsSearch }) {
  const { data: alerts } = useSuspenseQuery(staffAlertsQuery())
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const onDone = (outcome: string) =>
    Promise.all([
      queryClient.invalidateQueries(staffAlertsQuery()),
      navigate({ ...toStaffAlerts({ outcome }), replace: true }),
    ])
  return (
    <StaffDesk>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{ALERTS}</Heading>
          <Text tone="sub">
            障害の調査や大切な変更を、すべてのページか、関わる画面の上に表示します。先生も病院も、ログインしていない方も見ます。
          </Text>
        </Stack>
        <OutcomeNotice told={alertWords(search.outcome)} />
        <AlertPreview search={search} onDone={onDone} />
        <AlertForm key={search.outcome} search={search} />
        <Stack as="section" gap={3} aria-labelledby="alerts-so-far">
          <Heading level={2} id="alerts-so-far">
            これまでのお知らせ
          </Heading>
          {alerts.length === 0 ? (
            <EmptyState icon={<BellIcon size="lg" />} title="お知らせはまだありません。">
              公開すると、ここから終了できます。
            </EmptyState>
          ) : (
            <Grid as="ul" gap={2}>
              {alerts.map((alert) => (
                <li key={alert.id}>
                  <AlertRow alert={alert} onDone={onDone} />
                </li>
              ))}
            </Grid>
          )}
        </Stack>
      </Stack>
    </StaffDesk>
  )
}

type AlertRowProps = { alert: StaffAlert; onDone: (outcome: string) => Promise<unknown> }

function AlertRow({ alert, onDone }: AlertRowProps) {
  const { id, status, service, description, date, endedAt, isShown } = alert
  const { pending, failure, attributes, formKey } = usePosted(endAlertFn, {
    key: id,
    onAnswer: ({ outcome }) => onDone(outcome),
  })
  const until = endedAt && `・${momentText(endedAt)} ${isShown ? 'まで' : 'に終了'}`
  return (
    <Card as="article" aria-label={description}>
      <Stack gap={2}>
        <p>
          <Badge tone={isShown ? 'brand' : 'neutral'}>{isShown ? '表示中' : '終了'}</Badge>
        </p>
        <Text className={preLine}>
          <strong>{ALERT_STATUS[status]}</strong> {description}
        </Text>
        <Text tone="sub" size="md">
          {ALERT_SERVICE[service]}・{momentText(date)} 公開
          {until}
        </Text>
        {isShown && (
          <form {...attributes}>
            <OutcomeNotice told={failure} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="idempotencyKey" value={formKey} />
            <Button type="submit" pending={pending}>
              表示を終了する
            </Button>
          </form>
        )}
      </Stack>
    </Card>
  )
}
