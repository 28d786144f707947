/**
 * What a text must not carry to another person: characters that show nothing, the directions of writing among them, which make a
 * text read otherwise than it is stored. Kept are the joiner within an emoji, a variation selector behind its base character
 * (葛󠄀, ❤️), and the letters of a flag.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*\u200D)(?=\p{Extended_Pictographic})|(\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F})|([^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800][\uFE00-\uFE0F\u{E0100}-\u{E01EF}])|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Most texts have none of these, and need no look at each character. */
const MAY_HOLD = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A text without characters that show nothing. One of nothing else is empty. */
export const visibleText = (text: string): string =>
  MAY_HOLD.test(text)
    ? text.replace(
        INVISIBLE,
        (_, joined: string | undefined, flag: string | undefined, varied: string | undefined) =>
          joined ?? flag ?? varied ?? '',
      )
    : text

/** The names of what is never changed: what is compared with its hash has to arrive as it was typed. */
const SECRET = new Set(['password', 'current', 'next'])

export const isSecret = (name: string): boolean => SECRET.has(name)

const isPlain = (value: object): value is Record<string, unknown> =>
  !(value instanceof Uint8Array) && !(value instanceof Date)

/** Takes what shows nothing out of every text of an input, in place: of its fields, lists and maps, not of its secrets. */
export function makeVisible(input: unknown): void {
  if (typeof input !== 'object' || input === null || !isPlain(input)) return
  for (const [name, value] of Object.entries(input)) {
    if (isSecret(name)) continue
    if (typeof value === 'string') {
      const visible = visibleText(value)
      if (visible !== value) input[name] = visible
    } else makeVisible(value)
  }
}
