import { BUILTINS, featuresOf, lackedBy, OWNERS } from '../checks/compatibility.ts'

/** `Map`, `Array`: what the language itself has. */
const LANGUAGE = featuresOf(BUILTINS).map(([name]) => name)

/** What a browser of the list may lack: `Map.groupBy` as owner and member, a whole interface without a member. */
function newerThanTheList(): [owner: string, member?: string][] {
  return OWNERS.flatMap(([owner, feature]): [string, string?][] => {
    if (lackedBy(feature).length > 0) return [[owner]]
    return featuresOf(feature)
      .filter(([key, member]) => !/^@@|_event$/.test(key) && key !== owner && lackedBy(member).length > 0)
      .map(([key]): [string, string] => [owner, key])
  })
}

/** A key of the data ends with `_static` for a member of the interface itself; the language's own may be of either. */
const removal = (names: readonly (readonly [string, string?])[]) => `(() => {
  const { hasOwn } = Object
  const language = ${JSON.stringify(LANGUAGE)}
  const removed = []
  for (const [owner, member] of ${JSON.stringify(names)}) {
    const places = member === undefined ? [[self, owner], [self.Intl, owner]]
      : [self[owner], Intl[owner]].flatMap((one) => member.endsWith('_static')
        ? [[one, member.slice(0, -7)]]
        : [[one?.prototype, member], ...(language.includes(owner) ? [[one, member]] : [])])
    for (const [place, name] of places)
      if (place && hasOwn(place, name)) {
        const before = Object.getOwnPropertyDescriptor(place, name)
        if (delete place[name]) removed.push([place, name, before])
      }
  }
  self.dpRemoved = removed.length
  self.dpRestore = () => removed.forEach((one) => Object.defineProperty(...one))
})()`

/** Gives a page back what was removed: for what a test measures in it. */
export const asToday = 'dpRestore()'

/** Makes of today's browser one that has no more than every browser of the list: the functions and interfaces are gone. */
export const oldestOfTheList = (): string => removal(newerThanTheList())

/** Makes of it a browser below the list, of about 2021. */
export const belowTheList = (): string =>
  removal([
    ...newerThanTheList(),
    ...['at', 'findLast', 'toSorted', 'toReversed', 'toSpliced', 'with'].map(
      (name) => ['Array', name] as const,
    ),
    ['HTMLScriptElement', 'supports'],
    ['Object', 'hasOwn'],
    ['structuredClone'],
    ['AbortSignal', 'timeout'],
    ['CompressionStream'],
  ])
