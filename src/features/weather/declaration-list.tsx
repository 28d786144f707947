import { WEATHER_DECLARER, WITHDRAW_WEATHER_OUTCOME } from '../../domain/cancellation/weather.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { dayText, momentText } from '../../domain/text/shift-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { withdrawWeatherFn } from './weather.functions.ts'
import type { WeatherView } from './weather-view.ts'

type DeclarationListProps = {
  side: 'STAFF' | 'HOSPITAL'
  declarations: readonly WeatherView[]
  /** The viewer may take back what is the viewer's own. */
  mayWithdraw: boolean
  onDone: (outcome: string) => Promise<unknown>
}

/** Declarations so far, the latest day first. */
export const DeclarationList = ({ side, declarations, mayWithdraw, onDone }: DeclarationListProps) => (
  <Stack as="section" gap={3} aria-labelledby="declarations">
    <Heading level={2} id="declarations">
      これまでの申告
    </Heading>
    {declarations.length === 0 ? (
      <EmptyState icon={<CheckCircleIcon size="lg" />} title="悪天候の申告はまだありません。">
        申告すると、その日に勤務のある先生と病院にお知らせし、ここに表示します。
      </EmptyState>
    ) : (
      <Grid as="ul" gap={2}>
        {declarations.map((one) => (
          <li key={one.id}>
            <DeclarationRow
              one={one}
              side={side}
              mayWithdraw={mayWithdraw && one.declarer === (side === 'STAFF' ? 'OPERATOR' : 'HOSPITAL')}
              onDone={onDone}
            />
          </li>
        ))}
      </Grid>
    )}
  </Stack>
)

type RowProps = Omit<DeclarationListProps, 'declarations'> & { one: WeatherView }

const placeText = ({ declarer, prefecture, hospitalName }: WeatherView): string =>
  declarer === 'OPERATOR' ? PREFECTURE[prefecture] : hospitalName

function DeclarationRow({ one, side, mayWithdraw, onDone }: RowProps) {
  const title = `${dayText(one.day)} ${placeText(one)}`
  const isStanding = one.withdrawnAt === null
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Badge tone={isStanding ? 'warm' : 'neutral'}>{isStanding ? '申告中' : '取り下げ済み'}</Badge>
          <Text as="span" bold>
            {title}
          </Text>
        </Inline>
        <Text>{one.reason}</Text>
        <Text tone="sub" size="md">
          {WEATHER_DECLARER[one.declarer]}・{momentText(one.declaredAt)} 申告
          {one.withdrawnAt !== null && `・${momentText(one.withdrawnAt)} 取り下げ`}
        </Text>
        {isStanding && one.isFollowed && mayWithdraw && (
          <Text tone="sub">{WITHDRAW_WEATHER_OUTCOME.FOLLOWED}</Text>
        )}
        {isStanding && !one.isFollowed && mayWithdraw && (
          <WithdrawForm id={one.id} side={side} title={title} onDone={onDone} />
        )}
      </Stack>
    </Card>
  )
}

type WithdrawFormProps = Pick<RowProps, 'side' | 'onDone'> & { id: string; title: string }

function WithdrawForm({ id, side, title, onDone }: WithdrawFormProps) {
  const { pending, failure, attributes, formKey } = usePosted(withdrawWeatherFn, {
    key: id,
    onAnswer: ({ outcome }) => onDone(outcome),
  })
  return (
    <form {...attributes}>
      <OutcomeNotice told={failure} />
      <input type="hidden" name="side" value={side} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Button type="submit" pending={pending} aria-label={`${title}の申告を取り下げる`}>
        申告を取り下げる
      </Button>
    </form>
  )
}
