import { CAUTION_DAYS, CAUTION_LIMIT, RESTRICTED_DAYS } from '../../domain/cancellation/caution.ts'
import {
  CANCELLATION_TIER,
  TIER_MEANING,
  TIER_STEPS,
  excusedText,
  type CancellationTier,
} from '../../domain/cancellation/cancellation-tier.ts'
import { toCautions } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'

type TierStepsProps = { now: CancellationTier; cautionPoints: number }

/** What cancelling now leaves behind, before the doctor decides, and the tiers at other times. */
export function TierSteps({ now, cautionPoints }: TierStepsProps) {
  const isFree = now === 'NONE' || now === 'RECORDED'
  return (
    <Card as="section" aria-labelledby="tier">
      <Stack gap={3}>
        <Heading level={2} id="tier">
          いま申請した場合の扱い
        </Heading>
        <Inline gap={2}>
          <Badge tone={isFree ? 'good' : 'warm'}>{CANCELLATION_TIER[now]}</Badge>
          <Text as="span">{TIER_MEANING[now]}</Text>
        </Inline>
        <Text tone="sub">先生に違約金などの金銭の負担はありません。注意は、{excusedText()}</Text>
        <Disclosure summary="時期ごとの扱いと注意のしくみ">
          <Stack gap={3}>
            <DescriptionList
              items={TIER_STEPS.map(({ tier, when }) => ({
                term: when,
                description: `${CANCELLATION_TIER[tier]}${tier === now ? '(いま)' : ''}`,
              }))}
            />
            <Text tone="sub">
              注意が{CAUTION_DAYS}日間で{CAUTION_LIMIT}つになると、{RESTRICTED_DAYS}
              日間は選考ありの求人にだけ応募できます。注意の数は先生だけに表示され、病院には表示されません。いまは
              {cautionPoints}つです。
              <Link {...toCautions()} className={textLinkClass}>
                注意の記録と異議
              </Link>
            </Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
