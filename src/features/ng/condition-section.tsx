import { NG_CONDITION, type NgCondition } from '../../domain/ng/ng-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { NgForm } from './ng-form.tsx'
import type { NgView } from './ng-view.ts'

const isCondition = (word: string): word is NgCondition => Object.hasOwn(NG_CONDITION, word)
const OPTIONS = Object.keys(NG_CONDITION)
  .filter(isCondition)
  .map((value) => ({ value, label: NG_CONDITION[value] }))

/** Conditions that the doctor does not take, as far as listings say them. */
export const ConditionSection = ({ ng }: { ng: NgView }) => (
  <Card as="section" aria-labelledby="conditions">
    <Stack gap={3}>
      <Heading level={2} id="conditions">
        受けない条件
      </Heading>
      <NgForm key={ng.conditions.join()} change="SET_CONDITIONS">
        {({ pending }) => (
          <Stack gap={3}>
            <CheckboxGroup
              legend="次のどれかに当てはまる求人"
              name="conditions"
              options={OPTIONS}
              defaultValue={ng.conditions}
              help="病院が求人に書いた内容と照らし合わせます。書かれていないことは判断できません。"
            />
            <div>
              <Button type="submit" pending={pending}>
                条件を保存する
              </Button>
            </div>
          </Stack>
        )}
      </NgForm>
    </Stack>
  </Card>
)
