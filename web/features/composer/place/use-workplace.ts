import { useMemo } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { useLocations } from '../../../lib/places/use-locations.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { workplaceOf } from './place.ts'

export type Workplace = ReturnType<typeof useWorkplace>

/** The place where the draft is issued, and the draft in the form in which it is issued at that place. */
export function useWorkplace(written: ComposerDraft, { ux_settings: { clinicId } }: Profile) {
  const texts = useTexts('composer')
  const locations = useLocations()
  const { latest } = locations
  const { hospital, clinic } = written
  // Returns the same object for the same draft at the same place, so that its sheet and the result of its legal check are not
  // made again.
  const workplace = useMemo(
    () => workplaceOf(latest ?? [], { hospital, clinic }, clinicId),
    [latest, hospital, clinic, clinicId],
  )
  return {
    locations,
    ...workplace,
    draft: useMemo(() => workplace.issuable(written), [workplace, written]),
    /** Message when somebody issues before the place is known. A prescription is never issued from another place. */
    noPlace: locations.isPending ? texts.placesLoading : locations.data ? texts.noPlaces : texts.placesFailed,
  }
}
