import type { APIRequestContext } from '@playwright/test'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const plain = (text = '') => text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** The head of a page: its title, its canonical address, and its meta by name. */
export async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    status: response.status(),
    title: plain(/<title>([^<]*)/.exec(html)?.[1]),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    meta: Object.fromEntries(metas.map(([, name = '', content]) => [name, plain(content)])),
    /** What the page says of itself as data. */
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
    html,
  }
}
