import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outsideLine } from '../../domain/visit/embedded-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { readPush, turnPushOff, turnPushOn, type PushState } from './push-device.ts'

const queryKey = ['push-device'] as const

const ADD = 'iPhone・iPadでは、ホーム画面に追加すると通知を受け取れます(iOS 16.4以降)。'
const THEN = '追加したアイコンから開いて、この設定をもう一度ご覧ください。'

const WORDS: Readonly<Record<PushState, string>> = {
  UNSUPPORTED: 'この端末のブラウザは通知に対応していません。メールかLINEをお選びください。',
  ADD_IN_SAFARI: `${ADD}Safariの共有ボタンから「ホーム画面に追加」を選び、${THEN}`,
  ADD_IN_BROWSER: `${ADD}アドレスバーかメニューの共有ボタンから「ホーム画面に追加」を選び、${THEN}`,
  LEAVE_LINE: `${ADD}LINEの中では追加できません。SafariやChromeで開き、共有ボタンから「ホーム画面に追加」を選んで、${THEN}`,
  LEAVE_APP: `${ADD}このアプリの中では追加できません。Safariで同じページを開き、共有ボタンから「ホーム画面に追加」を選んで、${THEN}`,
  UPDATE_IOS:
    'この端末のiOSでは通知を受け取れません。iOS 16.4以降に更新してホーム画面に追加すると受け取れます。更新できないときは、メールかLINEをお選びください。',
  DENIED: 'この端末のブラウザで通知が拒否されています。ブラウザの設定で許可すると、受け取れます。',
  OFF: '「アプリ」を選んだお知らせを、この端末にもお届けします。',
  ON: 'この端末で「アプリ」のお知らせを受け取っています。ログアウトすると止まります。',
}

/** Turns the pushes to this device on and off; nothing where the installation sends none. */
export function PushSwitch() {
  const queryClient = useQueryClient()
  // In the browser only: the server does not know the device.
  const { data } = useQuery({
    queryKey,
    queryFn: readPush,
    enabled: typeof window !== 'undefined',
    staleTime: 0,
  })
  const turn = useMutation({
    mutationFn: async (publicKey: string | null) =>
      publicKey === null ? turnPushOff() : turnPushOn(publicKey),
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (!data || data.publicKey === null) return null
  const { publicKey, state } = data
  const canTurn = state === 'ON' || state === 'OFF'
  return (
    <Stack gap={2}>
      <Text tone="sub" size="md">
        {WORDS[state]}
      </Text>
      {state === 'LEAVE_LINE' && (
        <div>
          <a href={outsideLine(window.location.href)} className={buttonClass({ size: 'sm' })}>
            ブラウザで開く
          </a>
        </div>
      )}
      {turn.isError && (
        <Notice tone="danger" role="alert">
          設定できませんでした。電波の良い場所でもう一度お試しください。
        </Notice>
      )}
      {canTurn && (
        <div>
          <Button
            size="sm"
            pending={turn.isPending}
            onClick={() => turn.mutate(state === 'ON' ? null : publicKey)}
          >
            {state === 'ON' ? 'この端末の通知を止める' : 'この端末で通知を受け取る'}
          </Button>
        </div>
      )}
    </Stack>
  )
}
