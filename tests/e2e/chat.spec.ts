import { expect, type Page } from '@playwright/test'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

const KEY = '00000000-0000-4000-8000-000000000000'

/** A stand-in for the chat's script: notes the calls, and answers a boot as it is told to. */
const standIn = (error: string | null) => `
  const early = window.ChannelIO.q
  const shown = [], hidden = []
  window.chatCalls = []
  window.ChannelIO = (name, ...args) => {
    if (name === 'onShowMessenger') return shown.push(args[0])
    if (name === 'onHideMessenger') return hidden.push(args[0])
    window.chatCalls.push([name, args[0]])
    if (name === 'boot') ${error ? `args[1](new Error('${error}'), null)` : 'args[1](null, {})'}
    if (name === 'showMessenger') shown.forEach((hear) => hear())
    if (name === 'hideMessenger') hidden.forEach((hear) => hear())
  }
  early.forEach((call) => window.ChannelIO(...call))
`

/** The page as an app with the chat's key sends it; what is asked of the chat's host is answered here. */
async function withChat(page: Page, error: string | null = null): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<html ', `<html data-third-parties='{"chat":"${KEY}"}' `)
    await route.fulfill({ response, body })
  })
  await page.route('https://cdn.channel.io/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: standIn(error) })
  })
  return asked
}

const calls = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'chatCalls'))

test.describe('a doctor', () => {
  test.use({ account: OWN_DOCTOR })

  test('is named to the chat, which is loaded when it is opened, once', async ({ page }) => {
    const asked = await withChat(page)
    await page.goto('/contact')
    const button = page.getByRole('button', { name: 'チャットを開く' })
    await alive(button)
    expect(asked).toEqual([])
    await button.click()
    const close = page.getByRole('button', { name: 'チャットを閉じる' })
    await expect(close).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(await calls(page)).toEqual([
      [
        'boot',
        {
          pluginKey: KEY,
          hideChannelButtonOnBoot: true,
          language: 'ja',
          memberId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          profile: { name: expect.stringMatching(/\S/) },
        },
      ],
      ['showMessenger', undefined],
    ])
    await close.click()
    await button.click()
    await expect(close).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(await calls(page))).toContain('hideMessenger')
  })
})

test.describe('who is still registering', () => {
  test.use({ account: 'new@demo.example' })

  test('is named to the chat by the account', async ({ page }) => {
    await withChat(page)
    await page.goto('/contact')
    const button = page.getByRole('button', { name: 'チャットを開く' })
    await alive(button)
    await button.click()
    await expect(page.getByRole('button', { name: 'チャットを閉じる' })).toBeVisible()
    expect(await calls(page)).toContainEqual([
      'boot',
      expect.objectContaining({
        memberId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        profile: { name: '会員登録中の方' },
      }),
    ])
  })
})

test('a chat that refuses leads to the form', async ({ page }) => {
  await withChat(page, 'unknown plugin')
  const report = page.waitForRequest('**/error-reports')
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'チャットを開く' })
  await alive(button)
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'チャットを開けませんでした' })).toBeVisible()
  expect((await report).postDataJSON()).toMatchObject({ context: 'chat boot', message: 'unknown plugin' })
  await expect(page.getByRole('textbox', { name: '内容' })).toBeVisible()
})

test('without its key nothing is said of a chat', async ({ page }) => {
  await page.goto('/contact')
  await alive(page.getByRole('button', { name: '運営に送る' }))
  await expect(page.getByText('チャット')).toHaveCount(0)
})
