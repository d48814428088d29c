import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { parsePosology } from '#contract/posology/parse.ts'
import { patientSentence } from '#contract/posology/patient-sentence.ts'
import type { Item } from '#contract/prescription/row.ts'
import { ROW_TEXT_MOST } from '#contract/prescription/quantities.ts'
import { remembering } from '#contract/remember.ts'
import { readOwnInstructions } from '../../safety/read-instructions.ts'
import { unitOfForm } from '../../safety/written-dose.ts'

type PrintedColumns = Pick<Item, 'instructions' | 'via' | 'category' | 'generic' | 'presentation' | 'brand'>

interface PrintedInstructions {
  instructions: string
  written: string
}

/**
 * Instructions of a row as they are printed and signed, and as they were written if that differs. A program may send
 * shorthand. The patient then reads the full sentence, as for a prescription from the page.
 * @param form form of the picked product; '' for a free text
 */
export const instructionsToPrint = (item: PrintedColumns, form: string): Readonly<PrintedInstructions> =>
  print(
    JSON.stringify([
      item.instructions,
      item.via,
      item.category,
      item.generic,
      item.presentation,
      item.brand,
      form,
    ]),
    item,
    form,
  )

const print = remembering((_columns: string, item: PrintedColumns, form: string): PrintedInstructions => {
  const { instructions, via, category } = item
  const unit = unitOfForm(form)
  const context = { ...(unit !== undefined && { unit }), ...(isAdministrationRoute(via) && { route: via }) }
  const sentence =
    category === 'auxiliary_test' ? null : patientSentence(parsePosology(readOwnInstructions(item), context))
  const isPrinted =
    sentence !== null && sentence !== instructions && sentence.length <= ROW_TEXT_MOST.instructions
  return isPrinted ? { instructions: sentence, written: instructions } : { instructions, written: '' }
})
