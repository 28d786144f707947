/** A cookie of the app, as the tests begin a session with it. */
export type EngineCookie = { name: string; value: string }

/** A function, or the text of one, that runs in the page: it may use nothing around it but its arguments. */
export type Script = string | ((...args: never[]) => unknown)

/** What both engines are asked for: one window of a phone's width, in a profile of its own. */
export type Engine = {
  /** Settles once the page has loaded; a page that cannot be opened throws. */
  open(address: string): Promise<void>
  /** What the script gives back is JSON. */
  run(script: Script, ...args: readonly string[]): Promise<unknown>
  /** Forgets all cookies and takes these; the window shows a page of the app. */
  become(cookies: readonly EngineCookie[], origin: string): Promise<void>
  /** Errors that the browser has told since the last call; WebKit tells none. */
  faults(): string[]
  close(): Promise<void>
}

export const PHONE = { width: 375, height: 800 } as const

/** Settles with what `ask` gives once it gives anything. Throws what `what` says after 30 seconds. */
export async function until<Given>(
  what: () => string,
  ask: () => Promise<Given | null | undefined | false>,
): Promise<Given> {
  const end = performance.now() + 30_000
  for (;;) {
    const given = await ask()
    if (given) return given
    if (performance.now() > end) throw new Error(`waited in vain for ${what()}`)
    await new Promise((settle) => setTimeout(settle, 30))
  }
}
