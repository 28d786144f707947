import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { typedIn } from '../../forms/form-answer.ts'
import { createIdTokenFn } from '../../session/token.functions.ts'
import { sendToPage } from './native-double.ts'

export type PlayedToken = { idToken: string; expiresIn: number } | null

type TokenFormProps = {
  pageOf: () => (Window & typeof globalThis) | null
  onToken: (token: PlayedToken) => void
}

/** Pushes a token to the page, or any other event of the app. */
export function TokenForm({ pageOf, onToken }: TokenFormProps) {
  function send(name: string, detail: unknown) {
    const page = pageOf()
    if (page) sendToPage(page, name, detail)
  }
  function push(token: PlayedToken) {
    onToken(token)
    send('dp:id-token', token)
  }
  async function pushOwn() {
    const token = await createIdTokenFn()
    if (token) push(token)
  }
  return (
    <Card as="section" aria-labelledby="messages">
      <Stack gap={3}>
        <Heading level={2} id="messages">
          アプリからページへ
        </Heading>
        <Text tone="sub">渡したトークンは、getIdToken の答えにもなります。</Text>
        <Inline gap={2}>
          <Button onClick={() => void pushOwn()}>ログイン中のトークンを渡す</Button>
          <Button onClick={() => push({ idToken: 'not-a-token', expiresIn: 3_600 })}>
            無効なトークンを渡す
          </Button>
        </Inline>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const detail: unknown = JSON.parse(typedIn(form, 'detail') || 'null')
            send(typedIn(form, 'name'), detail)
          }}
        >
          <Stack gap={2}>
            <Field label="イベント">
              {(control) => <TextInput {...control} name="name" defaultValue="dp:id-token" />}
            </Field>
            <Field label="detail(JSON)">
              {(control) => <TextArea {...control} name="detail" rows={2} defaultValue="{}" />}
            </Field>
            <div>
              <Button type="submit">イベントを送る</Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Card>
  )
}
