import { HELP_ARTICLES } from '../../domain/help/help-articles.ts'
import {
  toAbout,
  toComplaints,
  toContact,
  toExternal,
  toHelp,
  toHelpArticle,
  toHighValue,
  toHome,
  toPrivacy,
  toRegularResult,
  toRegularSearch,
  toRules,
  toSignUp,
  toSpotResult,
  toSpotSearch,
} from '../../platform/addresses.ts'
import { hrefOf } from '../../platform/address.ts'

/** The pages for everybody, without those of listings. */
export const publicPages = (): string[] =>
  [
    toHome(),
    toSpotSearch(),
    toSpotResult(),
    toHighValue(),
    toRegularSearch(),
    toRegularResult(),
    toSignUp(),
    toHelp(),
    ...HELP_ARTICLES.map(({ slug }) => toHelpArticle(slug)),
    toContact(),
    toAbout(),
    toRules(),
    toPrivacy(),
    toComplaints(),
    toExternal(),
  ].map(hrefOf)
