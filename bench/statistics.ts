/** The `p` quantile of a sample: the value below which the share `p` of it lies. */
export function percentile(sample: readonly number[], p: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5)

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** Calls `work` repeatedly in `lanes` parallel loops for `ms` milliseconds. @returns calls a second */
export async function rate(
  lanes: number,
  ms: number,
  work: (lane: number) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() - start < ms) {
        await work(lane)
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - start)
}
