import { getTableColumns } from 'drizzle-orm'
import { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'

/** What lists read: each column costs every row of every page a look-up, a text and a value. */

type Unshown =
  | 'changeId'
  | 'hospitalId'
  | 'prefecture'
  | 'facilityCategory'
  | 'confirmAskedAt'
  | 'lapsedAt'
  | 'incentiveTypes'
  | 'patients'
  | 'recommendScore'

/** The columns of a listing without those that joins, searches and jobs alone need. */
export const shownOf = <Columns extends Record<Unshown, unknown>>({
  changeId: _changeId,
  hospitalId: _hospitalId,
  prefecture: _prefecture,
  facilityCategory: _facilityCategory,
  confirmAskedAt: _confirmAskedAt,
  lapsedAt: _lapsedAt,
  incentiveTypes: _incentiveTypes,
  patients: _patients,
  recommendScore: _recommendScore,
  ...shown
}: Columns) => shown

const {
  phone: _phone,
  standing: _standing,
  nameKana: _nameKana,
  postalCode: _postalCode,
  latitude: _latitude,
  longitude: _longitude,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...ofHospital
} = getTableColumns(hospital)

/** What a listing shows of its hospital. */
export const hospitalColumns = ofHospital

const { hospitalId: _hospitalId, shift: _shift, ...reported } = getTableColumns(hospitalWorkload)

/** What a listing shows of the reports about its shift; null without any. */
export const workloadColumns = reported
