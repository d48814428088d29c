import type { Step } from './step.ts'

/**
 * Puts the steps of instructions (doses with their times) into groups. The steps of one group have the same `sequence`, and
 * belong to the same part of the treatment; the groups follow one another.
 */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last?.[0]?.sequence === step.sequence) last.push(step)
    else groups.push([step])
  }
  return groups
}
