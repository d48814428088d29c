import { refreshAnswer, takeDueQuestion, type Refreshers } from '../outside/kept/refresh-answers.ts'
import type { TestServer } from './test-server.ts'

/** Asks the providers for each answer that is due, as the jobs of a server process do. @returns the lines of the log */
export async function refreshAll(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  refreshers: Refreshers,
): Promise<string[]> {
  const logged: string[] = []
  const deps = { database, refreshers, clock: () => clock.now, log: (line: string) => void logged.push(line) }
  for (let due = await takeDueQuestion(deps); due !== undefined; due = await takeDueQuestion(deps))
    await refreshAnswer(deps, due)
  return logged
}
