import type { Database } from '../database/database.ts'
import { removeEndedLaunches } from './queries.ts'

/** Deletes launch codes that expired more than an hour ago. */
export const sweepLaunches = ({ open }: Database): Promise<void> => removeEndedLaunches(open)
