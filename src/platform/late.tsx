import { type ComponentType, createElement, memo, type ReactNode, Suspense, use } from 'react'

/** What the server is still importing. */
const importing = new Set<Promise<unknown>>()

/** Resolves when the server can render every late part that has been declared so far, and those declared by them. */
export async function lateParts(): Promise<void> {
  while (importing.size > 0) await Promise.all(importing)
}

type Late<Props> = ((props: Props) => ReactNode) & {
  /** Begins the import, so that it runs beside what else a page waits for. */
  load: () => void
}

/**
 * A part whose script comes by itself: the server renders it whole, and the browser keeps the served HTML until the
 * script is there and then hydrates it. The part is its own Suspense boundary, and is memoised: a render of what is
 * around it would make React replace the HTML that waits for its script by the fallback.
 */
export function late<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  /** Until the script is there, where no HTML was served: on a navigation inside the app. */
  fallback?: ReactNode,
): Late<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const begin = async () => (Part = pick(await load()))
  // Kept when it fails too: a render that began it anew would never end.
  const part = () => (loading ??= begin())

  if (import.meta.env.SSR) {
    const import_ = part()
    importing.add(import_)
    void import_.then(() => importing.delete(import_))
  }

  const Inner = (props: Props) => createElement(Part ?? use(part()), props)
  const Outer = memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Inner {...props} />
    </Suspense>
  ))
  return Object.assign(Outer, { load: () => void part().catch(() => undefined) })
}
