import type { Texts } from '#locales/es/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { notify } from '../../../ui/notices/notices.ts'
import { refreshWorkplaces } from './workplace-data.ts'

/** Makes a hospital the default: new prescriptions are issued there unless the doctor chooses otherwise. */
export async function makeDefault(hospital: { id: number; name: string }, texts: Texts): Promise<void> {
  await attempt(async () => {
    await api(workplaceCalls.setDefault, { body: { hospital_id: hospital.id } })
    return texts.madeDefault(hospital.name)
  })
}

/**
 * Runs an action. Shows a notice of its error or, where the action returns a sentence, a notice with that sentence.
 * @returns whether the action succeeded
 */
export async function attempt(
  act: () => Promise<string | undefined>,
  refresh = refreshWorkplaces,
): Promise<boolean> {
  try {
    const message = await act()
    await refresh()
    if (message !== undefined) notify({ message, colour: 'success' })
    return true
  } catch (error) {
    notify({ message: problemText(error), colour: 'error' })
    return false
  }
}
