import { loadTexts, textsNow } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { Start } from '../draft/start.ts'
import { leftOutNotice } from '../left-out-notice.ts'

/**
 * Shows a notice that says which prescription was written again, which rows were left out, and how to go back to the draft that
 * was on the screen before. The first part is left out after an undo, because the notice of the undo has named the prescription,
 * and for a correction or a renewal, because the page's title says so.
 */
export async function tellRepeated(
  { before, draft, leftOut, origin }: Start,
  bringBack: (draft: ComposerDraft, from: Start) => void,
): Promise<number | undefined> {
  await loadTexts('prescription')
  const texts = textsNow('prescription')?.again
  const composer = textsNow('composer')
  if (!texts || !composer) return undefined
  const message = [
    ...(origin === 'undone' || draft.relation ? [] : [texts.repeated(draft.patient?.name ?? '')]),
    ...leftOut.map(({ name, reason }) => composer.leftOut(name, reason)),
    ...(before ? [texts.replaced] : []),
  ].join(' ')
  if (message === '') return undefined
  const isLess = leftOut.length > 0
  if (!before) return notify({ message, ...(isLess && leftOutNotice) })
  return notify({
    message,
    colour: isLess ? leftOutNotice.colour : 'info',
    action: { label: texts.restore, run: () => bringBack(before.draft, before) },
  })
}
