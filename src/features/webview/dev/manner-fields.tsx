import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { HANDLERS, MANNER, type Handler, type Manner } from './native-double.ts'

const OPTIONS = Object.entries(MANNER).map(([value, label]) => ({ value, label }))

const isManner = (word: string): word is Manner => Object.hasOwn(MANNER, word)

type MannerFieldsProps = {
  onManner: (name: Handler, manner: Manner) => void
  onOver: (over: boolean) => void
}

/** How the played app treats each handler. */
export const MannerFields = ({ onManner, onOver }: MannerFieldsProps) => (
  <Card as="section" aria-labelledby="manners">
    <Stack gap={2}>
      <Heading level={2} id="manners">
        ハンドラーの答え方
      </Heading>
      {HANDLERS.map((name) => (
        <Field key={name} label={name}>
          {(control) => (
            <NativeSelect
              {...control}
              options={OPTIONS}
              onChange={({ target: { value } }) => {
                if (isManner(value)) onManner(name, value)
              }}
            />
          )}
        </Field>
      ))}
      <Checkbox
        label="下部ナビをページに重ねる(高さを答える)"
        onChange={({ target }) => onOver(target.checked)}
      />
    </Stack>
  </Card>
)
