import { expect, test } from 'vitest'
import { darkColors, lightColors } from '#app/ui/theme/tokens.ts'
import { PLAIN_COLORS, plainPage } from '#app/platform/faults/plain-page.ts'

test('the page has the colours of the design system', () => {
  expect(lightColors).toMatchObject(PLAIN_COLORS.light)
  expect(darkColors).toMatchObject(PLAIN_COLORS.dark)
})

test('what it quotes is text, not markup', () => {
  const html = plainPage({ nonce: 'n', title: '<script>1</script>', lines: ['"&<b>'] })
  expect(html).not.toContain('<script>')
  expect(html).toContain('&quot;&amp;&lt;b&gt;')
  expect(html).not.toContain('トップへ戻る')
})
