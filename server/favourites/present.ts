import type { Favourite } from '#contract/medications/favourites.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { updateRowFromCatalogue } from '../medications/row-today.ts'
import type { StoredFavourite } from './queries.ts'

export function presentFavourite(f: StoredFavourite, doctorId: number, catalogue: Catalogue): Favourite {
  const rows = f.body.rows.map((row) => updateRowFromCatalogue(row, catalogue))
  const isOwn = f.doctor_id === doctorId
  return {
    id: f.id,
    prescription: f.prescription,
    name: f.name,
    diagnosis: f.body.diagnosis,
    diagnoses: f.body.diagnoses,
    show_diagnosis: f.body.show_diagnosis,
    extras: f.body.extras,
    rows: rows.map(({ row }) => row),
    gone: rows.flatMap(({ row, isGone }) => (isGone ? [row.key] : [])),
    is_own: isOwn,
    owner: isOwn ? '' : f.shared_by,
    shared_with:
      f.hospital_id === null
        ? null
        : {
            hospital: f.hospital_id,
            clinic: f.clinic_id,
            name: [f.clinic_name, f.hospital_name].filter(Boolean).join(', '),
          },
    uses: f.uses,
    last_used_at: f.last_used_at?.toISOString() ?? null,
  }
}
