import type { IanContext, IanLine } from '#contract/ian/ian.ts'
import { runTool, type ToolRefusal } from './tools/run-tool.ts'
import type { Desk, ToolResult } from './tools/tool.ts'
import type { Plan } from './understanding/plan.ts'
import { understand } from './understanding/understand.ts'
import type { DrugNames } from './understanding/words-of-question.ts'

/**
 * Makes the lines of the AI assistant's answer from a tool's result: what was looked up, what it means, and the cards with the
 * data.
 */
export function* linesOfResult({ did, texts, cards }: ToolResult): Generator<IanLine> {
  if (did !== '') yield { kind: 'did', text: did }
  for (const text of texts) yield { kind: 'text', text }
  for (const card of cards) yield { kind: 'card', card }
}

/** Answers a question to the AI assistant with the built-in grammar, without a language model, line by line. */
export async function* answerBuiltIn(
  question: string,
  context: IanContext,
  { desk, names }: { desk: Desk; names: DrugNames },
): AsyncGenerator<IanLine> {
  const plan = await understand(question, context, { ...desk, names })
  yield* linesOfPlan(plan, desk)
}

async function* linesOfPlan(plan: Plan, desk: Desk): AsyncGenerator<IanLine> {
  const { words, known } = desk
  const { context } = plan
  switch (plan.kind) {
    case 'refuse': {
      yield { kind: 'text', text: words.refusals[plan.refusal] }
      if (plan.place) yield { kind: 'card', card: { kind: 'place', ...plan.place } }
      yield { kind: 'end', outcome: 'refused', context }
      return
    }
    case 'ask': {
      yield { kind: 'text', text: plan.text }
      for (const card of plan.cards) yield { kind: 'card', card }
      yield { kind: 'end', outcome: 'asked', context }
      return
    }
    case 'unknown': {
      yield { kind: 'text', text: words.unknown }
      yield { kind: 'end', outcome: 'unknown', context }
      return
    }
    default: {
      for (const patient of plan.patients) known.patients.set(patient.uid, patient)
      for (const drug of plan.drugs) known.drugs.set(drug.uid, drug)
      for (const text of plan.notes) yield { kind: 'text', text }
      const result = await runTool(desk, plan.call)
      if (isToolRefusal(result)) {
        yield { kind: 'text', text: words.failed }
        yield { kind: 'end', outcome: 'failed', context }
        return
      }
      yield* linesOfResult(result)
      yield { kind: 'end', outcome: 'answered', context }
    }
  }
}

export const isToolRefusal = (result: ToolResult | ToolRefusal): result is ToolRefusal =>
  typeof result === 'string'
