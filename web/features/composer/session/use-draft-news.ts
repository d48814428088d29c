import { useEffect, useEffectEvent } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { untilDone } from '../../../lib/calls/until-done.ts'
import type { DraftDesk } from './draft-desk.ts'
import type { DraftNews } from './draft-state.ts'

interface Heard {
  onIssued: (issued: IssuedPrescription) => void
  onFailed: (error: unknown) => void
}

/**
 * Listens to news about the drafts of this page, such as an issue or a conflict. News that the page does not handle itself are
 * shown by tell-news.ts.
 */
export function useDraftNews(desk: Pick<DraftDesk<never>, 'onNews'>, { onIssued, onFailed }: Heard): void {
  const hear = useEffectEvent(async (news: DraftNews): Promise<void> => {
    if (news.kind === 'issued') return onIssued(news.issued)
    if (news.kind === 'refused' || news.kind === 'lost') return onFailed(news.error)
    const { tellNews } = await untilDone(() => import('./tell-news.ts'))
    return tellNews(news, (address) => navigate(address))
  })
  useEffect(() => desk.onNews((news) => void hear(news)), [desk])
}
