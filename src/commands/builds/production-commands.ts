/** The commands that a build has as `commands/<name>.js`, with their sources below `src/commands`. */
export const PRODUCTION_COMMANDS: Readonly<Record<string, string>> = {
  serve: 'production/serve-build.ts',
  migrate: 'production/migrate.ts',
  'add-staff': 'production/add-staff.ts',
  backup: 'production/backup.ts',
  restore: 'production/restore.ts',
  'rotate-key': 'production/rotate-key.ts',
  'move-files': 'production/move-files.ts',
  'compare-files': 'production/compare-files.ts',
  withholding: 'withholding.ts',
  'minimum-wages': 'minimum-wages.ts',
}

/** What a server installs: machine code and WebAssembly, which cannot be part of a script. */
export const NATIVE_PACKAGES: readonly string[] = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp']
