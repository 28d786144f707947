import type { DescMessage } from '@bufbuild/protobuf'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether the JSON of a request names a word that an enum of the message does not have. protobuf-es drops such a word
 * as an unknown field, in a list too, and a filter by one unknown state would become a filter by none.
 */
export function namesUnknownWord({ fields }: DescMessage, json: unknown): boolean {
  if (!isRecord(json)) return false
  return fields.some(({ jsonName, name, enum: words, message }) => {
    const value = json[jsonName] ?? json[name]
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.some((one) =>
      message
        ? namesUnknownWord(message, one)
        : words && typeof one === 'string' && words.values.every((word) => word.name !== one),
    )
  })
}
