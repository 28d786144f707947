import { createFileRoute, redirect } from '@tanstack/react-router'
import { toHome } from '../../platform/addresses.ts'

/** The URL of a listing without its id redirects to the home page. */
export const Route = createFileRoute('/spot/')({
  beforeLoad: () => {
    throw redirect(toHome())
  },
})
