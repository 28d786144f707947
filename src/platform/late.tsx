import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useSyncExternalStore,
} from 'react'

/** Dynamic imports that the server has not finished. */
const importing = new Set<Promise<unknown>>()

/**
 * Resolves when the server has imported every declared late part, including those that late parts declare.
 */
export async function lateParts(): Promise<void> {
  while (importing.size > 0) await Promise.all(importing)
}

type Late<Props> = ((props: Props) => ReactNode) & {
  /** Starts the import, so that it runs in parallel with the rest of the loader. */
  load: () => void
}

const never = () => new Promise<never>(() => undefined)

const noChanges = () => () => undefined

/** True while the component is rendered to HTML or hydrated from it, false after a client-side navigation. */
const useServed = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  )

/**
 * A component of a dynamically imported module. The server renders it to HTML; the browser keeps that HTML
 * until the module has loaded and then hydrates it. Each late part is a Suspense boundary of its own. It is
 * memoised, because a render of its parent before hydration would make React replace the served HTML by the
 * fallback. If the module cannot be loaded, served HTML stays, because its links and forms work without
 * JavaScript; a part without served HTML throws.
 */
export function late<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  /** Shown while the module loads after a client-side navigation, where there is no served HTML. */
  fallback?: ReactNode,
): Late<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const begin = async () => (Part = pick(await load()))
  // A failed import is kept as well: a render that started it again would suspend for ever.
  const part = () => (loading ??= begin())

  if (import.meta.env.SSR) {
    const import_ = part()
    importing.add(import_)
    void import_.then(() => importing.delete(import_))
  }

  let served: Promise<ComponentType<Props>> | undefined
  const servedPart = () => (served ??= part().catch(never))

  function Inner(props: Props) {
    const isServed = useServed()
    return createElement(Part ?? use(isServed ? servedPart() : part()), props)
  }
  const Outer = memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Inner {...props} />
    </Suspense>
  ))
  return Object.assign(Outer, { load: () => void part().catch(() => undefined) })
}
