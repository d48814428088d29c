import { ian as calls } from '#contract/ian/ian.ts'
import { Problem } from '#contract/problem.ts'
import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { reasonOf } from '../database/work-queue.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { Safety } from '../safety/open-safety.ts'
import type { AskModel } from '../outside/ai/model-port.ts'
import { dayOfDoctor } from '../workplaces/doctor-day.ts'
import { budgetOf } from './model/budget.ts'
import { answerQuestion } from './model/with-fallback.ts'
import { recordsOf } from './own-records.ts'
import { streamLines } from './stream-lines.ts'
import { keepingTurn, turnKeeper } from './transcript/keep-turn.ts'
import { transcriptRoutes } from './transcript/routes.ts'

export interface IanDependencies {
  catalogue: Catalogue
  safety: Safety
  knowledge: CatalogueData
  /** Language model that can call tools; null when the built-in grammar alone answers. */
  model: AskModel | null
  /** Whether a request's brand has a widget, and the operator has not turned the widget off. */
  offers: (request: RequestContext['request'], widget: 'ian') => boolean
  /** Logs that an answer of the AI assistant broke off, without the content of the answer. */
  log: (message: string) => void
}

/** Routes of the AI assistant. Questions are refused when the brand or the operator has turned the assistant off. */
export function ianRoutes(domain: Domain, { log, model, offers, ...sources }: IanDependencies): void {
  const { bind, clock, database } = domain
  const records = recordsOf(domain, sources)

  bind(calls.ask)(async ({ body }, { caller: { accountId }, language, baseUrl, request }) => {
    if (!offers(request, 'ian')) throw new Problem('not-found')
    const desk = {
      records: records({ doctorId: accountId, language, baseUrl }),
      words: language === 'en' ? en : es,
      language,
      today: await database.asDoctor(accountId, (sql) => dayOfDoctor(sql, accountId, clock())),
      known: { patients: new Map(), drugs: new Map() },
    }
    const reader = new AbortController()
    const budget = budgetOf(database, accountId, desk.today)
    const names = { names: sources.safety.names, printed: sources.safety.rules.printed }
    const broke = (reason: string) => log(`ian: the model's answer broke: ${reason}`)
    const answering = { desk, names, model, budget, signal: reader.signal, broke }
    const asked = { question: body.question, askedAt: clock() }
    const lines = keepingTurn(answerQuestion(body.question, body.context, answering), {
      keep: turnKeeper(database, accountId, asked),
      failed: (error) => log(`ian: a turn was not stored: ${reasonOf(error)}`),
    })
    return streamLines(lines, {
      leave: () => reader.abort(),
      failed(error) {
        log(`ian: an answer broke: ${reasonOf(error)}`)
        return [
          { kind: 'text', text: desk.words.failed },
          { kind: 'end', outcome: 'failed', context: body.context },
        ]
      },
    })
  })

  transcriptRoutes(domain)
}
