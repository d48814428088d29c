/** Runs a function once the browser has painted what the handler of a key or click changed. */
export const afterPaint = (run: () => unknown): void => void requestAnimationFrame(() => setTimeout(run))
