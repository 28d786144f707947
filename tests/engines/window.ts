import { until, type Engine, type EngineCookie } from './engine.ts'

/** The shown element with these words whose part of the page its script has taken over. */
function find(css: string, words: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const name = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
    if (!name.includes(words) || !element.checkVisibility()) return false
    const part = element.closest('[data-hydrated]') ?? document.querySelector('main')
    return part?.getAttribute('data-hydrated') === 'yes'
  })
}

function press(element: Element): void {
  if (element instanceof HTMLElement) element.click()
}

/** Types as a reader of the page's value does: the keyboards of the engines differ. */
function type(field: Element, value: string): void {
  // Past React's own setter, which would take the event for one without a change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function chooseFile(css: string, name: string, base64: string): void {
  const field = document.querySelector(css)
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${css}`)
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const files = new DataTransfer()
  files.items.add(new File([bytes], name, { type: 'image/png' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export type Window = ReturnType<typeof windowOf>

/** What a person does in the window of an engine. */
export function windowOf(engine: Engine, origin: string) {
  const isThere = (css: string, words: string) =>
    engine.run(`(...given) => Boolean((${String(find)})(...given))`, css, words)
  const waitFor = (css: string, words = '') =>
    until(
      () => `${css} 「${words}」`,
      async () => (await isThere(css, words)) === true,
    )
  /** Found and acted upon at one moment: a page may draw itself anew between two. */
  const act = (action: (element: Element, value: string) => void, css: string, words: string, value = '') =>
    until(
      () => `${css} 「${words}」`,
      async () => {
        const script = `(css, words, value) => {
          const element = (${String(find)})(css, words)
          if (element) (${String(action)})(element, value)
          return Boolean(element)
        }`
        return (await engine.run(script, css, words, value)) === true
      },
    )
  return {
    open: (path: string) => engine.open(`${origin}${path}`),
    become: (cookies: readonly EngineCookie[]) => engine.become(cookies, origin),
    isThere,
    /** Waits for something shown with these words, in a part that its script has taken over. */
    waitFor,
    /** Waits for what is to be pressed. */
    press: (css: string, words = '') => act(press, css, words),
    /** Waits for a field, and types into it. */
    type: (css: string, value: string) => act(type, css, '', value),
    /** Hands a picture to a field for files. */
    choosePicture: (css: string, name: string, bytes: Buffer) =>
      engine.run(chooseFile, css, name, bytes.toString('base64')),
    path: async () => String(await engine.run(() => location.pathname + location.search)),
    waitForPath: (path: RegExp) =>
      until(
        () => `the address ${path.source}`,
        async () => path.test(String(await engine.run(() => location.pathname + location.search))),
      ),
    back: () => engine.run(() => history.back()),
    run: engine.run,
  }
}
