import type { IanContext, IanLine } from '#contract/ian/ian.ts'
import { reasonOf } from '../../database/work-queue.ts'
import { answerBuiltIn } from '../answer.ts'
import type { IanAnswers } from '#locales/es/ian-answers.ts'
import type { AskModel } from '../../outside/ai/model-port.ts'
import type { Desk } from '../tools/tool.ts'
import { refusalIn } from '../understanding/refusals/refusals.ts'
import type { DrugNames } from '../understanding/words-of-question.ts'
import { normalize } from '#contract/values/normalize.ts'
import { answerWithModel, NothingToShow } from './answer-with-model.ts'
import type { Budget } from './budget.ts'

/** Time in ms after which an answer of the language model is cut. */
const ANSWER_MS = 45_000

export interface Answering {
  desk: Desk
  names: DrugNames
  /** The configured language model; null when the built-in grammar alone answers. */
  model: AskModel | null
  budget: Budget
  /** Signal that is aborted when the reader leaves the page. */
  signal: AbortSignal
  /** Time limit of the language model in ms; absent for the product's usual limit. */
  answerMs?: number
  /** Callback for the log, called when the model's answer broke off. It gets the reason (`reasonOf`). */
  broke: (reason: string) => void
}

/**
 * Answers a question. Requests for something that the AI assistant cannot do are refused without the language model, and the
 * model is not used for a question about a patient whom the doctor does not have. Otherwise the model answers, if one is
 * configured and the doctor's budget is not used up. In all other cases, and when the model fails or says nothing that may be
 * shown, the built-in grammar answers.
 */
export async function* answerQuestion(
  question: string,
  context: IanContext,
  answering: Answering,
): AsyncGenerator<IanLine> {
  const { desk, names, model, budget } = answering
  const builtIn = () => answerBuiltIn(question, context, { desk, names })
  const isPatientUnknown = context.patient !== '' && !(await desk.records.patient(context.patient))
  if (model === null || isPatientUnknown || refusalIn(normalize(question)) !== null) {
    yield* builtIn()
    return
  }
  if (!(await budget.take())) {
    yield* instead(desk.words.modelSpent, builtIn())
    return
  }
  let isBegun = false
  let tokens = 0
  try {
    const limit = AbortSignal.timeout(answering.answerMs ?? ANSWER_MS)
    const signal = AbortSignal.any([answering.signal, limit])
    const spent = (count: number): void => void (tokens += count)
    for await (const line of answerWithModel(question, context, { desk, names, model, signal, spent })) {
      yield line
      isBegun = true
    }
  } catch (error) {
    if (answering.signal.aborted) return
    answering.broke(reasonOf(error))
    if (isBegun) yield* cut(desk.words, context)
    else if (error instanceof NothingToShow) yield* instead(desk.words.modelUnproven, builtIn())
    else yield* instead(desk.words.modelFailed, builtIn())
  } finally {
    if (tokens > 0) await budget.spend(tokens)
  }
}

function* cut({ stopped }: IanAnswers, context: IanContext): Generator<IanLine> {
  yield { kind: 'text', text: stopped }
  yield { kind: 'end', outcome: 'cut', context }
}

/** Answers with the built-in grammar, after a sentence that says why the language model did not answer. */
async function* instead(reason: string, lines: AsyncIterable<IanLine>): AsyncGenerator<IanLine> {
  yield { kind: 'text', text: reason }
  for await (const line of lines)
    yield line.kind === 'end' && line.outcome === 'answered' ? { ...line, outcome: 'fallback' } : line
}
