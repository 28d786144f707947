type Engine =
  | 'chrome'
  | 'chrome_android'
  | 'edge'
  | 'firefox'
  | 'firefox_android'
  | 'safari'
  | 'safari_ios'
  | 'webview_android'
  | 'webview_ios'

type Browser = {
  /** As `/help` names it. */
  name: string
  /** The oldest version. */
  from: string
  /** Of the build: what syntax and style sheets are lowered to. Versions that share an engine share one. */
  target: string
  /** Its keys in the compatibility data of MDN, by which the built files are checked. */
  engines: readonly Engine[]
}

/**
 * The browsers in which the app runs with its scripts. Below them nothing is started (`RUNS_SCRIPTS`): they keep the
 * served pages, whose links and forms work without script.
 */
export const SUPPORTED_BROWSERS: readonly Browser[] = [
  {
    name: 'iPhone・iPadのiOS・iPadOS',
    from: '16.4',
    target: 'ios16.4',
    engines: ['safari_ios', 'webview_ios'],
  },
  { name: 'Safari', from: '16.4', target: 'safari16.4', engines: ['safari'] },
  {
    name: 'Chrome・Edge、AndroidのWebView',
    from: '111',
    target: 'chrome111',
    engines: ['chrome', 'chrome_android', 'edge', 'webview_android'],
  },
  { name: 'Firefox', from: '115', target: 'firefox115', engines: ['firefox', 'firefox_android'] },
]

/**
 * An expression of JavaScript, true in these browsers and false in older ones, by what each engine learned last: import
 * maps (Safari 16.4), `color-mix` (Chrome 111), `toSorted` (Firefox 115). Browsers of any age can read it.
 */
export const RUNS_SCRIPTS =
  'self.HTMLScriptElement&&HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")&&' +
  '[].toSorted&&self.CSS&&CSS.supports("color","color-mix(in srgb,red,red)")'

/** What the build lowers syntax to. */
export const SCRIPT_TARGETS = SUPPORTED_BROWSERS.map(({ target }) => target)

/**
 * What the build lowers style sheets to: the list, and a Safari that knows no ranges in media queries, since the served
 * pages are read in older browsers too and would have the phone's layout at every width.
 */
export const STYLE_TARGETS = [...SCRIPT_TARGETS, 'safari16.3']
