import * as z from 'zod/mini'
import { judgeRow } from '#contract/prescription/judge-row.ts'
import type { Item } from '#contract/prescription/row.ts'
import { NewMedication } from '#contract/prescriptions.ts'
import type { FieldErrors } from '#contract/problem.ts'
import { law } from '#knowledge/law/law.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import { judgedCatalogue } from '../../medications/judged-catalogue.ts'
import { INSTRUCTIONS } from '../issue.ts'

/** Checks one row of a prescription on its own by the rules for rows, without the limits of its class. */
export function judgedRow(
  row: Record<string, unknown>,
  catalogue: Catalogue,
  { genericOnly = false }: { genericOnly?: boolean } = {},
): { item: Item; fields: FieldErrors } {
  const fields: FieldErrors = {}
  const { item } = judgeRow(
    z.parse(NewMedication, { instructions: INSTRUCTIONS, ...row }),
    {
      law,
      catalogue: judgedCatalogue(catalogue),
      genericOnlyBasis: genericOnly ? law.genericOnlyBasis : null,
      reading: undefined,
    },
    (field, key) => {
      fields[field] = [...(fields[field] ?? []), key]
    },
  )
  return { item, fields }
}
