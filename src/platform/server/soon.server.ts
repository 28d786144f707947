/** A value, or the promise of one. */
export type Soon<T> = T | Promise<T>

/**
 * Goes on with a value, at once where it is there. A field of each item of a list that gives promises costs the response
 * one of its own for the field, one for the item and one for the list.
 */
export const whenThere = <T, U>(soon: Soon<T>, goOn: (value: T) => Soon<U>): Soon<U> =>
  soon instanceof Promise ? soon.then(goOn) : goOn(soon)

/** Two of them, begun at once. */
export const bothThere = <One, Other>(one: Soon<One>, other: Soon<Other>): Soon<[One, Other]> =>
  one instanceof Promise || other instanceof Promise ? Promise.all([one, other]) : [one, other]

/** Calls `make` on first use and keeps what it promises, the value itself from the moment on at which it is there. */
export function onceSoon<T>(make: () => Promise<T>): () => Soon<T> {
  let made: { soon: Soon<T> } | undefined
  return () => {
    if (made) return made.soon
    const promise = make()
    const kept: { soon: Soon<T> } = { soon: promise }
    made = kept
    promise.then((value) => (kept.soon = value)).catch(() => undefined)
    return promise
  }
}
