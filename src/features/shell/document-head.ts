import { asServedScript } from '../../platform/as-served.ts'
import { earlyFaultsScript } from '../../platform/faults/early-faults.ts'
import { keptPageDataScript } from '../../platform/kept-page-data.ts'
import { nativeReadyScript } from '../../platform/native-ready.ts'
import { colorModeScript } from '../../ui/theme/color-mode.ts'
import '../../ui/theme/global.css.ts'

export const SITE_NAME = 'DPワーク'

export const TAGLINE = '医師の働き方を変える、高収入の副業情報サービス'

export const SITE_TITLE = `${SITE_NAME} | ${TAGLINE}`

export const SITE_DESCRIPTION =
  '医師のスポット・定期のアルバイト求人を、日時・給与・忙しさで比べて応募できます。'

/** What keeps a page out of search engines. */
export const NOINDEX = { name: 'robots', content: 'noindex' }

/** 「スポット検索 | DPワーク」, of a page that is no business of search engines (those: `public-head.ts`). */
export const pageTitle = (title: string) => ({ meta: [{ title: `${title} | ${SITE_NAME}` }, NOINDEX] })

/** Of a page that is printed across an A4 sheet. */
export const landscape = { styles: [{ children: '@page { size: A4 landscape; margin: 8mm }' }] }

/** A file of `public/`. */
export const publicFile = (name: string) => `/${name}`

export const documentHead = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'theme-color', content: '#1557d6' },
    { name: 'format-detection', content: 'telephone=no' },
    { title: SITE_TITLE },
    { name: 'description', content: SITE_DESCRIPTION },
  ],
  links: [
    { rel: 'icon', href: publicFile('favicon.ico'), sizes: '32x32' },
    { rel: 'icon', href: publicFile('favicon.svg') },
    { rel: 'manifest', href: publicFile('manifest.webmanifest') },
    { rel: 'apple-touch-icon', href: publicFile('apple-touch-icon.png') },
  ],
  scripts: [
    {
      children: [
        asServedScript,
        earlyFaultsScript,
        keptPageDataScript,
        colorModeScript,
        nativeReadyScript,
      ].join(';'),
    },
  ],
}
