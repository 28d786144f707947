import { earlyFaultsScript } from '../../platform/faults/early-faults.ts'
import { nativeReadyScript } from '../../platform/native-ready.ts'
import { colorModeScript } from '../../ui/theme/color-mode.ts'
import '../../ui/theme/global.css.ts'

export const SITE_NAME = 'DPワーク'

export const TAGLINE = '医師の働き方を変える、高収入の副業情報サービス'

/** 「スポット検索 | DPワーク」; without a description of its own a page has the site's. */
export const pageTitle = (title: string, description?: string) => ({
  meta: [
    { title: `${title} | ${SITE_NAME}` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
  ],
})

/** Of a page that is printed across an A4 sheet. */
export const landscape = { styles: [{ children: '@page { size: A4 landscape; margin: 8mm }' }] }

/** Of a page about one thing; one that is not there has no title of its own. */
export const ownTitle = (own: { title: string; description: string } | undefined) =>
  own ? pageTitle(own.title, own.description) : pageTitle('求人が見つかりません')

/** A file of `public/`. */
const publicFile = (name: string) => `/${name}`

export const documentHead = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'theme-color', content: '#1557d6' },
    { name: 'format-detection', content: 'telephone=no' },
    { title: `${SITE_NAME} | ${TAGLINE}` },
    {
      name: 'description',
      content: '医師のスポット・定期のアルバイト求人を、日時・給与・忙しさで比べて応募できます。',
    },
  ],
  links: [
    { rel: 'icon', href: publicFile('favicon.ico'), sizes: '32x32' },
    { rel: 'icon', href: publicFile('favicon.svg'), type: 'image/svg+xml' },
    { rel: 'manifest', href: publicFile('manifest.webmanifest') },
    { rel: 'apple-touch-icon', href: publicFile('apple-touch-icon.png') },
  ],
  scripts: [{ children: earlyFaultsScript + ';' + colorModeScript + ';' + nativeReadyScript }],
}
