import type { IanContext, IanLine, IanTool } from '#contract/ian/ian.ts'
import { IanTool as ToolName } from '#contract/ian/ian.ts'
import { ianVocabulary as en } from '#locales/en/ian-vocabulary.ts'
import { ianVocabulary as es } from '#locales/es/ian-vocabulary.ts'
import type { AskModel, ModelCall, ModelMessage } from '../../outside/ai/model-port.ts'
import { isToolRefusal, linesOfResult } from '../answer.ts'
import { runTool, type ToolCall, type ToolRefusal } from '../tools/run-tool.ts'
import type { Desk, ToolResult } from '../tools/tool.ts'
import { intentOf } from '../understanding/intent.ts'
import { contextAbout } from '../understanding/scene.ts'
import { type DrugNames, type ReadQuestion, readQuestion } from '../understanding/words-of-question.ts'
import { isGrounded, sentenceCutter } from './checked-sentences.ts'
import { factsOf } from './facts.ts'
import { foreignWordFinder } from './known-words.ts'
import { hidePeople, type Hiding } from './hide-people.ts'
import { hideQuestion } from './hide-question.ts'
import { ordersOf, toldTools } from './orders.ts'

/**
 * Limits of one question: the number of the model's answers, each of which may ask for tools; the number of tool calls; and the
 * number of characters that the model writes.
 */
const ROUNDS = 5
const CALLS = 8
const CHARACTERS = 4000

export interface ModelAnswering {
  desk: Desk
  names: DrugNames
  model: AskModel
  signal: AbortSignal
  /** Callback that gets the number of tokens that each answer of the model used. */
  spent: (tokens: number) => void
  /** Callback that gets each tool call before it runs, for the evaluation. */
  noted?: (call: ToolCall) => void
}

/** Error: the model exceeded a limit after text had been sent, so the answer was cut. */
export class ModelCut extends Error {}

/** Error: the model's answer ended without a tool result, and without a sentence that may be shown. */
export class NothingToShow extends Error {}

/** Functions that find words which the model has added by itself (known-words.ts), by the language of the answer. */
const foreignWordIn = { es: foreignWordFinder(es), en: foreignWordFinder(en) }

interface Talk extends ModelAnswering {
  question: ReadQuestion
  hiding: Hiding
  messages: ModelMessage[]
  /** Whether a sentence of the model was withheld. After that, no further sentence of the model is shown. */
  isWithheld: boolean
  /** Text of the question and of all tool results. The model's sentences may mention only what is in this text. */
  told: string
  calls: number
  characters: number
  context: IanContext
}

/**
 * Answers a question with a language model that asks for tools. Nothing that identifies a patient is sent to the model, and the
 * results of the tools are sent to the page directly. Of the model's own sentences, the page shows those that say what was
 * looked up. The first sentence of another kind is left out, with everything after it.
 * @throws NothingToShow, and any error of the model before or after the first line
 */
export async function* answerWithModel(
  written: string,
  context: IanContext,
  answering: ModelAnswering,
): AsyncGenerator<IanLine> {
  const { desk, names } = answering
  const question = await readQuestion(written, { records: desk.records, names, today: desk.today })
  const hiding = hidePeople()
  const before = context.patient === '' ? undefined : await desk.records.patient(context.patient)
  if (before) desk.known.patients.set(before.uid, before)
  const asked = await hideQuestion(question, { records: desk.records, hiding })
  const subject = before ? `\nPatient of the last turn: ${hiding.ofPatient(before)}` : ''
  const talk: Talk = {
    ...answering,
    question,
    hiding,
    messages: [
      { role: 'system', content: ordersOf(desk.language, desk.today, context) + subject },
      { role: 'user', content: asked },
    ],
    told: written,
    isWithheld: false,
    calls: 0,
    characters: 0,
    context,
  }
  let isShown = false
  for (let round = 0; round < ROUNDS; round += 1) {
    const answered = yield* oneAnswer(talk)
    isShown ||= answered.isShown
    if (answered.calls.length === 0) {
      if (!isShown) throw new NothingToShow('no sentence may be shown')
      if (talk.isWithheld) yield { kind: 'text', text: desk.words.modelWithheld }
      yield { kind: 'end', outcome: 'answered', context: talk.context }
      return
    }
    for (const call of answered.calls) isShown = (yield* oneCall(talk, call)) || isShown
  }
  throw new ModelCut('too many rounds')
}

