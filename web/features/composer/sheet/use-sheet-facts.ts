import { useQuery } from '@tanstack/react-query'
import type { PaperAtHospital } from '#contract/places/sheets.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { sheetCalls } from '../../../lib/calls/sheet-calls.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useStore } from '../../../lib/store.ts'
import type { ShownPlace } from '../place/place.ts'
import { chosenPaper } from './chosen-paper.ts'

interface SheetFacts {
  /** Hospital of the place with its print settings; the paper size is the one chosen for this prescription. */
  hospital: Hospital | undefined
  /** The doctor's own paper at the place, and whether sheets are marked as a demonstration's. */
  paper: PaperAtHospital | undefined
  /** Whether the hospital or the paper is still being loaded, and no attempt to load it has failed. */
  isAwaited: boolean
  /** Why the sheet of the place cannot be drawn: an answer is missing. Undefined when nothing is missing. */
  missing: { error: unknown; retry: () => Promise<unknown> } | undefined
}

/**
 * How a place prints a sheet: heading, design, paper and the mark of a demonstration. Without a network the answers stored on the
 * device are used. Without stored answers no sheet is shown, because its heading might differ from the one that would be signed.
 */
export function useSheetFacts(place: ShownPlace | null): SheetFacts {
  const ofPlace = { params: { id: String(place?.hospitalId) } }
  const enabled = place !== null
  const chosen = useStore(chosenPaper)
  const hospital = useQuery({ ...query(workplaceCalls.hospital, ofPlace), enabled })
  const paper = useQuery({ ...query(sheetCalls.paper, ofPlace), enabled })
  const answers = [hospital, paper]
  const without = enabled ? answers.filter(({ data }) => data === undefined) : []
  const failed = without.find(({ failureCount }) => failureCount > 0)
  const own = hospital.data
  return {
    hospital: own && chosen?.hospital === own.id ? { ...own, paper: chosen.paper } : own,
    paper: paper.data,
    isAwaited: without.length > 0 && !failed,
    missing: failed && {
      error: failed.failureReason,
      retry: () => Promise.all(without.map(({ refetch }) => refetch())),
    },
  }
}
