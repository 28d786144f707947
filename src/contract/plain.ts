import {
  create,
  isMessage,
  type DescEnum,
  type DescField,
  type DescMessage,
  type DescOneof,
  type MessageShape,
} from '@bufbuild/protobuf'
import { timestampDate, timestampFromDate, TimestampSchema } from '@bufbuild/protobuf/wkt'
import type { Given, Plain } from './gen/plain.ts'

type NameOf<D extends DescMessage> = MessageShape<D>['$typeName']

/** A message as it is read: enums as words, instants as `Instant`, `Unset` for what should be set and is not. */
export type PlainOf<D extends DescMessage, Instant, Unset> =
  NameOf<D> extends infer Name extends keyof Plain<Instant, Unset> ? Plain<Instant, Unset>[Name] : never

/** What may be left out: the fields of the whole message, which are unset then. */
type Loose<Message> = { [Field in keyof Message]?: Message[Field] | null | undefined }

/** A message as it is given to be sent. */
export type GivenOf<D extends DescMessage, Instant> =
  NameOf<D> extends infer Name extends keyof Given<Instant> ? Loose<Given<Instant>[Name]> : never

/** A message of this name as a client reads it: instants are RFC 3339 texts in Tokyo time. */
export type Shown<Name extends keyof Plain<string, never>> = Plain<string, never>[Name]

/** A message of this name as the backend reads it of a request. */
export type Asked<Name extends keyof Plain<Date, null>> = Plain<Date, null>[Name]

/** A message of this name as the backend answers it. */
export type Told<Name extends keyof Given<Date>> = Given<Date>[Name]

type Fields = Record<string, unknown>

/** How instants are read, and what stands for a field that should be set and is not. */
type Reading = { instant: (instant: Date) => unknown; missing: (field: DescField) => null }

type Read = (value: unknown, how: Reading) => unknown
type Give = (value: unknown) => unknown

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function toFields(value: unknown): Fields {
  if (!isFields(value)) throw new TypeError('a message is an object')
  return value
}

const toList = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new TypeError('a repeated field is an array')
  return value
}

const asIs = (value: unknown): unknown => value

const readInstant: Read = (value, { instant }) => {
  if (!isMessage(value, TimestampSchema)) throw new TypeError('not an instant')
  return instant(timestampDate(value))
}

function giveInstant(value: unknown): unknown {
  if (value instanceof Date) return timestampFromDate(value)
  if (typeof value === 'string') return timestampFromDate(new Date(value))
  throw new TypeError('not an instant')
}

/** The enum in which UNSPECIFIED is one of the words. */
export const STATUS_ENUM = 'dp.user.DoctorStatus'

/** Numbers as words; undefined for UNSPECIFIED, and for a number of a newer contract, which counts as unset. */
function readWord({ typeName, values }: DescEnum): Read {
  const words = new Map<unknown, string>(values.map(({ number, localName }) => [number, localName]))
  if (typeName !== STATUS_ENUM) words.delete(0)
  return (number) => words.get(number)
}

function giveWord({ typeName, values }: DescEnum): Give {
  const numbers = new Map<unknown, number>(values.map(({ number, localName }) => [localName, number]))
  return (word) => {
    const number = numbers.get(word)
    if (number === undefined) throw new Error(`${typeName} has no ${String(word)}`)
    return number
  }
}

/** One value of a field: an item of a list, or the field itself. */
function valueCodec(field: DescField): { read: Read; give: Give } {
  if (field.enum) return { read: readWord(field.enum), give: giveWord(field.enum) }
  if (!field.message) return { read: asIs, give: asIs }
  const { message } = field
  if (message.typeName === TimestampSchema.typeName) return { read: readInstant, give: giveInstant }
  return { read: (value, how) => readerOf(message)(value, how), give: (value) => giveMessage(message, value) }
}

