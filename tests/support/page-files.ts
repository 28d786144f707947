/** Names of scripts, styles, fonts and pictures below /assets/, as pages, scripts and style sheets write them. */
const NAMES =
  /["'`(=](?:\.\/|\/assets\/|assets\/)(?<name>[\w.-]+\.(?:js|css|woff2?|png|jpe?g|svg|webp|avif))/g

export type Visit = {
  /** Every file that the page names, or that one of its files names in turn: preloads and what is imported later. */
  files: string[]
  missing: string[]
}

/** Opens a page and every file that it may ever load. `seen` are names that need not be asked for again. */
export async function visit(origin: string, page: string, seen = new Set<string>()): Promise<Visit> {
  const response = await fetch(`${origin}${page}`)
  const missing = response.status === 200 ? [] : [`${page}: ${response.status}`]
  const files: string[] = []
  const waiting = [await response.text()]
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const names = [...text.matchAll(NAMES)].map(({ groups }) => groups?.['name'] ?? '')
    const unseen = [...new Set(names)].filter((name) => !seen.has(name))
    unseen.forEach((name) => seen.add(name))
    const answers = await Promise.all(
      unseen.map(async (name) => {
        const answer = await fetch(`${origin}/assets/${name}`)
        return { name, ok: answer.ok, status: answer.status, text: await answer.text() }
      }),
    )
    for (const answer of answers) {
      files.push(answer.name)
      if (answer.ok) waiting.push(answer.text)
      else missing.push(`${page}: ${answer.name} ${answer.status}`)
    }
  }
  return { files, missing }
}
