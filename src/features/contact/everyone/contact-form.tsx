import {
  CONTACT_NAME,
  CONTACT_TEXT,
  CONTACT_TOPIC,
  sendContactWords,
} from '../../../domain/contact/contact.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { CONTACT_FORM } from './contact-form-data.ts'
import { sendContactFn } from './contact.functions.ts'

const TOPICS = Object.entries(CONTACT_TOPIC).map(([value, label]) => ({ value, label }))

type ContactFormProps = {
  /** Filled in, and still to be changed. */
  sender: { name: string; mail: string }
  outcome: string | undefined
  onReceived: (number: string) => void
}

export function ContactForm({ sender, outcome, onReceived }: ContactFormProps) {
  const posted = usePosted(sendContactFn, {
    posted: outcome,
    of: CONTACT_FORM,
    key: 'contact',
    onAnswer: (answer) => {
      if (answer.outcome === 'RECEIVED') onReceived(answer.number ?? '')
    },
  })
  const { problems, formKey, typed } = posted
  return (
    <form {...posted.attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={sendContactWords} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Field label="お問い合わせの種類" need="required" error={problems['topic']}>
          {(control) => (
            <NativeSelect
              {...control}
              name="topic"
              placeholder="選んでください"
              options={TOPICS}
              defaultValue={typed['topic'] ?? ''}
            />
          )}
        </Field>
        <Field label="お名前" need="required" error={problems['name']}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              maxLength={2 * CONTACT_NAME}
              defaultValue={typed['name'] ?? sender.name}
            />
          )}
        </Field>
        <Field
          label="返信先のメールアドレス"
          need="required"
          help="このアドレスにお答えします。"
          error={problems['mail']}
        >
          {(control) => (
            <TextInput
              {...control}
              name="mail"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="off"
              spellCheck={false}
              defaultValue={typed['mail'] ?? sender.mail}
            />
          )}
        </Field>
        <FreeText
          label="内容"
          need="required"
          help="勤務についてのときは、病院名と日付も書いてください。患者さんの情報は書かないでください。"
          problems={problems}
          name="body"
          rows={7}
          limit={CONTACT_TEXT.most}
          defaultValue={typed['body']}
        />
        <div>
          <Button type="submit" size="lg" variant="filled" pending={posted.pending}>
            運営に送る
          </Button>
        </div>
      </Stack>
    </form>
  )
}
