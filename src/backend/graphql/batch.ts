/**
 * Gathers the keys asked for while one answer is being resolved and fetches them at once, so that a field of a list's
 * items costs one statement and not one per item.
 */
export function batch<Key, Value>(
  fetchAll: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Set<Key>; values: Promise<Map<Key, Value>> } | undefined
  return async (key) => {
    if (!waiting) {
      const keys = new Set<Key>()
      const values = new Promise<void>((settle) => setImmediate(settle)).then(() => {
        waiting = undefined
        return fetchAll([...keys])
      })
      waiting = { keys, values }
    }
    const { keys, values } = waiting
    keys.add(key)
    return (await values).get(key)
  }
}
