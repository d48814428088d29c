/**
 * What a page reads before the application is drawn for the first time: the first frame of the document stays until then
 * (web/app/begin.ts).
 */
export const firstWork: Promise<unknown>[] = []
