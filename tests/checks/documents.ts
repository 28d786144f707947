import { toolCheck, type Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'
import { unlessUnchanged } from './unchanged.ts'

const CALL = /\bgraphql(Account|Listings)\(/
/** As in `tsconfig.documents.json`, the only files that the compiler of the documents reads. */
const NAME = /\.(documents|fragment)\.ts$/
const FEWEST = 20

const compiled = unlessUnchanged(
  [
    'src/**/*.documents.ts',
    'src/**/*.fragment.ts',
    'src/contract/*.graphql',
    'src/contract/*-env.d.ts',
    'tsconfig.json',
    'tsconfig.documents.json',
  ],
  toolCheck('GraphQL documents, compiled', 'gql.tada', [
    'check',
    '--fail-on-warn',
    '--tsconfig',
    'tsconfig.documents.json',
  ]),
)

/** A compiler of its own, for which nothing but the documents and their fragments matters: it reads them alone. */
export const graphqlDocuments: Check = {
  name: 'GraphQL documents (gql.tada)',
  run: async () => {
    const files = (await sourceFiles('src')).filter(({ path, text }) => !isGenerated(path) && CALL.test(text))
    if (files.length < FEWEST) return [`saw ${files.length} documents only: the check itself is broken`]
    const unread = files.filter(({ path }) => !NAME.test(path))
    if (unread.length > 0)
      return unread.map(({ path }) => `${path} holds a document: call it *.documents.ts or *.fragment.ts`)
    return compiled.run()
  },
}
