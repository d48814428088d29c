import { loadTexts, textsNow } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { Start } from '../draft/start.ts'
import { leftOutNotice } from '../left-out-notice.ts'

/**
 * Shows a notice of what was written again, what was left out, and how to go back to the draft that was on
 * the screen before.
 */
export async function tellRepeated(
  { before, draft, leftOut }: Start,
  bringBack: (draft: ComposerDraft, from: Start) => void,
): Promise<number | undefined> {
  await loadTexts('prescription')
  const texts = textsNow('prescription')?.again
  const composer = textsNow('composer')
  if (!texts || !composer) return undefined
  const message = [
    texts.repeated(draft.patient?.name ?? ''),
    ...leftOut.map(({ name, reason }) => composer.leftOut(name, reason)),
  ].join(' ')
  const isLess = leftOut.length > 0
  if (!before) return notify({ message, ...(isLess && leftOutNotice) })
  return notify({
    message: `${message} ${texts.replaced}`,
    colour: isLess ? leftOutNotice.colour : 'info',
    action: { label: texts.restore, run: () => bringBack(before.draft, before) },
  })
}
