import type { Step } from './step.ts'

/** Groups of steps that are taken side by side, in the order of their sequence. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last?.[0]?.sequence === step.sequence) last.push(step)
    else groups.push([step])
  }
  return groups
}
