/** Receiver of unhandled errors; undefined until one is set (app/reporting.ts). */
type Reporter = (error: unknown) => void

let reporter: Reporter | undefined

export const setErrorReporter = (next: Reporter): void => void (reporter = next)

export const reportError = (error: unknown): void => reporter?.(error)
