import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { backendEntries } from '#app/backend/environment/environment.ts'
import { doubtfulSettings } from '#app/commands/doubtful-settings.ts'
import { SETTING_MEANING } from '#app/commands/setting-meanings.ts'
import { commandEntries } from '#app/commands/command-entries.ts'
import { appEntries, readEnvironmentOfApp } from '#app/platform/server/environment.server.ts'
import { readVariables } from '#app/platform/server/setting.ts'

const SCHEMAS = { backendEntries, appEntries, commandEntries }

/** Of no form that a setting could have, and yet a text. */
const SENSELESS = '\u0001 \u0001'

describe('a setting of the wrong form', () => {
  const names = Object.entries(SCHEMAS).flatMap(([schema, entries]) =>
    Object.entries(entries).flatMap(([name, entry]) =>
      v.is(entry, SENSELESS) ? [] : [{ schema, name, entry }],
    ),
  )
  test('is most of all settings', () => expect(names.length).toBeGreaterThan(60))

  test.each(names)('$name of $schema is named, and what is allowed is said', ({ name, entry }) => {
    const read = () => readVariables(v.object({ [name]: entry }), { [name]: SENSELESS })
    expect(read).toThrow(new RegExp(`^${name} は [^\\n]+指定してください。$`))
  })

  test('is refused of pages too, together with the others', () => {
    const wrong = { GOOGLE_ANALYTICS_ID: 'UA-1', CRAWLERS: 'no', ACCESS_LOG: 'yes' }
    expect(() => readEnvironmentOfApp(wrong)).toThrow(
      /^CRAWLERS は on か off を指定してください。\nGOOGLE_ANALYTICS_ID は G-XXXXXXXXXX の形で指定してください。\nACCESS_LOG は on か off を指定してください。$/,
    )
    expect(() => readEnvironmentOfApp({ NODE_ENV: 'prod' })).toThrow(/^NODE_ENV は production か /)
    expect(() => readEnvironmentOfApp({ GOOGLE_ANALYTICS_ID: '' })).not.toThrow()
  })
})

describe('a variable that nobody reads', () => {
  test.each([
    ['ROLLE', 'ROLE'],
    ['DATABASE_POOOL', 'DATABASE_POOL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['GOOGLE_ANALYTIC_ID', 'GOOGLE_ANALYTICS_ID'],
  ])('such as %s is named with what is meant', (name, meant) => {
    expect(doubtfulSettings({ [name]: 'x' })).toEqual([
      `環境変数 ${name} という設定はなく、使われません。${meant} の誤りではありませんか。`,
    ])
  })

  test('and is near no setting is named when it begins like ours', () => {
    expect(doubtfulSettings({ S3_SESSION_TOKEN_FILE: 'x' })).toEqual([
      '環境変数 S3_SESSION_TOKEN_FILE という設定はなく、使われません。',
    ])
  })

  test('of other programs, empty, or a setting, is not named', () => {
    const others = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'a',
      LANG: 'C',
      SHLVL: '1',
      OLDPWD: '/',
      TERM: 'x',
    }
    const own = Object.fromEntries(Object.keys(SETTING_MEANING).map((name) => [name, 'x']))
    expect(doubtfulSettings({ ...others, ...own, ROLLE: '', npm_config_role: 'x' })).toEqual([])
  })
})
