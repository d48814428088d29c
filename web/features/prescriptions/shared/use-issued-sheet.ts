import { zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import { useQuery } from '@tanstack/react-query'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import { signedSheet } from '#contract/prescription/sheet/sheet-document.ts'
import type { WholePrescription } from '#contract/prescriptions.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { sheetCalls } from '../../../lib/calls/sheet-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useStoredPicture } from '../../../lib/use-picture.ts'
import type { ShownSheet } from '../../../ui/sheet/shown-sheet.ts'
import { useSheetWords } from '../../../ui/sheet/use-sheet-words.ts'

interface IssuedSheet {
  /** The sheet to show; undefined until the signed document is loaded. */
  sheet: ShownSheet | undefined
  /** Why the document could not be loaded, once that is known. */
  error: unknown
  retry: () => Promise<unknown>
}

/**
 * The sheet of an issued prescription: its signed content, with the parts that were cancelled since marked as such.
 */
export function useIssuedSheet(signature: string): IssuedSheet {
  const words = useSheetWords()
  const { data: rx, ...ofRx } = useQuery(query(prescriptionCalls.get, { params: { signature } }))
  const { data: look, ...ofLook } = useQuery(query(sheetCalls.look, { params: { signature } }))
  const signed = rx?.document.pictures
  const logo = useStoredPicture(signed?.logo?.id)
  const university = useStoredPicture(signed?.university_logo?.id)
  const drawing = useStoredPicture(signed?.signature?.id)
  const retry = () => Promise.all([ofRx.refetch(), ofLook.refetch()])
  if (!rx || !look) return { sheet: undefined, error: ofRx.error ?? ofLook.error, retry }
  const model = sheetOf(
    signedSheet(rx.document, { id: rx.id, signature }),
    { ...liveOf(rx), brand: look.brand.name, demo: look.demo, ended: look.ended },
    words,
  )
  // The sheet stays white in dark mode. Sheets in neutral colours leave the brand's mark out.
  const isMark = !signed?.logo && model.colour !== 'neutral'
  const emblem = logo ?? (isMark ? look.brand.mark : undefined)
  const sheet: ShownSheet = {
    model,
    pictures: { emblem, isMark, university, drawing },
    accent: model.colour === 'neutral' ? 'currentColor' : look.brand.accent,
  }
  return { sheet, error: null, retry }
}

type LiveOfRows = Pick<Parameters<typeof sheetOf>[1], 'verify' | 'endedRows'>

function liveOf({ cta_link: url, medications, document }: WholePrescription): LiveOfRows {
  const days = medications.flatMap(({ ended }, at) =>
    ended ? [[at, dayIn(zoneOfIssue(document), new Date(ended.at))] as const] : [],
  )
  return { verify: { host: new URL(url).host, url }, endedRows: new Map(days) }
}
