import { isControlled } from '#contract/medications/is-controlled.ts'
import type { FirstHit } from '../../../ui/combobox/first-hit.ts'
import type { FoundDrug } from './drug-option.tsx'
import { isFreeOfStops, type MarksByDrug, markOf } from '../../../lib/drafts/search-marks.ts'

/**
 * The first medicine is highlighted, so that Enter chooses it, unless it belongs to a look-alike pair, or the patient must not
 * take one of the results (contraindication or allergy): such results are moved down, so that the first one need not be the one
 * that was typed. A controlled medicine is never chosen before it was seen, not even as the only result or the usual one. A brand
 * whose typed name lacks one or two letters is not highlighted either, unless the doctor usually prescribes it: after "omnic" not
 * Omnicef, which is another medicine than Omnic.
 */
export const safeHit = (marks: MarksByDrug): Omit<FirstHit<FoundDrug>, 'isReady'> => ({
  isSafe: ({ drug }, all) =>
    drug.look_alike === null &&
    (drug.usual === true || drug.begun !== true) &&
    isFreeOfStops(
      all.map((found) => found.drug),
      marks,
    ),
  mayTakeUnseen: ({ drug }) =>
    markOf(marks, drug) === undefined && !drug.unavailable && !isControlled(drug.fraction),
  isHabitual: ({ drug }, all) => drug.usual === true && all.every((other) => isOtherChoice(other.drug, drug)),
})

/**
 * Whether a result is the usual product, or an unusual product with the same drug, alone or with another drug. Letters that also
 * begin another drug's name do not say which drug is meant: `clo` begins clonazepam and clorfenamina.
 */
const isOtherChoice = (other: FoundDrug['drug'], usual: FoundDrug['drug']): boolean =>
  other.uid === usual.uid || (!other.usual && other.generic.split(' / ').includes(usual.generic))
