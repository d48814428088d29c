import { normalize } from '#contract/values/normalize.ts'
import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import type { AskModel } from '../../outside/ai/model-port.ts'
import type { Safety } from '../../safety/open-safety.ts'
import { answerWithModel } from '../model/answer-with-model.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import { refusalIn } from '../understanding/refusals/refusals.ts'
import { contextAbout } from '../understanding/scene.ts'
import type { JudgedRequest } from './evaluate.ts'
import { EVALUATION_DAY, fixtureRecords } from './fixture.ts'
import { inNotation, isAsExpected } from './judge-plan.ts'
import type { WrittenRequest } from './requests.ts'

/** Tools that only look up what another tool call then uses. A model may call them in addition to the expected calls. */
const LOOK_UPS = new Set(['find_patient', 'search_catalogue'])
const REQUEST_MS = 60_000

interface Evaluated {
  catalogue: Catalogue
  safety: Pick<Safety, 'names' | 'rules'>
  model: AskModel
}

/** Puts the test requests to a language model, one after the other, each after the earlier questions of its conversation. */
export async function evaluateModel(
  requests: readonly WrittenRequest[],
  evaluated: Evaluated,
): Promise<JudgedRequest[]> {
  const judged: JudgedRequest[] = []
  for (const request of requests) judged.push(await judgeOne(request, evaluated))
  return judged
}

async function judgeOne(
  request: WrittenRequest,
  { catalogue, safety, model }: Evaluated,
): Promise<JudgedRequest> {
  const names = { names: safety.names, printed: safety.rules.printed }
  let context = contextAbout({})
  let calls: ToolCall[] = []
  const desk = {
    records: fixtureRecords(catalogue),
    words: request.language === 'en' ? en : es,
    language: request.language,
    today: EVALUATION_DAY,
    known: { patients: new Map(), drugs: new Map() },
  }
  for (const question of [...(request.after ?? []), request.question]) {
    calls = []
    // As in the product, requests for something that the AI assistant cannot do are refused before a model is asked.
    if (refusalIn(normalize(question)) !== null) continue
    const answering = {
      desk,
      names,
      model,
      signal: AbortSignal.timeout(REQUEST_MS),
      spent: () => undefined,
      noted: (call: ToolCall) => void calls.push(call),
    }
    try {
      for await (const line of answerWithModel(question, context, answering))
        if (line.kind === 'end') ({ context } = line)
    } catch {
      // If the model's answer fails, it counts as an answer without tool calls. In the product the built-in grammar would
      // answer then.
      calls = []
    }
  }
  const wanted = new Set(request.calls?.map(({ tool }) => tool))
  const counted = calls.filter(({ tool }) => !LOOK_UPS.has(tool) || wanted.has(tool as never))
  const done = { calls: counted.map((call) => inNotation(call, [...desk.known.drugs.values()])) }
  const isRight = request.calls ? isAsExpected(done, request) : counted.length === 0
  const { id, question } = request
  return { id, question, result: isRight ? 'expected' : counted.length === 0 ? 'honest' : 'wrong', done }
}
