import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import type { Safety } from '../../safety/open-safety.ts'
import { contextAbout } from '../understanding/scene.ts'
import { understand } from '../understanding/understand.ts'
import { EVALUATION_DAY, fixtureRecords } from './fixture.ts'
import { isAsExpected, isHonest, outcomeOfPlan } from './judge-plan.ts'
import type { WrittenRequest } from './requests.ts'

export interface JudgedRequest {
  id: string
  question: string
  result: 'expected' | 'honest' | 'wrong'
  done: ReturnType<typeof outcomeOfPlan>
}

/** Puts all test requests to the built-in grammar, each after the earlier questions of its conversation. */
export async function evaluateBuiltIn(
  requests: readonly WrittenRequest[],
  { catalogue, safety }: { catalogue: Catalogue; safety: Pick<Safety, 'names' | 'rules'> },
): Promise<JudgedRequest[]> {
  const records = fixtureRecords(catalogue)
  const names = { names: safety.names, printed: safety.rules.printed }
  return Promise.all(
    requests.map(async (request) => {
      const words = request.language === 'en' ? en : es
      const understanding = { records, names, words, today: EVALUATION_DAY }
      let context = contextAbout({})
      for (const earlier of request.after ?? [])
        ({ context } = await understand(earlier, context, understanding))
      const done = outcomeOfPlan(await understand(request.question, context, understanding))
      const result = isAsExpected(done, request) ? 'expected' : isHonest(done) ? 'honest' : 'wrong'
      return { id: request.id, question: request.question, result, done }
    }),
  )
}
