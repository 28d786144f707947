import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { reportError } from '../../platform/faults/report-error.ts'
import { keysOfDocument } from '../../platform/party-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { operatorInShortQuery } from '../about/operator/operator.queries.ts'

/** The way to the chat, where the operator has set it up; otherwise the form beside it is the only one. */
export function ChatEntry() {
  const hydrated = useHydrated()
  const pluginKey = hydrated ? keysOfDocument().chat : undefined
  return pluginKey === undefined ? null : <Chat pluginKey={pluginKey} />
}

function Chat({ pluginKey }: { pluginKey: string }) {
  const queryClient = useQueryClient()
  const { data: operator } = useSuspenseQuery(operatorInShortQuery())
  const [state, setState] = useState<'CLOSED' | 'OPENING' | 'OPEN' | 'FAILED'>('CLOSED')

  async function press() {
    const chat = await import('./chat.ts')
    if (state === 'OPEN') return chat.hideChat()
    setState('OPENING')
    await chat.showChat(pluginKey, queryClient, (shown) => setState(shown ? 'OPEN' : 'CLOSED'))
  }
  const failed = (error: unknown) => {
    reportError(error, 'chat boot')
    setState('FAILED')
  }
  return (
    <Card as="section" aria-labelledby="chat">
      <Stack gap={3}>
        <Heading level={2} id="chat">
          チャットで質問する
        </Heading>
        <Text>
          チャットでもお答えします。受付時間は、{operator.hours}
          です。チャットはチャネルトーク(外部サービス)の画面です。
        </Text>
        {state === 'FAILED' && (
          <Notice tone="danger" role="alert">
            チャットを開けませんでした。下のフォームからお問い合わせください。
          </Notice>
        )}
        <div>
          <Button
            pending={state === 'OPENING'}
            aria-expanded={state === 'OPEN'}
            onClick={() => void press().catch(failed)}
          >
            {state === 'OPEN' ? 'チャットを閉じる' : 'チャットを開く'}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
