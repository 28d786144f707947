import { useRef, useState } from 'react'
import { MESSAGE_LENGTH, QUICK_PHRASES, SEND_REFUSAL, type Side } from '../../domain/message/message-words.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { outcomeWords } from '../../domain/text/outcome-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import type { Command } from '../forms/post-call.ts'
import { AttachFile, type AttachedFile } from './attach-file.tsx'
import { checkMessage, patientWarning } from './message-form-data.ts'
import * as styles from './messages.css.ts'

const sendWords = outcomeWords({ ...SEND_REFUSAL, UNREACHABLE: UNAVAILABLE })

/** From here on the length is shown. */
const NEARLY_FULL = 900

type MessageFormProps = {
  side: Side
  command: Command<{ outcome: string }>
  /** The thread, as the command names it. */
  target: Readonly<Record<string, string>>
  /** The answer to the browser's own post. */
  posted: string | undefined
  kept: KeptAnswer | null
  formKey: string
  onSent: () => Promise<unknown>
}

/** Writes a message; the text stays until it has been sent. */
export function MessageForm(props: MessageFormProps) {
  const { side, command, target, posted, kept, formKey, onSent } = props
  const [body, setBody] = useState(kept?.typed['body'] ?? '')
  const [file, setFile] = useState<AttachedFile | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = usePosted(command, {
    posted: posted === 'SENT' ? undefined : posted,
    kept,
    check: checkMessage,
    formKey,
    onAnswer: async ({ outcome }) => {
      // Sent, or not to be sent again.
      if (outcome === 'SENT' || outcome === 'FILE_GONE') setFile(null)
      if (outcome !== 'SENT') return
      setBody('')
      await onSent()
    },
  })
  const { problems } = form
  const isSuspect = patientWarning(body) !== null || problems['noPatientData'] !== undefined
  function insert(phrase: string) {
    setBody((typed) => (typed === '' ? phrase : `${typed}\n${phrase}`))
    field.current?.focus()
  }
  return (
    <form {...form.attributes} className={styles.composer} aria-label="メッセージを送る">
      <Stack gap={2}>
        <FormReport of={form} words={sendWords} />
        {Object.entries(target).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <div className={styles.phrases} role="group" aria-label="よく使う文">
          {QUICK_PHRASES[side].map((phrase) => (
            <Button key={phrase} size="sm" className={styles.phrase} onClick={() => insert(phrase)}>
              {phrase}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <Field label="メッセージ" labelHidden error={problems['body']}>
              {(control) => (
                <TextArea
                  {...control}
                  ref={field}
                  name="body"
                  rows={1}
                  grows
                  placeholder="メッセージ(患者情報は書かない)"
                  limit={body.length > NEARLY_FULL ? MESSAGE_LENGTH : undefined}
                  value={body}
                  onChange={(event) => setBody(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="filled" pending={form.pending}>
            {form.failure === undefined ? '送る' : '再送信'}
          </Button>
        </div>
        <AttachFile file={file} onChange={setFile} />
        {isSuspect && (
          <FieldGroup legend="患者さんの情報の確認" legendHidden error={problems['noPatientData']}>
            <Checkbox
              name="noPatientData"
              value="yes"
              label="患者さんの情報は含まれていません"
              description={`${patientWarning(body) ?? '患者さんの情報'}のように見える部分があります。`}
            />
          </FieldGroup>
        )}
      </Stack>
    </form>
  )
}
