import DataLoader from 'dataloader'

/**
 * A dataloader for one response: collects the keys asked for and fetches them by one statement, so that a
 * field of a list's items costs one statement and not one per item. Caches nothing: after a mutation the same
 * response reads again.
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
