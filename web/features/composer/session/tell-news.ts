import { loadTexts, textsNow } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { DraftNews } from './draft-state.ts'

/**
 * Shows a notice about what happened to a draft elsewhere or meanwhile. Such notices are so rare that their texts are loaded
 * only here.
 */
export async function tellNews(news: DraftNews, open: (address: string) => void): Promise<void> {
  await loadTexts('drafts', 'waiting')
  const [drafts, waiting] = [textsNow('drafts'), textsNow('waiting')]
  if (!drafts || !waiting) return
  if (news.kind === 'stale' || news.kind === 'newer-kept') {
    const address = linkTo('newPrescription', undefined, { draft: news.other })
    const action = { label: drafts.seeOther, run: () => open(address) }
    const message = news.kind === 'stale' ? drafts.otherVersion : drafts.newerKept
    notify({ message, colour: 'warning', action })
  } else if (news.kind === 'edited-meanwhile') notify({ message: waiting.editedMeanwhile, colour: 'warning' })
  else if (news.kind === 'issued-anyway') notify({ message: waiting.issuedMeanwhile, colour: 'warning' })
}
