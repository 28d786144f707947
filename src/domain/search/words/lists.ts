type Lists<T> = readonly (readonly T[] | undefined)[]

/** Each value once; nothing at all is no condition. */
export function union<T>(lists: Lists<T>): T[] | undefined {
  const values = [...new Set(lists.flatMap((list) => list ?? []))]
  return values.length > 0 ? values : undefined
}

/** What was asked for, or anything, less what was not wanted. */
export function less<T>(wanted: T[] | undefined, all: readonly T[], unwanted: Lists<T>): T[] | undefined {
  const out = union(unwanted)
  if (!out) return wanted
  const left = (wanted ?? all).filter((value) => !out.includes(value))
  return left.length > 0 ? left : wanted
}
