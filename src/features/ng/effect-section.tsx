import { NG_EFFECT, NG_SCOPE } from '../../domain/ng/ng-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NgForm } from './ng-form.tsx'
import type { NgView } from './ng-view.ts'

const SCOPES = [
  ['HOSPITAL', 'hospital'],
  ['DATE', 'date'],
  ['CONDITION', 'condition'],
] as const
const OPTIONS = (['HIDE', 'MARK'] as const).map((value) => ({ value, label: NG_EFFECT[value] }))

/** What the results do with the listings of each scope. */
export const EffectSection = ({ effects }: { effects: NgView['effects'] }) => (
  <Card as="section" aria-labelledby="effects">
    <Stack gap={3}>
      <Heading level={2} id="effects">
        検索結果での表示
      </Heading>
      <Text tone="sub">
        「除く」を選んだものは、新着のお知らせや代わりの求人のご案内にも含めません。代診のお願いは、どちらを選んでもお送りしません。
      </Text>
      <NgForm change="SET_EFFECTS">
        {({ pending, problems }) => (
          <Stack gap={3}>
            {SCOPES.map(([scope, field]) => (
              <RadioGroup
                key={`${scope}${effects[field]}`}
                legend={NG_SCOPE[scope]}
                name={`effect-${scope}`}
                columns="row"
                defaultValue={effects[field]}
                error={problems[`effect-${scope}`]}
                options={OPTIONS}
              />
            ))}
            <div>
              <Button type="submit" pending={pending}>
                表示のしかたを保存する
              </Button>
            </div>
          </Stack>
        )}
      </NgForm>
    </Stack>
  </Card>
)
