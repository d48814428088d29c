import type { Drug } from '#contract/medications/medications.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import type { Plan } from '../understanding/plan.ts'
import { PEOPLE } from './fixture.ts'
import type { WrittenRequest } from './requests.ts'

type Args = Record<string, unknown>

/** Converts a plan of the AI assistant to the notation in which the test requests write the expected plan. */
export function outcomeOfPlan(plan: Plan): Pick<WrittenRequest, 'calls' | 'refused' | 'asked' | 'unknown'> {
  if (plan.kind === 'refuse') return { refused: plan.refusal }
  if (plan.kind === 'ask') return { asked: plan.about }
  if (plan.kind === 'unknown') return { unknown: true }
  return { calls: [inNotation(plan.call, plan.drugs)] }
}

/**
 * Converts a tool call to the notation of the test requests: aliases for patients, presentations for drugs, and no empty
 * arguments.
 */
export function inNotation(
  { tool, args }: ToolCall,
  drugs: readonly Drug[],
): NonNullable<WrittenRequest['calls']>[number] {
  const kept = Object.entries(args as Args).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const named = kept.map(([key, value]): [string, unknown] => {
    if (key === 'patient') return [key, aliasOf(String(value))]
    if (key === 'rows')
      return [key, (value as Args[]).map((row) => ({ ...row, drug: presentationOf(row, drugs) }))]
    return [key, value]
  })
  return {
    tool: tool as NonNullable<WrittenRequest['calls']>[number]['tool'],
    args: Object.fromEntries(named),
  }
}

const aliasOf = (uid: string): string => Object.entries(PEOPLE).find(([, one]) => one.uid === uid)?.[0] ?? uid

const presentationOf = ({ drug }: Args, drugs: readonly Drug[]): string =>
  drugs.find(({ uid }) => uid === drug)?.presentation ?? String(drug)

/**
 * Whether the AI assistant's plan is the expected one. Texts are compared without accents, and presentations by their beginning.
 */
export function isAsExpected(done: ReturnType<typeof outcomeOfPlan>, expected: WrittenRequest): boolean {
  if (expected.refused !== undefined) return done.refused === expected.refused
  if (expected.asked !== undefined) return done.asked === expected.asked
  if (expected.unknown) return done.unknown === true
  const [a, b] = [done.calls ?? [], expected.calls ?? []]
  return (
    a.length === b.length &&
    b.every((call, at) => a[at]?.tool === call.tool && isAlike(a[at]?.args, call.args))
  )
}

/** Whether the AI assistant's plan calls no tool: it refuses, asks back, or says that the question was not understood. */
export const isHonest = (done: ReturnType<typeof outcomeOfPlan>): boolean => done.calls === undefined

function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') return normalize(a).startsWith(normalize(b))
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isAlike(one, b[at]))
  if (typeof a === 'object' && typeof b === 'object' && a && b) {
    const [x, y] = [a as Args, b as Args]
    const keys = new Set([...Object.keys(x), ...Object.keys(y)])
    return [...keys].every((key) => isAlike(x[key], y[key]))
  }
  return a === b
}
