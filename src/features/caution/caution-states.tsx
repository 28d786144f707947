import type { ReactNode } from 'react'
import { toPerformance } from '../../platform/addresses.ts'
import type { LoadProblemProps } from '../page-parts/load-problem.tsx'
import { BackPage, BackPageProblem, BackPageSkeleton } from '../shell/back-page.tsx'
import { CAUTIONS } from './caution-search.ts'

const HEAD = { title: CAUTIONS, back: toPerformance() }

/** The frame of the page: way back and heading. */
export const CautionsFrame = ({ children }: { children: ReactNode }) => (
  <BackPage {...HEAD}>{children}</BackPage>
)

export const CautionsSkeleton = () => <BackPageSkeleton {...HEAD} />

export const CautionsProblem = (props: LoadProblemProps) => <BackPageProblem {...HEAD} {...props} />
