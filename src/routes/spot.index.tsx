import { createFileRoute, redirect } from '@tanstack/react-router'
import { toHome } from '../platform/addresses.ts'

/** A page of a listing without its id leads home (spec section 2). */
export const Route = createFileRoute('/spot/')({
  beforeLoad: () => {
    throw redirect(toHome())
  },
})
