type Lists<T> = readonly (readonly T[] | undefined)[]

/** The union without duplicates; undefined when empty. */
export function union<T>(lists: Lists<T>): T[] | undefined {
  const values = [...new Set(lists.flatMap((list) => list ?? []))]
  return values.length > 0 ? values : undefined
}

/** The wanted values, or all, without the unwanted ones. */
export function less<T>(wanted: T[] | undefined, all: readonly T[], unwanted: Lists<T>): T[] | undefined {
  const out = union(unwanted)
  if (!out) return wanted
  const left = (wanted ?? all).filter((value) => !out.includes(value))
  return left.length > 0 ? left : wanted
}
