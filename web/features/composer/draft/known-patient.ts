import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientCalls } from '../../../lib/calls/endpoints.ts'

/** Fetches a patient; null where the doctor has no such patient any more, and has to choose one again. */
export const knownPatient = (uid: string) =>
  api(patientCalls.get, { params: { uid } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
