import type { Presentation } from '../../medications/drug-catalogue.ts'
import type { FieldErrors } from '../../problem.ts'
import { judgeRow } from '../judge-row.ts'
import type { Law } from '../law.ts'
import type { WrittenMedication } from '../row.ts'
import { makeCatalogue } from './catalogue.ts'

/** Instructions in which nothing is missing. */
export const COMPLETE_INSTRUCTIONS = 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.'

/** Checks a row by a law, with the invented catalogue and the given presentations. */
export function judgedBy(law: Law, row: Partial<WrittenMedication>, more: readonly Presentation[] = []) {
  const fields: FieldErrors = {}
  const matter = { law, catalogue: makeCatalogue(more), genericOnlyBasis: null, reading: undefined }
  const { item, ...rest } = judgeRow(
    { instructions: COMPLETE_INSTRUCTIONS, ...row },
    matter,
    (field, fault) => {
      fields[field] = [...(fields[field] ?? []), fault]
    },
  )
  return { item, fields, ...rest }
}
