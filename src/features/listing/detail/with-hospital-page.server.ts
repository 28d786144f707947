import { environment } from '../../../platform/environment.server.ts'

/** A listing with the address of its hospital's own page outside; null where no such service is set. */
export function withHospitalPage<T extends { hospital: { id: string } }>(listing: T | null) {
  if (!listing) return null
  const { HOSPITAL_SERVICE_URL: service } = environment()
  return { ...listing, hospitalPage: service ? service + listing.hospital.id : null }
}
