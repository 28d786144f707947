import DataLoader from 'dataloader'

/**
 * Gathers the keys asked for while one answer is being resolved and fetches them at once, so that a field of a list's
 * items costs one statement and not one per item. Nothing is kept: after a command the same answer reads anew.
 */
export function batch<Key, Value>(
  fetchAll: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const values = await fetchAll([...new Set(keys)])
      return keys.map((key) => values.get(key))
    },
    { cache: false },
  )
  return (key) => loader.load(key)
}
