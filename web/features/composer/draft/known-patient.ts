import { ApiError } from '../../../lib/calls/api-error.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientCalls } from '../../../lib/calls/endpoints.ts'

/** Fetches a patient; null for one who is no longer the doctor's and has to be chosen again. */
export const knownPatient = (uid: string) =>
  api(patientCalls.get, { params: { uid } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
