import type { medications as Medications } from '#contract/medications/medications.ts'
import type { ownMedications as OwnMedications } from '#contract/medications/own-medications.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

export const ownMedicationCalls = callsOf<typeof Medications>()({
  search: 'GET /api/v2/drugs/',
  figures: 'GET /api/v2/drugs/prescribed/',
  setPrice: 'PUT /api/v2/drugs/:uid/price/',
  marks: 'GET /api/v2/drugs/unavailable/',
  mark: 'PUT /api/v2/drugs/:uid/unavailable/',
})

export const own = callsOf<typeof OwnMedications>()({
  list: 'GET /api/v1/basic_drugs/',
  create: 'POST /api/v1/basic_drugs/',
  change: 'PATCH /api/v1/basic_drugs/:id',
  remove: 'DELETE /api/v1/basic_drugs/:id',
  ingredients: 'GET /api/v2/drugs/ingredients/',
  forms: 'GET /api/v2/drugs/forms/',
  preview: 'POST /api/v2/drugs/import/preview/',
  confirm: 'POST /api/v2/drugs/import/',
  undo: 'POST /api/v2/drugs/import/:id/undo/',
})
