import type { PartnerPharmacy } from '#contract/pharmacies.ts'
import { api } from '../../../lib/calls/api.ts'
import { pharmacyCalls } from '../../../lib/calls/pharmacy-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/**
 * Returns a function that adds a pharmacy to the favourites or removes it; the notice of a removal offers to
 * undo it.
 */
export function useStar(): (pharmacy: PartnerPharmacy) => Promise<void> {
  const texts = useTexts('pharmacy-directory')
  return async function star(pharmacy) {
    const { id, name, is_favourite: isStarred } = pharmacy
    try {
      const call = { params: { id: String(id) } }
      await (isStarred ? api(pharmacyCalls.removeFavourite, call) : api(pharmacyCalls.addFavourite, call))
      await invalidate(pharmacyCalls.directory)
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
      return
    }
    if (!isStarred) notify({ message: texts.starred(name), colour: 'success' })
    else {
      const again = () => void star({ ...pharmacy, is_favourite: false })
      notify({ message: texts.unstarred(name), action: { label: texts.undo, run: again } })
    }
  }
}
