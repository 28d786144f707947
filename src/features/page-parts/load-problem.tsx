import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../platform/faults/public-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'

/** Props of a route's `errorComponent`. */
export type LoadProblemProps = { error: unknown; reset: () => void }

/** Why a page could not be loaded, with a button that loads it again. */
export function LoadProblem({ error, reset }: LoadProblemProps) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return <ErrorState retry={<Button onClick={retry}>もう一度読み込む</Button>}>{failureOf(error)}</ErrorState>
}
