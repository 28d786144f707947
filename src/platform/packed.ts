/**
 * Plain data with every word and number written once and every set of names once. A list of twenty listings says its
 * thirty field names, its enumerations and its hospitals again for each of them; what the page carries for the browser's
 * cache is half as long this way. Text, because a page writes one text shorter than a thousand small arrays.
 */
type Node = number | [number, ...Node[]]

/** Values, sets of names, and how they lie in one another. */
type Packed = [unknown[], string[][], Node]

const isPacked = (parsed: unknown): parsed is Packed => Array.isArray(parsed) && parsed.length === 3

/** An array is [0, …its items], an object [1 + its set of names, …its values], everything else a place in the list of values. */
function packText(data: unknown): string {
  const values = new Map<unknown, number>()
  const shapes = new Map<string, number>()
  const names: string[][] = []
  const placeIn = <Key>(places: Map<Key, number>, key: Key): number => {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, places.size)
    return places.size - 1
  }
  const node = (part: unknown): Node => {
    if (Array.isArray(part)) return [0, ...part.map(node)]
    if (typeof part !== 'object' || part === null) return placeIn(values, part)
    const entries = Object.entries(part).filter(([, value]) => value !== undefined)
    const own = entries.map(([name]) => name)
    const shape = placeIn(shapes, JSON.stringify(own))
    names[shape] = own
    return [shape + 1, ...entries.map(([, value]) => node(value))]
  }
  const root = node(data)
  const packed: Packed = [[...values.keys()], names, root]
  return JSON.stringify(packed)
}

function unpackText(text: string): unknown {
  const packed: unknown = JSON.parse(text)
  if (!isPacked(packed)) return packed
  const [values, shapes, root] = packed
  const part = (node: Node): unknown => {
    if (typeof node === 'number') return values[node]
    const [kind, ...children] = node
    if (kind === 0) return children.map(part)
    return Object.fromEntries((shapes[kind - 1] ?? []).map((name, nth) => [name, part(children[nth] ?? 0)]))
  }
  return part(root)
}

/** What JSON gives back as it was. */
function isPlain(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(isPlain)
  if (typeof data === 'number') return Number.isFinite(data)
  if (typeof data !== 'object' || data === null)
    return data === null || typeof data === 'string' || typeof data === 'boolean'
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== null && prototype !== Object.prototype) return false
  return Object.values(data).every((value) => value === undefined || isPlain(value))
}

/** The page writes the text between double quotes, where each of its own would take two signs. Twice is as before. */
const otherQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/** Anything else (an instant, a set) goes as it is, and is never a text. */
export const pack = (data: unknown): unknown => (isPlain(data) ? otherQuotes(packText(data)) : data)

export const unpack = (data: unknown): unknown =>
  typeof data === 'string' ? unpackText(otherQuotes(data)) : data
