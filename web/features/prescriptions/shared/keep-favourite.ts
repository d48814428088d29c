import { api } from '../../../lib/calls/api.ts'
import { favouriteCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { loadTexts, textsNow } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/** Saves a prescription as a favourite, by its signature alone, and offers to undo this. */
export async function keepFavourite(prescription: string): Promise<void> {
  try {
    await loadTexts('favourites')
    const texts = textsNow('favourites')
    const { id, name } = await api(favouriteCalls.create, { body: { prescription } })
    void invalidate(favouriteCalls.list)
    if (!texts) return
    const takeBack = () => remove(id)
    notify({
      message: texts.saved(name),
      colour: 'success',
      action: { label: texts.undo, run: () => void takeBack() },
    })
  } catch (error) {
    notify({ message: problemText(error), colour: 'error' })
  }
}

async function remove(id: number): Promise<void> {
  try {
    await api(favouriteCalls.remove, { params: { id: String(id) } })
  } catch (error) {
    notify({ message: problemText(error), colour: 'error' })
  }
  await invalidate(favouriteCalls.list)
}
