import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'

export const RENDER_BUNDLE = '.data/bench/render'

const renderSchema = v.object({ prepareRender: v.function(), prepareDehydration: v.function() })

async function prepared(result: unknown): Promise<() => string> {
  const make = v.parse(v.function(), await result)
  return () => v.parse(v.string(), make())
}

/** The yardsticks of the results page (see `render-entry.tsx`), as the app's own build tools bundle them. */
export async function loadRenderBundle(url: string) {
  const bundle: unknown = await import(pathToFileURL(join(RENDER_BUNDLE, 'server/render.js')).href)
  const { prepareRender, prepareDehydration } = v.parse(renderSchema, bundle)
  return {
    render: await prepared(prepareRender(url)),
    dehydrate: await prepared(prepareDehydration(url)),
  }
}
