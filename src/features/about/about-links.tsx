import { PLACE } from '../../domain/text/place-name.ts'
import {
  toAbout,
  toComplaints,
  toContact,
  toExternal,
  toHelp,
  toPrivacy,
  toRules,
} from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'

const PAGES = [
  [toHelp(), 'ヘルプ'],
  [toContact(), 'お問い合わせ'],
  [toAbout(), '運営会社'],
  [toRules(), '利用規約'],
  [toPrivacy(), 'プライバシーポリシー'],
  [toExternal(), PLACE.external],
  [toComplaints(), PLACE.complaints],
] as const

/** What we say of ourselves, at the foot of every page. */
export const AboutLinks = () => (
  <nav aria-label="このサービスについて">
    <Inline gap={4}>
      {PAGES.map(([address, words]) => (
        <Link key={words} {...address} className={rowLinkClass}>
          {words}
        </Link>
      ))}
    </Inline>
  </nav>
)
