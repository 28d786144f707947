import { useRef, useState } from 'react'
import { BOTTOM_NAV } from '../../../domain/visit/bottom-nav.ts'
import { Button } from '../../../ui/button/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import * as styles from './dev-webview.css.ts'
import { MannerFields } from './manner-fields.tsx'
import {
  installBridge,
  type NativeAnswers,
  type Handler,
  type Manner,
  type NativeCall,
} from './native-double.ts'
import { TokenForm, type PlayedToken } from './token-form.tsx'

const BAR_PX = 64
const MARKER = 'dp-work-app/2.0.0'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Plays the native app around a page of this app, in development only: the bridge is put into an iframe once its page has
 * loaded, as late as a slow device does it.
 */
export function DevWebviewPage() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState('/')
  const [bar, setBar] = useState<'BESIDE' | 'OVER' | null>(null)
  const [calls, setCalls] = useState<readonly NativeCall[]>([])
  // Read by the bridge, whose page outlives a rendering.
  const manners = useRef(new Map<Handler, Manner>())
  const token = useRef<PlayedToken>(null)
  const isOver = useRef(false)

  const answers: NativeAnswers = {
    showBottomNavigation: () => {
      setBar(isOver.current ? 'OVER' : 'BESIDE')
      return isOver.current ? BAR_PX : true
    },
    hideBottomNavigation: () => {
      setBar(null)
      return true
    },
    share: () => true,
    getIdToken: () => token.current,
    openInBrowser: ([url]) => isText(url) && window.open(url, '_blank', 'noopener') === null,
  }
  const note = (call: NativeCall) => setCalls((before) => [call, ...before].slice(0, 50))

  function play() {
    const page = frame.current?.contentDocument?.defaultView
    if (page)
      installBridge(page, { mannerOf: (name) => manners.current.get(name) ?? 'ANSWERS', answers, note })
  }
  function open(next: string) {
    setPath(next)
    if (frame.current) frame.current.src = next
  }

  return (
    <Page width="wide">
      <Stack gap={4}>
        <Heading level={1}>アプリの画面のまね(開発用)</Heading>
        <Text>
          ネイティブアプリの側を演じます。サーバーにもアプリと見せるには、開発者ツールの「Network
          conditions」でユーザーエージェントの末尾に
          <code> {MARKER} </code>を足してください。
        </Text>
        <Grid columns="mainAside" align="start">
          <Stack gap={3}>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                const typed = new FormData(event.currentTarget).get('path')
                if (isText(typed) && typed.startsWith('/')) open(typed)
              }}
            >
              <Inline gap={2} align="baseline">
                <Field label="開くページ">
                  {(control) => <TextInput {...control} name="path" defaultValue={path} key={path} />}
                </Field>
                <Button type="submit">開く</Button>
              </Inline>
            </form>
            <div className={styles.phone}>
              <iframe ref={frame} title="アプリの中のページ" src="/" className={styles.frame} onLoad={play} />
              {bar && (
                <div className={cx(styles.bar, bar === 'OVER' && styles.over)}>
                  {BOTTOM_NAV.map((one) => (
                    <button
                      key={one.path}
                      type="button"
                      className={styles.tab}
                      onClick={() => open(one.path)}
                    >
                      {one.label}
                    </button>
                  ))}
                </div>
              )}
            </div>
          </Stack>
          <Stack gap={3}>
            <MannerFields
              onManner={(name, manner) => manners.current.set(name, manner)}
              onOver={(over) => (isOver.current = over)}
            />
            <TokenForm
              pageOf={() => frame.current?.contentDocument?.defaultView ?? null}
              onToken={(given) => (token.current = given)}
            />
            <Card as="section" aria-labelledby="calls">
              <Stack gap={2}>
                <Heading level={2} id="calls">
                  ページからの呼び出し(新しい順)
                </Heading>
                {calls.length === 0 && <Text tone="sub">まだありません。</Text>}
                <ol className={styles.log}>
                  {calls.map(({ name, args, answer }, at) => (
                    <li key={calls.length - at}>
                      {name}
                      {args} → {answer}
                    </li>
                  ))}
                </ol>
              </Stack>
            </Card>
          </Stack>
        </Grid>
      </Stack>
    </Page>
  )
}
