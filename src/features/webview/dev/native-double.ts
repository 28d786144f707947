import { READY_EVENT } from '../../../platform/native-ready.ts'

/** How the played app treats a handler: as an app without it, one that refuses, or one that hangs. */
export const MANNER = {
  ANSWERS: '答える',
  MISSING: '登録されていない',
  REFUSES: 'エラーを返す',
  SILENT: '答えない',
} as const
export type Manner = keyof typeof MANNER

export const HANDLERS = [
  'showBottomNavigation',
  'hideBottomNavigation',
  'share',
  'getIdToken',
  'openInBrowser',
] as const
export type Handler = (typeof HANDLERS)[number]

export type NativeCall = { name: string; args: string; answer: string }

/** What the played app does with a call that it answers. */
export type NativeAnswers = Readonly<Record<Handler, (args: readonly unknown[]) => unknown>>

type Double = {
  mannerOf: (name: Handler) => Manner
  answers: NativeAnswers
  note: (call: NativeCall) => void
}

const isHandler = (name: string): name is Handler => HANDLERS.some((one) => one === name)

/** Puts the bridge of flutter_inappwebview into a page that has loaded, and says that it is ready. */
export function installBridge(page: Window, { mannerOf, answers, note }: Double): void {
  async function callHandler(name: string, ...args: unknown[]): Promise<unknown> {
    const manner = isHandler(name) ? mannerOf(name) : 'MISSING'
    const answer = isHandler(name) && manner === 'ANSWERS' ? answers[name](args) : null
    const said = manner === 'ANSWERS' ? JSON.stringify(answer) : MANNER[manner]
    note({ name, args: JSON.stringify(args), answer: said })
    if (manner === 'REFUSES') throw new Error('refused by the played app')
    return manner === 'SILENT' ? new Promise(() => undefined) : answer
  }
  page.flutter_inappwebview = { callHandler }
  page.dispatchEvent(new Event(READY_EVENT))
}

/** Sends a page a message as the app does; the event must be one of the page's own realm. */
export function sendToPage(page: Window & typeof globalThis, name: string, detail: unknown): void {
  page.dispatchEvent(new page.CustomEvent(name, { detail }))
}
