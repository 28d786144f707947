import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { test } from './signed-in.ts'

/** What the looks at all screens go by finds what it is there for. */

const show = (page: Page, { style = '', body }: { style?: string; body: string }) =>
  page.setContent(
    `<!doctype html><html lang="ja"><head><title>試験</title><style>${style}</style></head>
    <body><main><h1>試験</h1>${body}</main></body></html>`,
  )
const WIDTHS = [320, 1200] as const
const ONLY_WIDE = 'button { display: none } @media (min-width: 1000px) { button { display: block } }'

test('a sound page has no barrier', async ({ page }) => {
  await show(page, { body: '<button>送る</button>' })
  await expectNoBarriersIn(page, WIDTHS)
})

test('a button without a name is found, also where only a wide window shows it', async ({ page }) => {
  await show(page, { body: '<button></button>' })
  await expect(expectNoBarriersIn(page, WIDTHS)).rejects.toThrow(/at 320px, light[^]*button-name/)
  await show(page, { style: ONLY_WIDE, body: '<button></button>' })
  await expect(expectNoBarriersIn(page, WIDTHS)).rejects.toThrow(/at 1200px, light[^]*button-name/)
})

test('colours without contrast are found in the one mode that has them, at the one width', async ({
  page,
}) => {
  const dark = '[data-color-mode="dark"] button { color: #444; background: #333 }'
  await show(page, { style: dark, body: '<button>送る</button>' })
  await expect(expectNoBarriersIn(page, WIDTHS)).rejects.toThrow(/at 320px, dark[^]*color-contrast/)
  await show(page, { style: `${dark} ${ONLY_WIDE}`, body: '<button>送る</button>' })
  await expect(expectNoBarriersIn(page, WIDTHS)).rejects.toThrow(/at 1200px, dark[^]*color-contrast/)
})

test('what is wider than the window is found at the width at which it is', async ({ page }) => {
  await show(page, {
    style: '@media (min-width: 1000px) { button { width: 2000px } }',
    body: '<button>送る</button>',
  })
  await expect(expectNoBarriersIn(page, WIDTHS)).rejects.toThrow(/sideways scroll at 1200px/)
})
