/**
 * Promises of the data that a page reads before the application is drawn for the first time: the first frame, which the server
 * rendered, stays until they have settled (web/app/begin.ts).
 */
export const firstWork: Promise<unknown>[] = []
