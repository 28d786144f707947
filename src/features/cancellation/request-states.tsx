import type { ReactNode } from 'react'
import { toMatched } from '../../platform/addresses.ts'
import type { LoadProblemProps } from '../page-parts/load-problem.tsx'
import { BackPage, BackPageProblem, BackPageSkeleton } from '../shell/back-page.tsx'
import { REQUEST_TITLE } from './cancellation-search.ts'

const HEAD = { title: REQUEST_TITLE, back: toMatched() }

/** The frame of the doctor's page: way back and heading. */
export const RequestFrame = ({ children }: { children: ReactNode }) => (
  <BackPage {...HEAD}>{children}</BackPage>
)

export const RequestSkeleton = () => <BackPageSkeleton {...HEAD} />

export const RequestProblem = (props: LoadProblemProps) => <BackPageProblem {...HEAD} {...props} />
