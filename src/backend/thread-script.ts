import { extname } from 'node:path'

/**
 * The script of a thread: `<name>.ts` beside the module that asks, whose address is `module`, or `<name>.js` in a build, whose
 * scripts are all in one folder.
 */
export const threadScript = (name: string, module: string): URL =>
  new URL(`./${name}${extname(new URL(module).pathname)}`, module)
