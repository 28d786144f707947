import type { DescMessage } from '@bufbuild/protobuf'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Words = NonNullable<DescMessage['fields'][number]['enum']>

/** Whether a value of a field says nothing; in a list UNSPECIFIED does not either, and a number may be unknown. */
function isUnknown({ values }: Words, value: unknown, isOfList: boolean): boolean {
  if (typeof value === 'string')
    return values.every(({ name, number }) => name !== value || (isOfList && number === 0))
  return (
    isOfList && typeof value === 'number' && values.every(({ number }) => number !== value || number === 0)
  )
}

/**
 * Whether a request's JSON has an unknown enum value. protobuf-es drops such a value as an unknown field, in
 * lists too, and a filter by one unknown state would become no filter.
 */
export function namesUnknownWord({ fields }: DescMessage, json: unknown): boolean {
  if (!isRecord(json)) return false
  return fields.some(({ jsonName, name, enum: words, message }) => {
    const value = json[jsonName] ?? json[name]
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.some((one) =>
      message ? namesUnknownWord(message, one) : words && isUnknown(words, one, Array.isArray(value)),
    )
  })
}
