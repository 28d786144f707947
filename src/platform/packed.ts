/**
 * Column encoding of plain JSON data, for the dehydrated state of a page. Twenty listings would repeat thirty
 * field names, enum values and common values twenty times; encoded by column they take a third of the bytes.
 * The result is one string, because a page writes one string shorter than a hundred small arrays.
 */
type Scalar = string | number | boolean | null

/** Tags of the encodings. A column that is no array is one value, repeated. */
const EACH = 0
const PLACES = 1
const OBJECTS = 2
const LISTS = 3
const MIXED = 4

type Column =
  | Scalar
  /** The values themselves. */
  | [typeof EACH, ...unknown[]]
  /** Dictionary encoding: a string with one character per value, its place in the list of distinct values. */
  | [typeof PLACES, string, ...Scalar[]]
  /** Field names, and one column per field. */
  | [typeof OBJECTS, string[], ...Column[]]
  /** A column of list lengths, and one column with the items of all lists. */
  | [typeof LISTS, Column, Column]
  /** One character per value: the column from which the value is taken next. */
  | [typeof MIXED, string, ...Column[]]

const isColumn = (parsed: unknown): parsed is Column => parsed !== undefined

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz'

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namesOf = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined)

/** Values of one kind share a column: scalars, lists, objects with the same field names. */
function kindOf(value: unknown): string {
  if (isList(value)) return 'list'
  return isObject(value) ? `{${namesOf(value).join('\0')}}` : 'scalar'
}

const signs = <Value>(values: readonly Value[], places: readonly Value[]): string =>
  values.map((value) => SIGNS[places.indexOf(value)]).join('')

function scalarColumn(values: Scalar[]): Column {
  const distinct = [...new Set(values)]
  if (distinct.length === 1) return distinct[0] ?? null
  if (distinct.length > SIGNS.length || distinct.length > values.length * 0.75) return [EACH, ...values]
  return [PLACES, signs(values, distinct), ...distinct]
}

function column(values: readonly unknown[]): Column {
  const kindEach = values.map(kindOf)
  const kinds = [...new Set(kindEach)]
  if (kinds.length > SIGNS.length) return [EACH, ...values]
  if (kinds.length > 1)
    return [
      MIXED,
      signs(kindEach, kinds),
      ...kinds.map((kind) => column(values.filter((_, nth) => kindEach[nth] === kind))),
    ]
  const lists = values.filter(isList)
  if (lists.length > 0) return [LISTS, column(lists.map(({ length }) => length)), column(lists.flat(1))]
  const objects = values.filter(isObject)
  const [first] = objects
  if (!first) return scalarColumn(values.filter(isScalar))
  const names = namesOf(first)
  return [OBJECTS, names, ...names.map((name) => column(objects.map((object) => object[name])))]
}

/** Decodes a column of `count` values. */
function valuesOf(packed: Column, count: number): unknown[] {
  if (!Array.isArray(packed)) return Array.from({ length: count }, () => packed)
  if (packed[0] === EACH) return packed.slice(1)
  if (packed[0] === PLACES) {
    const [, places, ...values] = packed
    return [...places].map((sign) => values[SIGNS.indexOf(sign)])
  }
  if (packed[0] === OBJECTS) {
    const [, names, ...columns] = packed
    const read = columns.map((one) => valuesOf(one, count))
    return Array.from({ length: count }, (_, row) =>
      Object.fromEntries(names.map((name, nth) => [name, read[nth]?.[row]])),
    )
  }
  if (packed[0] === LISTS) {
    const lengths = valuesOf(packed[1], count).map(Number)
    const total = lengths.reduce((sum, length) => sum + length, 0)
    const items = valuesOf(packed[2], total)
    return lengths.map((length) => items.splice(0, length))
  }
  const [, kinds, ...columns] = packed
  const read = columns.map((one, nth) => valuesOf(one, kinds.split(SIGNS[nth] ?? '').length - 1))
  return [...kinds].map((sign) => read[SIGNS.indexOf(sign)]?.shift())
}

/** Whether a round trip through JSON gives the data back unchanged. */
export function isPlain(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(isPlain)
  if (typeof data === 'number') return Number.isFinite(data)
  if (typeof data !== 'object' || data === null)
    return data === null || typeof data === 'string' || typeof data === 'boolean'
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== null && prototype !== Object.prototype) return false
  return Object.values(data).every((value) => value === undefined || isPlain(value))
}

/**
 * Swaps double and single quotes; applied twice it changes nothing. The page writes the string between double
 * quotes, where each double quote inside would need a backslash.
 */
const otherQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

export const pack = (list: readonly unknown[]): string => otherQuotes(JSON.stringify(column([list])))

export function unpack(text: string): unknown {
  const parsed: unknown = JSON.parse(otherQuotes(text))
  return isColumn(parsed) ? valuesOf(parsed, 1)[0] : undefined
}
