import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/** Imports of another noun's store that are still there. The list only gets shorter. */
const OWED: ReadonlySet<string> = new Set([
  'src/backend/account/leaving/account-end.store.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/sessions/begin-session.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/leaving/leave.service.ts → src/backend/likes/like.store.ts',
  'src/backend/account/leaving/leave.service.ts → src/backend/saved-searches/saved-search.store.ts',
  'src/backend/account/mailbox/mail-confirmation.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/leaving/own-data.store.ts → src/backend/registration/document-view.store.ts',
  'src/backend/account/passwords/password-reset.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/passwords/password.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/mailbox/proof-of-mailbox.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/account/mailbox/take-back.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/line/line-identity.store.ts → src/backend/account/leaving/lapse.store.ts',
  'src/backend/line/line-link.service.ts → src/backend/account/leaving/account-end.store.ts',
  'src/backend/line/line-link.service.ts → src/backend/account/sessions/own-sessions.store.ts',
  'src/backend/line/line-link.service.ts → src/backend/account/passwords/password.store.ts',
  'src/backend/line/line-link.service.ts → src/backend/account/sessions/session.store.ts',
  'src/backend/profile/profile-view.ts → src/backend/registration/document-view.store.ts',
  'src/backend/profile/profile-view.ts → src/backend/work/shareable-document.store.ts',
  'src/backend/profile/profile.service.ts → src/backend/registration/document-view.store.ts',
  'src/backend/profile/profile.service.ts → src/backend/work/shareable-document.store.ts',
  'src/backend/saved-searches/publication.service.ts → src/backend/mail/mail-outbox.store.ts',
  'src/backend/staff/staff.service.ts → src/backend/registration/document-view.store.ts',
])

/** Fewer imports of stores than there are: the scan itself is broken. */
const FEWEST = 60

const nounOf = (path: string) => /^src\/backend\/([^/]+)\//.exec(path)?.[1]

/** design: `backend/X` reaches `backend/Y` through Y's service, never its store. */
export const storeOwners: Check = {
  name: 'a store is imported by its own noun only',
  run: async () => {
    const files = await sourceFiles('src/backend')
    const imports = files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file).flatMap(({ specifier }) => {
          const target = targetOf(specifier, file.path)
          return target?.endsWith('.store.ts') ? [{ path: file.path, target }] : []
        }),
      )
    const foreign = new Set(
      imports
        .filter(({ path, target }) => nounOf(path) !== nounOf(target))
        .map(({ path, target }) => `${path} → ${target}`),
    )
    return [
      ...[...foreign].filter((one) => !OWED.has(one)).map((one) => `${one}: another noun's store`),
      ...[...OWED].filter((one) => !foreign.has(one)).map((one) => `${one} is gone: take it off the list`),
      ...(imports.length < FEWEST ? [`saw ${imports.length} imports of stores: the scan is broken`] : []),
    ]
  },
}
