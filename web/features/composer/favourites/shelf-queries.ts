import { draftCalls, favouriteCalls, patientCalls } from '../../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../../lib/calls/query.ts'
import { firstWork } from '../../../lib/early/first-work.ts'
import { sessionStatus, whenSessionIsKnown } from '../../../lib/account/session.ts'
import { ownToday } from '../../../lib/own-clock.ts'
import { paths } from '../../../paths.ts'

/** Maximum number of proposed patients: as many as fit in two lines. */
const PATIENTS = 4

/** Queries of the panel above the medicines: favourites, patients (last prescribed first), and drafts. */
export const shelfQueries = {
  favourites: query(favouriteCalls.list, { query: { limit: 100 } }),
  recent: query(patientCalls.list, { query: { limit: PATIENTS } }),
  unfinished: query(draftCalls.list, {}),
}

/**
 * Sends the queries of the panel above the medicines together with that of the profile, so that nothing below that panel moves.
 * @param read reads the draft with which the page begins
 */
export const askShelfEarly = (read: () => Promise<void>): void => {
  if (window.location.pathname !== paths.newPrescription) return
  whenSessionIsKnown(() => {
    if (sessionStatus.get() !== 'doctor') return
    // A failure to read the draft is ignored here, because the page reads the draft again and reports the failure.
    firstWork.push(read().catch(() => undefined))
    void queryClient.prefetchQuery(shelfQueries.favourites)
    void queryClient.prefetchQuery(shelfQueries.recent)
    void queryClient.prefetchQuery(shelfQueries.unfinished)
    // The first formatting of a date takes a browser 10 ms. A date is formatted in advance, while the queries wait for their
    // answers.
    setTimeout(ownToday)
  })
}
