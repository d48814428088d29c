import { fillFromDrug } from '#contract/drafts/draft-rows.ts'
import type { DraftBody, DraftRow } from '#contract/drafts/drafts.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { makeDraftBody, makeDraftRow } from '#server/testing/drafts.ts'

const WRITTEN = ['Tomar 1 tableta cada 8 horas por 5 días', '1-0-1 por 5 días']

/** Makes a medicine row of a draft. Its instructions, quantity and substitution depend on its position `at`. */
export const makeStoredRow = (drug: Drug, at: number): DraftRow =>
  fillFromDrug(
    makeDraftRow({
      key: `row-${at}`,
      instructions: WRITTEN[at % WRITTEN.length]!,
      qty: 1 + (at % 2),
      substitution_allowed: at % 2 === 0,
    }),
    drug,
  )

/** A free-text medicine that the catalogue does not know. */
export const FREE_TEXT_ROW: DraftRow = makeDraftRow({
  key: 'row-free',
  presentation: 'jarabe inventado para pruebas',
  instructions: 'Tomar 5 ml por vía oral cada 8 horas durante 3 días',
  category: 'unstructured_drug',
  qty: 1,
  via: '',
  generic: '',
})

/**
 * Makes a draft as the account stores it, with these rows and this patient. All other fields are empty unless `more` has them.
 */
export const makeStoredDraft = (
  id: string,
  { uid, name, date_of_birth, gender }: NonNullable<DraftBody['patient']>,
  rows: DraftRow[],
  more: Partial<DraftBody>,
): DraftBody =>
  makeDraftBody(id, {
    patient: { uid, name, date_of_birth, gender },
    diagnosis: '',
    show_diagnosis: true,
    rows,
    ...more,
  })
