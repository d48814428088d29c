import { draftCalls, favouriteCalls, patientCalls } from '../../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../../lib/calls/query.ts'
import { firstWork } from '../../../lib/early/first-work.ts'
import { sessionStatus, whenSessionIsKnown } from '../../../lib/account/session.ts'
import { ownToday } from '../../../lib/own-clock.ts'
import { paths } from '../../../paths.ts'

/** Maximum number of proposed patients: as many as fit in two lines. */
const PATIENTS = 4

/** Queries for what stands above the medicines: favourites, patients of the last days, and unfinished drafts. */
export const shelfQueries = {
  favourites: query(favouriteCalls.list, { query: { limit: 100 } }),
  recent: query(patientCalls.list, { query: { limit: PATIENTS } }),
  unfinished: query(draftCalls.list, {}),
}

/**
 * Sends the queries of the shelf together with that of the profile, so that nothing below the shelf moves.
 * @param read reads the draft with which the page begins
 */
export const askShelfEarly = (read: () => Promise<void>): void => {
  if (window.location.pathname !== paths.newPrescription) return
  whenSessionIsKnown(() => {
    if (sessionStatus.get() !== 'doctor') return
    // The page reads the draft itself, and says there what failed.
    firstWork.push(read().catch(() => undefined))
    void queryClient.prefetchQuery(shelfQueries.favourites)
    void queryClient.prefetchQuery(shelfQueries.recent)
    void queryClient.prefetchQuery(shelfQueries.unfinished)
    // A browser takes 10 ms for its first format of a date: the composer needs that of the day once the calls are answered.
    setTimeout(ownToday)
  })
}
