import { DAY_MOMENTS, takingOf } from '../../posology/times-of-day.ts'
import type { SheetDocument, SheetLive } from './sheet-document.ts'
import type { SheetWords } from './sheet-words.ts'

/** The moments of the day and what is taken at each, or blank hours that the patient fills in with a pen. */
export interface SheetTimes {
  isForPen: boolean
  columns: { head: string; value: string }[]
}

/** The page that the patient keeps at home: how to take each medicine, in large type. */
export interface SheetInformation {
  title: string
  lead: string
  /**
   * One entry for each row of the sheet, null for a row that was cancelled; `times` is null where the instructions alone
   * suffice.
   */
  rows: ({ times: SheetTimes | null } | null)[]
  end: string
}

/**
 * The page of a sheet that the patient keeps at home; null where the hospital prints none, and for a prescription of which all
 * rows were cancelled, or which was cancelled or rejected as a whole.
 */
export function sheetInformation(
  { place, items }: SheetDocument,
  live: SheetLive,
  words: SheetWords,
): SheetInformation | null {
  const isLeft = items.some((_, at) => !live.endedRows.has(at))
  if (!place.sheet?.info || live.ended !== null || !isLeft) return null
  const { title, lead, end } = words.sheet.info
  const rows = items.map(({ instructions }, at) =>
    live.endedRows.has(at) ? null : { times: timesOf(instructions, words) },
  )
  return { title, lead, rows, end }
}

function timesOf(instructions: string, { language, sheet }: SheetWords): SheetTimes | null {
  const { moments, hours } = takingOf(instructions, language)
  if (moments) {
    const columns = DAY_MOMENTS.map((moment) => ({
      head: sheet.info.moments[moment],
      value: moments[moment] ?? '–',
    }))
    return { isForPen: false, columns }
  }
  if (hours === 0) return null
  const columns = Array.from({ length: hours }, (_, at) => ({
    head: sheet.info.hour(at + 1),
    value: '___ : ___',
  }))
  return { isForPen: true, columns }
}
