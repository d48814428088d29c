import { useState } from 'react'
import type { FavouriteChange } from '#contract/medications/favourites.ts'
import { api } from '../../lib/calls/api.ts'
import { favouriteCalls } from '../../lib/calls/endpoints.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { notify } from '../../ui/notices/notices.ts'

/** Saves a change of an own favourite. An error is shown in the dialog, which stays open. */
export function useFavouriteChange(id: number, onSaved: () => void) {
  const texts = useTexts('favourites')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (change: FavouriteChange) => {
    if (isBusy) return
    setBusy(true)
    try {
      await api(favouriteCalls.change, { params: { id: String(id) }, body: change })
      await invalidate(favouriteCalls.list)
      notify({ message: texts.changed, colour: 'success' })
      onSaved()
    } catch (error) {
      setFailure(problemText(error))
      setBusy(false)
    }
  }
  return { failure, isBusy, save: (change: FavouriteChange) => void save(change) }
}
