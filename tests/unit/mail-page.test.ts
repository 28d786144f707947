import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { answerMailPage } from '#app/commands/mail-page.ts'

test('what stands in a mail is text, and only web addresses are links', async () => {
  const mail = {
    id: 1,
    at: new Date('2026-11-21T12:00:00+09:00'),
    from: 'a@example.com',
    recipients: ['"><img src=x>@example.com'],
    subject: '<script>alert(1)</script>',
    text: `<b onclick="x">&</b> https://example.com/a?b=1&c=2#"><i> javascript:alert(1)`,
    messageId: '',
    headers: {},
  }
  const server = createServer((request, response) => {
    if (!answerMailPage(() => [mail], request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const html = await (await fetch(`${url}/dev/mails`)).text()
  expect((await fetch(`${url}/dev/mails/x`)).status).toBe(404)
  await new Promise((settle) => server.close(settle))
  expect(html).not.toMatch(/<script|<img|<b |<i>/)
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="https://example.com/a?b=1&amp;c=2#"'])
})