function fieldCodec(field: DescField): { read: Read; give: Give } {
  const { read, give } = valueCodec(field)
  if (field.fieldKind === 'map') return { read: (value) => ({ ...toFields(value) }), give: asIs }
  if (field.fieldKind !== 'list') {
    const ofUnset = (how: Reading) => (field.proto.proto3Optional ? null : how.missing(field))
    return {
      read: (value, how) => (value === undefined ? undefined : read(value, how)) ?? ofUnset(how),
      give,
    }
  }
  return {
    read: (value, how) =>
      toList(value).flatMap((item) => {
        const one = read(item, how)
        return one === undefined ? [] : [one]
      }),
    give: (value) => toList(value).map(give),
  }
}

/** One of several: `{ case, value }`, as protobuf-es has them. */
function oneofCodec({ fields }: DescOneof): { read: Read; give: Give } {
  const codecs = new Map<unknown, { read: Read; give: Give }>(
    fields.map((field) => [field.localName, fieldCodec(field)]),
  )
  const codecOf = (value: unknown) => {
    const chosen = toFields(value)
    return { chosen, codec: codecs.get(chosen['case']) }
  }
  return {
    read: (value, how) => {
      const { chosen, codec } = codecOf(value)
      return codec ? { case: chosen['case'], value: codec.read(chosen['value'], how) } : { case: undefined }
    },
    give: (value) => {
      const { chosen, codec } = codecOf(value)
      return codec ? { case: chosen['case'], value: codec.give(chosen['value']) } : { case: undefined }
    },
  }
}

type Codec = { members: readonly (readonly [name: string, codec: { read: Read; give: Give }])[] }
const CODECS = new WeakMap<DescMessage, Codec>()

function codecOf(message: DescMessage): Codec {
  const known = CODECS.get(message)
  if (known) return known
  const members = message.members.map(
    (one) => [one.localName, one.kind === 'oneof' ? oneofCodec(one) : fieldCodec(one)] as const,
  )
  const codec = { members }
  CODECS.set(message, codec)
  return codec
}

function readerOf(message: DescMessage): Read {
  const { members } = codecOf(message)
  return (value, how) => {
    const from = toFields(value)
    const to: Fields = {}
    for (const [name, { read }] of members) to[name] = read(from[name], how)
    return to
  }
}

function giveMessage<D extends DescMessage>(schema: D, given: unknown): MessageShape<D> {
  const from = toFields(given)
  const message = create(schema)
  const to: Fields = {}
  for (const [name, { give }] of codecOf(schema).members) {
    const value = from[name]
    if (value !== undefined && value !== null) to[name] = give(value)
  }
  return Object.assign(message, to)
}

/**
 * A request as the backend reads it: enums as words, instants as dates. What should be set and is not is null: who sends
 * is not trusted.
 */
export function readRequest<D extends DescMessage>(
  schema: D,
  message: MessageShape<D>,
): PlainOf<D, Date, null>
export function readRequest(schema: DescMessage, message: unknown): unknown {
  return readerOf(schema)(message, { instant: asIs, missing: () => null })
}

/**
 * An answer as a client reads it, its instants by `instant`. Throws for what should be set and is not, or says a word of a
 * newer contract; what is `optional` is null then.
 */
export function readAnswer<D extends DescMessage>(
  schema: D,
  message: MessageShape<D>,
  instant: (instant: Date) => string,
): PlainOf<D, string, never>
export function readAnswer(
  schema: DescMessage,
  message: unknown,
  instant: (instant: Date) => string,
): unknown {
  return readerOf(schema)(message, {
    instant,
    missing: (field) => {
      throw new Error(`${field.parent.typeName}.${field.name} says nothing that is known`)
    },
  })
}

/** A message of its fields: words become numbers, dates and RFC 3339 texts instants; null and undefined are unset. */
export const writeMessage = <D extends DescMessage>(
  schema: D,
  given: GivenOf<D, Date> | GivenOf<D, string>,
): MessageShape<D> => giveMessage(schema, given)
