import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { Check } from './check.ts'
import { importsOf, isGenerated, sourceFiles } from './source-files.ts'

/** Who may import whom. The first rule whose `from` matches a file is the file's. */
type Rule = { from: RegExp; may: RegExp[]; packages?: RegExp }

const CLIENT_PLATFORM = /^src\/platform\/(?!server\/|.*\.server\.ts$)/
const STYLES = /^@vanilla-extract\//
const OF_ROUTES = /^(react|valibot|@tanstack\/react-[a-z-]+)(\/|$)/

const RULES: Rule[] = [
  // What browsers ask of these parties themselves, wherever the party is.
  {
    from: /^src\/routes\/\(api\)\/(alerts\[\.\]json|collect)\.ts$/,
    may: [/^src\/services\/(alert|telemetry)\//],
    packages: /^@tanstack\/react-(router|start)/,
  },
  {
    from: /^src\/routes\/\(api\)\//,
    may: [/^src\/backend\/server\.ts$/],
    packages: /^@tanstack\/react-(router|start)/,
  },
  {
    from: /^src\/routes\//,
    may: [/^src\/(features|ui|domain)\/(?!.*\.css\.ts$)/, CLIENT_PLATFORM],
    packages: OF_ROUTES,
  },
  {
    from: /^src\/features\/.*\.(functions|server)\.ts$/,
    may: [/^src\/(features|domain|contract|services|platform)\//],
  },
  {
    from: /^src\/features\//,
    may: [/^src\/(features|ui|domain|contract)\//, CLIENT_PLATFORM, /^src\/services\/(?!.*\.server\.ts$)/],
  },
  { from: /^src\/ui\//, may: [/^src\/ui\//] },
  {
    from: /^src\/domain\//,
    may: [/^src\/domain\//],
    packages: /^(valibot|temporal-polyfill|japanese-holidays)$/,
  },
  {
    from: /^src\/contract\//,
    may: [/^src\/contract\//],
    packages: /^(gql\.tada|@bufbuild\/(protobuf(\/.*)?|protoplugin)|graphql)$/,
  },
  {
    from: /^src\/services\/bundled-backend\.server\.ts$/,
    may: [/^src\/backend\/server\.ts$/, /^src\/platform\/server\/request-scope\.server\.ts$/],
  },
  { from: /^src\/services\//, may: [/^src\/(services|contract|domain|platform)\//] },
  { from: /^src\/platform\//, may: [/^src\/(platform|domain)\//] },
  // The clock is handed to every service by the composition, and calls of one request that reads are parts of it.
  {
    from: /^src\/backend\/server\.ts$/,
    may: [
      /^src\/(backend|domain|contract)\//,
      /^src\/platform\/(clock|server\/(log|once|together)\.server)\.ts$/,
    ],
  },
  // The log is one for the whole server; letters and redirects take addresses from the one table;
  // a user agent is parsed in one module; a request that only reads finds who is asking once, and what it asks at once together, and answers without a promise what is there.
  {
    from: /^src\/backend\//,
    may: [
      /^src\/(backend|domain|contract)\//,
      /^src\/platform\/(server\/(log-line|loopback|setting|(cookie|kept-form|log|once|once-in-read|soon|together|tracing|user-agent)\.server)|address(es)?|indexing|return-path)\.ts$/,
    ],
  },
  { from: /^src\/commands\//, may: [/^src\/(commands|backend|platform|domain|services|contract)\//] },
  {
    from: /^src\/(router|start|server|client)\.tsx?$/,
    may: [
      /^src\/(platform|features|ui|routes|domain|services)\//,
      /^src\/route-tree/,
      /^src\/start\.ts$/,
      /^src\/router\.tsx$/,
    ],
  },
]

/** Packages that belong to some layers only. */
const PACKAGE_RULES: { packages: RegExp; only: RegExp; why: string }[] = [
  { packages: /^radix-ui$|^@radix-ui\//, only: /^src\/ui\//, why: 'radix is the design system’s business' },
  { packages: STYLES, only: /\.css\.ts$|^src\/ui\/|^app\.config\.ts$/, why: 'styles live in *.css.ts' },
  {
    packages: /^(drizzle-orm|pg|@electric-sql|@node-rs\/argon2|graphql-yoga)/,
    only: /^src\/(backend|commands)\//,
    why: 'only the backend knows its database',
  },
  {
    packages: /^drizzle-orm\/node-postgres/,
    only: /^src\/backend\/database\/(client|transaction|migrate|open-drizzle)\.ts$/,
    why: 'its own transaction loses connections; use what openDatabase gives (see transaction.ts)',
  },
]

const FEWEST_MODULES = 200

const isBuiltin = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)

/** The project path a specifier means; undefined for a package. */
export function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('#app/')) return `src/${specifier.slice(5)}`
  return undefined
}

export const importRules: Check = {
  name: 'import rules',
  run: async () => {
    const files = await sourceFiles()
    const findings: string[] = []
    if (files.length < FEWEST_MODULES)
      findings.push(`saw ${files.length} modules only: the scan itself is broken`)
    let imports = 0
    for (const file of files) {
      if (isGenerated(file.path)) continue
      const rule = RULES.find(({ from }) => from.test(file.path))
      if (!rule) {
        findings.push(`${file.path}: no layer knows this file`)
        continue
      }
      for (const { specifier } of importsOf(file)) {
        imports += 1
        const target = targetOf(specifier, file.path)
        if (target !== undefined) {
          if (!rule.may.some((allowed) => allowed.test(target)))
            findings.push(`${file.path} may not import ${target}`)
          continue
        }
        if (isBuiltin(specifier)) {
          if (/^src\/(ui|domain|contract)\//.test(file.path)) {
            findings.push(`${file.path} may not import ${specifier}: it runs in browsers too`)
          }
          continue
        }
        if (rule.packages && !rule.packages.test(specifier))
          findings.push(`${file.path} may not import ${specifier}`)
        for (const { packages, only, why } of PACKAGE_RULES) {
          if (packages.test(specifier) && !only.test(file.path)) {
            findings.push(`${file.path} may not import ${specifier}: ${why}`)
          }
        }
      }
    }
    if (imports < FEWEST_MODULES) findings.push(`saw ${imports} imports only: the scan itself is broken`)
    return findings
  },
}
