import { parseSync, type ESTree } from 'vite'
import type { Check } from './check.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** Modules that the compiler of Start takes apart: what only the server needs does not reach the browser. */
const IS_SPLIT = /\bcreate(ServerFn|ServerOnlyFn|ClientOnlyFn|IsomorphicFn|Middleware)\b/

/** Fewer functions than there are in such modules: the scan itself is broken. */
const FEWEST = 20

function namesIn(pattern: ESTree.ParamPattern | ESTree.BindingPattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesIn(one.type === 'RestElement' ? one.argument : one.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) =>
        one === null ? [] : namesIn(one.type === 'RestElement' ? one.argument : one),
      )
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'TSParameterProperty':
      return namesIn(pattern.parameter)
  }
}

type Declared = { name: string; own: string[] }

/** The functions that a module declares, each with what its parameters and the statements of its body name. */
function functionsOf({ path, text }: SourceFile): Declared[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'FunctionDeclaration' || !declared.id) return []
    const variables = (declared.body?.body ?? []).flatMap((one) =>
      one.type === 'VariableDeclaration' ? one.declarations.flatMap(({ id }) => namesIn(id)) : [],
    )
    return [{ name: declared.id.name, own: [...declared.params.flatMap(namesIn), ...variables] }]
  })
}

export const shadowedNames: Check = {
  name: 'a function beside server functions does not shadow its own name',
  run: async () => {
    const found = (await sourceFiles('src'))
      .filter(({ text }) => IS_SPLIT.test(text))
      .flatMap((file) => functionsOf(file).map((one) => ({ path: file.path, ...one })))
    return [
      ...found
        .filter(({ name, own }) => own.includes(name))
        .map(
          ({ path, name }) =>
            `${path}: ${name}() has a variable of its name, so the compiler leaves it in the browser's code`,
        ),
      ...(found.length < FEWEST ? [`saw ${found.length} functions only: the scan itself is broken`] : []),
    ]
  },
}
