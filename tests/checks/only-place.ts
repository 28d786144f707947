import type { Check } from './check.ts'
import { isGenerated, sourceFiles } from './source-files.ts'

/** What one module does for all: a line elsewhere that matches `does` is a finding. */
type Place = { name: string; does: RegExp; why: string; may: ReadonlySet<string> }

const PLACES: Place[] = [
  {
    name: 'nothing writes past the log',
    does: /\bconsole\s*[.[]|\bprocess\s*\.\s*(stdout|stderr)\b/,
    why: 'a line past src/platform/server/log.server.ts has no level and no request, and may carry what a statement was given',
    // The log itself, what commands say to who gave them, and what runs in browsers.
    may: new Set([
      'src/platform/server/log.server.ts',
      'src/commands/terminal.ts',
      'src/platform/faults/report-error.ts',
      'src/features/session/watch-session.ts',
      'src/features/telemetry/start-telemetry.ts',
    ]),
  },
  {
    name: 'nothing reads the clock past its module',
    does: /\bDate\.now\b|\bnew Date\(\s*\)|\bTemporal\.Now\b/,
    why: 'ask src/platform/clock.ts, or take the instant as an argument',
    may: new Set(['src/platform/clock.ts']),
  },
  {
    name: 'nothing opens drizzle past its module',
    does: /\bdrizzle\(|\bnew (?:QueryBuilder|PgDialect)\(/,
    why: 'ask openDrizzle of src/backend/database/open-drizzle.ts: it names the columns of a fragment with their table',
    may: new Set(['src/backend/database/open-drizzle.ts']),
  },
  {
    name: 'nothing reads the private header of Start past its module',
    does: /x-tsr-/,
    why: 'ask src/platform/server/by-script.server.ts',
    may: new Set(['src/platform/server/by-script.server.ts']),
  },
  {
    name: 'nothing writes a time of day past its module',
    does: /(?:time|clock|OfDay|from|to|minutes)\)?\??\.(?:slice\(0, ?5\)|replace\(\/\^0)/i,
    why: 'ask src/domain/text/time-of-day.ts: the database writes 09:00:00 where a form writes 9:00',
    may: new Set(['src/domain/text/time-of-day.ts']),
  },
  {
    name: 'nothing in the browser writes numbers or instants by Intl',
    does: /\bnew Intl\.(?!Segmenter\b)|\.toLocale[A-Z]\w*\(/,
    why: 'ask src/domain/text/money-text.ts or tokyo-time.ts: a browser first loads its data of languages, at the start of every page if a module does it',
    may: new Set([
      'src/backend/database/agreed-terms/old-wage.ts',
      'src/backend/ng/roster/calendar-zones.ts',
      'src/backend/ng/roster/zone-names.ts',
      'src/commands/line-stand-in/page.ts',
      'src/commands/mail-page.ts',
    ]),
  },
  {
    name: 'nothing names a cookie past its module',
    does: /__Host-|\bHttpOnly\b/,
    why: 'ask src/platform/server/cookie.server.ts: WebKit takes no secure cookie from http://localhost',
    may: new Set(['src/platform/server/cookie.server.ts']),
  },
  {
    name: 'nothing compares texts of every width past their module',
    does: /\.normalize\('NFK?[CD]'\)/,
    why: 'ask src/domain/text/typed-text.ts (comparable, plainText, oneValue, plainAddress), which also takes out what shows nothing',
    may: new Set(['src/domain/text/typed-text.ts', 'src/domain/doctor/bank-account.ts']),
  },
  {
    name: 'no call of a client passes by what makes its texts visible',
    does: /\bisMessage\(|\bvariableValues\b/,
    why: 'methods are bound by src/backend/rpc/rpc-method.ts, GraphQL is executed by src/backend/graphql/endpoint.ts',
    may: new Set([
      // The instants of a message that has come through there.
      'src/contract/plain.ts',
      'src/backend/rpc/rpc-method.ts',
      'src/backend/rpc/twirp.ts',
      'src/backend/graphql/endpoint.ts',
    ]),
  },
  {
    name: 'no text of a form is read past its module',
    does: /\bform\.get\(/,
    why: 'ask typedIn of src/features/forms/form-answer.ts, which takes out what shows nothing',
    // An id, an address of ours, or a file; what passes visibleText itself; the stand-in of LINE.
    may: new Set([
      'src/features/forms/form-answer.ts',
      'src/backend/account/line/line.handler.ts',
      'src/backend/staff/audit-file.handler.ts',
      'src/commands/line-stand-in/messaging.ts',
      'src/features/account/own-account.functions.ts',
      'src/features/payment/hospital/hospital-payment.functions.ts',
      'src/features/ng/ng-form-data.ts',
      'src/features/registration/registration-form-data.ts',
      'src/features/registration/registration.functions.ts',
      'src/features/search/saved-search/use-saved-search-form.ts',
      'src/features/subscription/use-follow-form.ts',
    ]),
  },
  {
    name: 'nothing asks for the input method past its module',
    does: /\bisComposing\b|\bkeyCode\b/,
    why: 'ask src/ui/text-input/of-input-method.ts: Safari’s Enter that takes kanji is marked by a key code alone',
    may: new Set(['src/ui/text-input/of-input-method.ts']),
  },
  {
    name: 'nothing prints past its module',
    does: /\bwindow\.print\b/,
    why: 'ask src/features/page-parts/paper.ts: LINE and the native app print nothing',
    may: new Set(['src/features/page-parts/paper.ts']),
  },
  {
    name: 'nothing stands at the foot of the screen past its module',
    does: /\bbottom: 0\b/,
    why: 'ask atFoot of src/ui/theme/room-below.ts: the bar of the device, or of the native app, covers the foot',
    // A form around a bar that asks it, the double of that app, and parts at the foot of a box.
    may: new Set([
      'src/ui/theme/room-below.ts',
      'src/ui/tabs/tabs.css.ts',
      'src/ui/text-input/text-input.css.ts',
      'src/features/shell/header/site-header.css.ts',
      'src/features/listing/spot/chosen-bar.css.ts',
      'src/features/webview/dev/dev-webview.css.ts',
    ]),
  },
  {
    name: 'nothing links a sent file past its module',
    does: /\btoMessageFile\(/,
    why: 'use SentFileLink (src/features/page-parts): LINE and the native app save no PDF',
    may: new Set(['src/features/page-parts/sent-file-link.tsx']),
  },
  {
    name: 'no form posts a command past the one way',
    does: /\bencType\b/,
    why: 'post it by usePosted or PlainPost (src/features/forms)',
    // One form around a list of hearts, each of which is a command of its own.
    may: new Set([
      'src/features/forms/use-posted.ts',
      'src/features/forms/plain-post.tsx',
      'src/features/like/like-form.tsx',
    ]),
  },
  {
    name: 'nothing asks :has where Firefox 115 could not go without',
    does: /:has\(/,
    why: 'Firefox before 121 drops the rule: say what it loses, or use overlayBox (src/ui/theme/overlay-box.ts)',
    may: new Set([
      // The question itself, and boxes that show by overlayBox what their labels cannot.
      'src/ui/theme/overlay-box.ts',
      'src/ui/chip/chip.css.ts',
      'src/ui/button/file-button.css.ts',
      'src/features/search/criteria/hospital-picker.css.ts',
      'src/features/search/calendar/month.css.ts',
      'src/features/ng/ng.css.ts',
      // The box is in sight beside its colour.
      'src/ui/choice/choice.css.ts',
      'src/features/listing-editor/hospital/copy/copy-days.css.ts',
      // Distances of links between lines.
      'src/ui/link/link.css.ts',
      // What a box would hide is shown always.
      'src/features/search/views/result-days.css.ts',
      'src/features/listing-editor/hospital/listing-editor.css.ts',
      'src/features/listing/spot/chosen-bar.css.ts',
      // Where the order stands beside the heading.
      'src/features/search/form/result-page.css.ts',
    ]),
  },
]

const toCheck = ({ name, does, why, may }: Place): Check => ({
  name,
  run: async () => {
    const files = (await sourceFiles('src')).filter(({ path }) => !isGenerated(path))
    if (!files.some(({ path, text }) => may.has(path) && does.test(text)))
      return [`${name}: the scan finds nothing`]
    return files
      .filter(({ path }) => !may.has(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            does.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [`${path}:${index + 1}: ${why}`] : [],
          ),
      )
  },
})

export const onlyPlaces: Check[] = PLACES.map(toCheck)
