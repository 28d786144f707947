import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../session/session.queries.ts'
import { DoctorHome } from './doctor-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

export function HomePage() {
  const { data: session } = useSuspenseQuery(sessionQuery())
  return session.role === 'Anonymous' ? <VisitorHome /> : <DoctorHome doctor={session.doctor} />
}
