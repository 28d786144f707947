import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './start-failure.ts'

const BANK_ACCOUNT_KEY = 'bank-account.key'
const WEB_PUSH_KEYS = 'web-push.key'

/** Reads a file of the data folder, written first if there is none, readable by its owner only. */
async function keptText(path: string, make: () => string | Promise<string>): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  try {
    await writeFile(path, `${await make()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}

async function makeWebPushKeys(): Promise<string> {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return `${publicKey} ${privateKey}`
}

/**
 * Sets the keys that an earlier start stored in the data folder, and makes none: several processes must have the
 * same. Returns whether there is an encryption key.
 */
export async function setKeptKeys(folder: string): Promise<boolean> {
  const { env } = process
  const kept = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  env['BANK_ACCOUNT_KEY'] ||= (await kept(BANK_ACCOUNT_KEY)).trim()
  if (!env['WEB_PUSH_PUBLIC_KEY']) setWebPushKeys(await kept(WEB_PUSH_KEYS))
  return env['BANK_ACCOUNT_KEY'] !== ''
}

function setWebPushKeys(text: string): void {
  const [publicKey, privateKey] = text.trim().split(' ')
  if (!publicKey) return
  process.env['WEB_PUSH_PUBLIC_KEY'] = publicKey
  process.env['WEB_PUSH_PRIVATE_KEY'] = privateKey
  process.env['WEB_PUSH_SUBJECT'] ||= 'mailto:no-reply@dp-work.invalid'
}

/**
 * Sets the keys that the environment does not give: the encryption key of bank accounts and the key pair of web
 * pushes, each generated once and stored in the data folder.
 */
export async function setOwnKeys(folder: string): Promise<void> {
  const { env } = process
  env['BANK_ACCOUNT_KEY'] ||= (
    await keptText(join(folder, BANK_ACCOUNT_KEY), () => randomBytes(32).toString('base64'))
  ).trim()
  if (env['WEB_PUSH_PUBLIC_KEY']) return
  setWebPushKeys(await keptText(join(folder, WEB_PUSH_KEYS), makeWebPushKeys))
}
