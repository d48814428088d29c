import type { Finding } from '#contract/safety.ts'

/**
 * Groups findings of the same rows with the same advice, so that the doctor reads the advice for a combination
 * once. Each finding keeps its own ingredients and reason.
 * @returns groups in the order of their first finding
 */
export function groupByAdvice(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { id: _, about: _a, last_reason: _l, mechanism: _m, sources: _s, ...said } = finding
    const key = JSON.stringify(said)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}
