import * as z from 'zod/mini'
import { patients } from '../../../../lib/endpoints.ts'
import { prescriptions } from '../../../../lib/endpoints.ts'
import { api } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { readDraft } from '../../../../lib/draft-storage.ts'
import { Draft, emptyDraft, hasContent } from './draft.ts'
import { draftFrom } from './from-prescription.ts'

export interface Start {
  draft: Draft
  /** `repeated`: from an older prescription. `repeat-failed`: it could not be read. */
  origin: 'stored' | 'repeated' | 'repeat-failed'
  /** What was being written before a prescription was repeated. */
  before: Draft | null
}

/** What the page begins with: the draft that this device kept, or a prescription to repeat. */
export async function startingDraft(doctorId: number, repeat: string | null): Promise<Start> {
  const parsed = z.safeParse(Draft, await readDraft(doctorId))
  const stored = parsed.success ? parsed.data : emptyDraft(crypto.randomUUID())
  if (!repeat) return { draft: stored, origin: 'stored', before: null }
  try {
    const draft = await repeatedDraft(repeat)
    return { draft, origin: 'repeated', before: hasContent(stored) ? stored : null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { draft: stored, origin: 'repeat-failed', before: null }
  }
}

async function repeatedDraft(signature: string): Promise<Draft> {
  const rx = await api(prescriptions.get, { params: { signature } })
  // A patient who is no longer the doctor's has to be chosen again.
  const patient = await api(patients.get, { params: { uid: rx.patient.uid } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  return draftFrom(rx, patient)
}
