import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { backendEntries } from '../backend/environment/environment.ts'
import { appEntries } from '../platform/server/environment.server.ts'
import { SETTING_MEANING } from './setting-meanings.ts'
import { commandEntries } from './command-entries.ts'

type Entry = v.ObjectEntries[string]

/** The server's own rules are the strictest, so they come first. */
const ENTRIES: readonly Readonly<Record<string, Entry>>[] = [backendEntries, appEntries, commandEntries]

const HEAD = `# Settings

Made by \`npm run generate\` from the schemas (\`command-entries.ts\`, \`../backend/environment/environment.ts\`, \`../platform/server/environment.server.ts\`) and
\`setting-meanings.ts\`. Do not edit.

All settings are environment variables, read once at start; an empty one counts as unset. A wrong value ends the start with a sentence that
names the variable and says what is allowed. A variable that nobody reads and whose name looks like a setting's is named.

`

const formSchema = v.object({ metadata: v.object({ form: v.string() }) })

/** The form that a schema's metadata states, also inside what may be left out. */
function formOf(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const steps: unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  for (const step of steps) {
    const form = v.is(formSchema, step) ? step.metadata.form : formOf(step)
    if (form !== undefined) return form
  }
  return 'wrapped' in schema ? formOf(schema.wrapped) : undefined
}

function defaultOf(entry: Entry): string {
  const value: unknown = v.getDefault(entry)
  return typeof value === 'string' && value !== '' ? `\`${value}\`` : 'unset'
}

function rowOf(name: string): string[] {
  const schemas = ENTRIES.flatMap((entries) => entries[name] ?? [])
  const form = schemas.map(formOf).find((found) => found !== undefined)
  const known = SETTING_MEANING[name]
  const usually = known?.usually ?? schemas.map(defaultOf).find((found) => found !== 'unset') ?? 'unset'
  return [`\`${name}\``, form === undefined ? 'text' : `\`${form}\``, usually, known?.meaning ?? '']
}

/** The table as the formatter writes it. */
function settingsTable(): string {
  const head = ['Variable', 'Allowed', 'Default', 'Meaning']
  const rows = Object.keys(SETTING_MEANING).map(rowOf)
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return `${HEAD}${[line(head), rule, ...rows.map(line)].join('\n')}\n`
}

export const writeSettingsTable = (): Promise<void> =>
  writeFile(join(import.meta.dirname, 'SETTINGS.md'), settingsTable())
