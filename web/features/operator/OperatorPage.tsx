import { navigate } from '../../lib/router/address.ts'
import { useSearchParams } from '../../lib/router/Router.tsx'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LicenceList } from './LicenceList.tsx'
import { MessageList } from './MessageList.tsx'
import { LicenceReview } from './LicenceReview.tsx'
import { OperatorHeader } from './OperatorHeader.tsx'
import { TurnForm } from './TurnForm.tsx'
import { turn } from './turn.ts'
import { WeekOfReport } from './WeekOfReport.tsx'

/**
 * Page where operators compare licences with the official register and answer messages to support. Operators see
 * nothing of patients and prescriptions, apart from the weekly report to the responsible physician.
 */
export function OperatorPage() {
  const texts = useTexts('operator')
  const { token, hasEnded } = useStore(turn)
  // The open licence is in the address, so that going back from it leads to the list.
  const params = useSearchParams()
  const open = params.get('licence')
  const week = params.get('week')
  const readsMessages = params.has('messages')
  const report = useTexts('weekly-report')
  const shows = week !== null ? 'week' : readsMessages ? 'messages' : 'licences'
  const { title } = week !== null ? report : readsMessages ? texts.messages : texts
  if (!token) {
    return (
      <div className="mx-auto w-full max-w-[28rem] px-4 py-8 sm:py-14">
        <div className="grid gap-5 surface p-5 sm:p-7">
          <div>
            <PageTitle className="title">{title}</PageTitle>
            <p role="status" className="mt-1 text-ink-soft">
              {hasEnded ? texts.ended : week === null ? texts.lead : report.lead}
            </p>
          </div>
          <TurnForm />
        </div>
      </div>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-[60rem] gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <OperatorHeader title={title} shows={shows} />
      {week !== null ? (
        <WeekOfReport week={week} onWeek={(next) => navigate(`?week=${next}`)} />
      ) : readsMessages ? (
        <MessageList />
      ) : open === null ? (
        <LicenceList onOpen={(id) => navigate(`?licence=${id}`)} />
      ) : (
        <LicenceReview key={open} id={Number(open)} onBack={() => navigate(paths.operator)} />
      )}
    </div>
  )
}
