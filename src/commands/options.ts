import { parseArgs, type ParseArgsConfig } from 'node:util'
import { errorCode, StartFailure } from './start-failure.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** The options of a command as its help would list them. */
const listOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, { type }]) => (type === 'boolean' ? `--${name}` : `--${name} <値>`))
    .join('、')

function refusalOf(config: ParseArgsConfig): string {
  const list = listOf(config.options ?? {})
  const files = config.allowPositionals ? 'ファイル名と' : ''
  if (list === '')
    return files
      ? 'このコマンドに指定できるのはファイル名だけです。'
      : 'このコマンドに指定できるものはありません。'
  return `このコマンドに指定できるのは${files} ${list} です。`
}

/** The command's options. Throws a `StartFailure` that says which there are when one is unknown or lacks its value. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!errorCode(error).startsWith('ERR_PARSE_ARGS')) throw error
    throw new StartFailure(`オプションの指定が正しくありません。${refusalOf(config)}`, { cause: error })
  }
}
