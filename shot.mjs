import { chromium } from '@playwright/test'
const B = 'http://localhost:4990'
const who = {
  doctor: ['trusted@demo.example', '/login'],
  staff: ['staff@demo.example', '/staff/login'],
  hospital: ['hospital@demo.example', '/hospital/login'],
}
const jobs = JSON.parse(process.argv[2]) // [[who,path,width,mode,name]]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const ctx = {}
for (const [w, path, width, mode, name] of jobs) {
  const k = w
  if (!ctx[k]) {
    const c = await b.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
    ctx[k] = c
    if (who[w]) {
      const p = await c.newPage()
      await p.goto(B + who[w][1], { waitUntil: 'networkidle' })
      await p.fill('input[name=loginId]', who[w][0])
      await p.fill('input[type=password]', 'demo-password-1')
      await p.getByRole('button', { name: 'ログインする' }).click()
      await p.waitForURL((u) => !u.pathname.includes('login'))
      await p.close()
    }
  }
  const p = await ctx[k].newPage()
  await p.setViewportSize({ width, height: 800 })
  await p.addInitScript(
    (m) => localStorage.setItem('dp:color-mode', m),
    JSON.stringify(mode) === undefined ? 'light' : mode,
  )
  await p.goto(B + path, { waitUntil: 'networkidle' })
  await p.waitForTimeout(400)
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true })
  console.log(name, p.url())
  await p.close()
}
await b.close()