interface Answered {
  calls: ModelCall[]
  /** Whether a sentence of the model's answer was shown. */
  isShown: boolean
}

/** Streams one answer of the model, sentence by sentence. @returns the tool calls that the answer asks for */
async function* oneAnswer(talk: Talk): AsyncGenerator<IanLine, Answered> {
  const cutter = sentenceCutter()
  let calls: ModelCall[] = []
  let content = ''
  let isOpen = false
  const { language } = talk.desk
  const said = function* (sentence: string): Generator<IanLine> {
    const shown = talk.hiding.show(sentence)
    if (shown.trim() === '' || talk.isWithheld) return
    talk.isWithheld =
      !isGrounded(shown, talk.told, talk.names) || foreignWordIn[language](sentence, talk.told) !== ''
    if (talk.isWithheld) return
    yield isOpen ? { kind: 'text', text: shown, more: true } : { kind: 'text', text: shown }
    isOpen = true
  }
  for await (const part of talk.model(talk.messages, toldTools, talk.signal)) {
    talk.signal.throwIfAborted()
    if (part.kind === 'tokens') talk.spent(part.count)
    if (part.kind === 'calls') calls = part.calls
    if (part.kind !== 'text') continue
    talk.characters += part.text.length
    if (talk.characters > CHARACTERS) throw new ModelCut('too long')
    content += part.text
    for (const sentence of cutter.add(part.text)) yield* said(sentence)
  }
  yield* said(cutter.rest())
  talk.messages.push({ role: 'assistant', content, calls })
  return { calls, isShown: isOpen }
}

/** Runs one tool call of the model, or tells the model why the call was refused. @returns whether the tool ran */
async function* oneCall(
  talk: Talk,
  { id, name, arguments: written }: ModelCall,
): AsyncGenerator<IanLine, boolean> {
  talk.calls += 1
  if (talk.calls > CALLS) throw new ModelCut('too many calls')
  const answer = (content: string): void => void talk.messages.push({ role: 'tool', id, content })
  const args = talk.hiding.inArguments(parsed(written))
  const done = args === undefined ? 'bad-arguments' : await outcomeOfCall(talk, { tool: name, args })
  if (isToolRefusal(done)) {
    answer(`{"error":"${done}"}`)
    return false
  }
  const facts = factsOf(done, talk.desk.known, talk.hiding)
  talk.told += ` ${facts} ${done.texts.join(' ')}`
  answer(facts)
  talk.context = contextOfCall(name, args as Record<string, unknown>, talk)
  yield* linesOfResult({ ...done, texts: [] })
  return true
}

/**
 * Runs a tool call of the model. A call that would write a draft is refused unless the doctor's own words ask for one, because
 * neither a tool's result nor the model may give that order.
 */
async function outcomeOfCall(
  { desk, question, noted }: Talk,
  call: ToolCall,
): Promise<ToolResult | ToolRefusal> {
  if (call.tool === 'prepare_draft' && intentOf(question) !== 'prepare_draft') return 'not-asked'
  noted?.(call)
  return runTool(desk, call)
}

/** Parses the arguments of a tool call; undefined if the model wrote no JSON object. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Context for the doctor's next question to the AI assistant: the patient, drugs and period of a tool call. */
function contextOfCall(name: string, args: Record<string, unknown>, { desk, context }: Talk): IanContext {
  const tool: IanTool | undefined = ToolName.safeParse(name).data
  const text = (key: string): string => (typeof args[key] === 'string' ? args[key] : '')
  const found = [...desk.known.patients.keys()]
  const only = name === 'find_patient' && found.length === 1 ? (found[0] ?? '') : ''
  const drugs = Array.isArray(args['drugs']) ? args['drugs'].map(String) : text('drug') ? [text('drug')] : []
  return contextAbout({
    tool: tool ?? null,
    patient: text('patient') || only || context.patient,
    drugs: drugs.slice(0, 10),
    from: text('from'),
    to: text('to'),
  })
}
