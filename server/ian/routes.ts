import { ian as calls } from '#contract/ian/ian.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { Safety } from '../safety/open-safety.ts'
import type { AskModel } from '../outside/ai/model-port.ts'
import { budgetOf } from './model/budget.ts'
import { answerQuestion } from './model/with-fallback.ts'
import { recordsOf } from './own-records.ts'
import { streamLines } from './stream-lines.ts'

export interface IanDependencies {
  catalogue: Catalogue
  safety: Safety
  knowledge: CatalogueData
  /** Language model with tools; null for the built-in understanding alone. */
  model: AskModel | null
  /** Logs that an answer broke, without its content. */
  log: (message: string) => void
}

export function ianRoutes(domain: Domain, { log, model, ...sources }: IanDependencies): void {
  const { bind, clock, database } = domain
  const records = recordsOf(domain, sources)
  const names = { names: sources.safety.names, printed: sources.safety.rules.printed }

  bind(calls.ask)(async ({ body }, { caller: { accountId }, language, baseUrl }) => {
    const desk = {
      records: records({ doctorId: accountId, language, baseUrl }),
      words: language === 'en' ? en : es,
      language,
      today: mexicoDay(clock()),
      known: { patients: new Map(), drugs: new Map() },
    }
    const reader = new AbortController()
    const budget = budgetOf(database, accountId, desk.today)
    const answering = { desk, names, model, budget, signal: reader.signal }
    return streamLines(answerQuestion(body.question, body.context, answering), {
      leave: () => reader.abort(),
      failed() {
        log('ian: an answer broke')
        return [
          { kind: 'text', text: desk.words.failed },
          { kind: 'end', outcome: 'failed', context: body.context },
        ]
      },
    })
  })
}
