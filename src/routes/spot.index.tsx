import { createFileRoute, redirect } from '@tanstack/react-router'

/** A page of a listing without its id leads home (spec section 2). */
export const Route = createFileRoute('/spot/')({
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})
