import { createFileRoute } from '@tanstack/react-router'
import { HospitalStart } from '../features/hospital/hospital-start.tsx'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/hospital/')({
  head: () => pageTitle('やること'),
  component: HospitalStart,
})
