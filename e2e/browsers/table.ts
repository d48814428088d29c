/**
 * Results of the journeys (tests that use several pages as a person does): by browser, then by journey; undefined where a journey
 * did not run.
 */
export type Results = ReadonlyMap<string, ReadonlyMap<string, 'passed' | 'FAILED'>>

/** Makes a table of browsers and journeys. A browser that is not installed is shown as such, and never as passed. */
export function tableOf(
  browsers: readonly { name: string; isInstalled: boolean }[],
  journeys: readonly string[],
  results: Results,
): string {
  const lines = browsers.map(({ name, isInstalled }) => [
    name,
    ...(isInstalled ? journeys.map((one) => results.get(name)?.get(one) ?? 'not run') : ['not installed']),
  ])
  const all = [['', ...journeys], ...lines]
  const width = Math.max(...all.flat().map((cell) => cell.length)) + 2
  return all
    .map((cells) =>
      cells
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
