import { numberText } from '../../domain/text/money-text.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { NOTIFICATION_CHANNEL, type NotificationChannel } from '../../domain/doctor/registration-words.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { toRegularResult, toSpotResult } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { followAgain, FollowHospitalForm } from './follow-form.tsx'
import type { Subscription } from './subscription.queries.ts'

const isChannel = (word: string): word is NotificationChannel => Object.hasOwn(NOTIFICATION_CHANNEL, word)

const OPTIONS = Object.keys(NOTIFICATION_CHANNEL)
  .filter(isChannel)
  .map((value) => ({ value, label: NOTIFICATION_CHANNEL[value] }))

type SubscriptionCardProps = {
  subscription: Subscription
  /** False for a doctor who may only read. */
  mayChange: boolean
}

export function SubscriptionCard({ subscription, mayChange }: SubscriptionCardProps) {
  const { hospital, newCount, spotCount, regularCount, nextStartTime } = subscription
  const { id, name } = hospital
  const where = { generalHospitalIds: [id] }
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={3} size="lg">
            {name}
          </Heading>
          <Badge tone={newCount > 0 ? 'brand' : undefined}>新着{numberText(newCount)}件</Badge>
        </Inline>
        <Stack gap={1}>
          <Text tone="sub">
            {PREFECTURE[hospital.prefecture]} {hospital.city}
          </Text>
          <Text tone="sub" figures>
            {nextStartTime ? `次の募集 ${momentText(nextStartTime)}〜` : '募集中のスポットはありません'}
          </Text>
        </Stack>
        <Inline>
          {spotCount > 0 && (
            <Link
              {...toSpotResult(where)}
              aria-label={`${name}のスポット${spotCount}件`}
              className={buttonClass({ size: 'sm' })}
            >
              スポット{numberText(spotCount)}件
            </Link>
          )}
          {regularCount > 0 && (
            <Link
              {...toRegularResult(where)}
              aria-label={`${name}の定期${regularCount}件`}
              className={buttonClass({ size: 'sm' })}
            >
              定期{numberText(regularCount)}件
            </Link>
          )}
        </Inline>
        {mayChange && <Changes subscription={subscription} />}
      </Stack>
    </Card>
  )
}

function Changes({ subscription: { hospital, channels } }: { subscription: Subscription }) {
  const { id, name } = hospital
  const said = channels.map((channel) => NOTIFICATION_CHANNEL[channel]).join('・')
  return (
    <>
      <Disclosure summary="新着の通知" hint={said || 'なし'}>
        <FollowHospitalForm hospitalId={id} to="on" withChannels>
          {(pending) => (
            <Stack gap={2}>
              <CheckboxGroup
                key={said}
                legend={`${name}の新着を受け取る方法`}
                legendHidden
                name="channels"
                options={OPTIONS}
                defaultValue={channels}
              />
              <Button type="submit" size="sm" pending={pending} aria-label={`通知を変える: ${name}`}>
                変える
              </Button>
            </Stack>
          )}
        </FollowHospitalForm>
      </Disclosure>
      <FollowHospitalForm hospitalId={id} to="off" undo={followAgain(id, channels)}>
        {(pending) => (
          <Button type="submit" size="sm" pending={pending} aria-label={`フォローを解除: ${name}`}>
            フォローを解除
          </Button>
        )}
      </FollowHospitalForm>
    </>
  )
}
