import { useQueryClient } from '@tanstack/react-query'
import { yenText } from '../../../domain/text/money-text.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import {
  DEFAULT_REHIRE_DAYS,
  MOST_REHIRE_LISTINGS,
  offerRehireWords,
  REHIRE_DAYS,
  REHIRE_NOTE,
} from '../../../domain/work/rehire.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { offerRehireFn, type getRehireFn } from './hospital-rehire.functions.ts'
import { invalidateSent } from './hospital-rehire.queries.ts'
import { boxOf, checkRehire } from './rehire-check.ts'

type Rehire = NonNullable<Awaited<ReturnType<typeof getRehireFn>>>

type OfferFormProps = {
  workId: string
  rehire: Rehire
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** A contract is formed by the doctor's wishes within the listing. */
const CONTRACT =
  '定期の求人は、先生が募集の曜日と開始できる日の中から選んで承諾した時点で、面談なしで労働契約が成立します。'

/** Before a listing whose requirements the doctor does not meet. Which ones, the doctor tells when applying. */
const LACKING = '「必要な経験」に足りない項目あり: '
const LACKING_HELP =
  '「必要な経験」を満たしていない求人も、オファーすれば先生は選考なしで承諾できます。経験は先生に確認してください。'

/** Which listings are offered, with how much more, in which words, until when. */
export function RehireForm({ workId, rehire, outcome, kept, formKey }: OfferFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(offerRehireFn, {
    posted: outcome,
    kept,
    check: checkRehire,
    formKey,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'OFFERED') toastOutcome('rehire-offer', offerRehireWords(given.outcome))
      return invalidateSent(queryClient)
    },
  })
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  const { listings, doctorName } = rehire
  const hasRegular = listings.some(({ listing }) => listing.kind === 'regular')
  return (
    <Card as="section" aria-labelledby="offer">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="offer">
            {doctorName}先生にオファーする
          </Heading>
          <FormReport of={posted} words={offerRehireWords} toasted />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <CheckboxGroup
            legend="オファーする求人"
            name="listings"
            need="required"
            columns="wide2"
            help={`枠が空いている求人から、${MOST_REHIRE_LISTINGS}件まで選べます。先生は1件ずつ承諾か辞退を選びます。枠は確保されません。${hasRegular ? CONTRACT : ''}${listings.some((one) => one.lacksExperience) ? LACKING_HELP : ''}`}
            error={problems['listings']}
            defaultValue={typed['listings']?.split(',')}
            options={listings.map(({ listing, when, fee, freeSlots, title, deadline, lacksExperience }) => ({
              value: boxOf(listing),
              label: (
                <WholeParts>{`${when} ${listing.kind === 'spot' ? '' : '1回 '}${yenText(fee)}`}</WholeParts>
              ),
              description: (
                <WholeParts>
                  {`${lacksExperience ? LACKING : ''}${title}(残り${freeSlots}枠、締め切り ${momentText(deadline)})`}
                </WholeParts>
              ),
            }))}
          />
          <Field
            label="上乗せ(指名手当・円)"
            need="optional"
            help="選んだ求人の給与(定期は1回ごと)に、それぞれ加えてお支払いする額です。承諾されると労働条件に含まれます。"
            error={problems['premiumYen']}
          >
            {(control) => (
              <TextInput
                {...control}
                name="premiumYen"
                width="short"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed['premiumYen']}
              />
            )}
          </Field>
          <RadioGroup
            legend="有効期限"
            name="days"
            need="required"
            columns="row"
            help="求人の応募の締め切りが先に来るときは、その締め切りまでです。"
            defaultValue={REHIRE_DAYS.find((days) => days === typed['days']) ?? DEFAULT_REHIRE_DAYS}
            error={problems['days']}
            options={REHIRE_DAYS.map((days) => ({
              value: days,
              label: `${days}日間`,
            }))}
          />
          <FreeText
            label="先生へのメッセージ"
            need="optional"
            help="先生にそのまま届きます。患者さんの情報は書かないでください。"
            problems={problems}
            name="message"
            rows={3}
            limit={REHIRE_NOTE}
            defaultValue={typed['message']}
          />
          <Button type="submit" variant="filled" pending={pending}>
            オファーを送る
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
