/** The URL of a text, undefined for one that is none: `URL.parse`, which browsers of the list do not all have. */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
