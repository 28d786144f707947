import type { Check } from './check.ts'
import { sourceFiles } from './source-files.ts'

/** A string that begins like a path, where no module is named by it. */
const PATH = /(?<!\bfrom )(?<!\bimport\()(['"`])\/[a-z]/
const PAGES = /^src\/(features|ui|routes\/(?!\(api\)))/
const COMMENT = /^\s*(\/\/|\*|\/\*)/
const OWN_NAME = /createFileRoute\(|useLoaderData\(\{ from: /
const BUILDER = /\bto[A-Z]\w*\(/g

const FEWEST_ADDRESSES = 150
const FEWEST_SCHEMAS = 15

export const addresses: Check = {
  name: 'addresses: from platform/addresses.ts; search params: by a schema',
  run: async () => {
    const findings: string[] = []
    let built = 0
    let schemas = 0
    for (const { path, text } of await sourceFiles('src')) {
      if (!PAGES.test(path)) continue
      built += text.match(BUILDER)?.length ?? 0
      text.split('\n').forEach((line, index) => {
        if (COMMENT.test(line)) return
        if (PATH.test(line) && !OWN_NAME.test(line))
          findings.push(`${path}:${index + 1} writes a path: take it from src/platform/addresses.ts`)
        const [, validator] = /validateSearch: (.*)/.exec(line) ?? []
        if (validator === undefined) return
        schemas += 1
        if (!/^\w+Schema,$/.test(validator))
          findings.push(`${path}:${index + 1} validates by something else than a valibot schema`)
      })
    }
    if (built < FEWEST_ADDRESSES) findings.push(`saw ${built} addresses only: the scan itself is broken`)
    if (schemas < FEWEST_SCHEMAS) findings.push(`saw ${schemas} schemas only: the scan itself is broken`)
    return findings
  },
}
