import { dayOfIssue } from '#contract/prescription/day-of-issue.ts'
import { Hourglass } from 'lucide-react'
import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import { practised } from '../../lib/account/practice.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { reviewDays } from '../../lib/brand/brand.ts'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { useStoredPicture } from '../../lib/use-picture.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { Page } from '../../ui/Page.tsx'
import { PrintedSheet } from '../../ui/sheet/PrintedSheet.tsx'
import { useIsPhone } from '../../ui/use-media.ts'
import { useSheetLook } from './use-sheet-look.ts'

/** Result of a practice prescription: the sheets as they would be issued, each with a mark across it. */
export function PracticePage() {
  const texts = useTexts('practice')
  const result = useStore(practised)
  // A practice prescription is stored nowhere: after a reload only the draft is left.
  if (!result) return <Redirect to={paths.newPrescription} />
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {result.documents.map((document, at) => (
            // The position of a document is its key: documents of a practice prescription have no id, and the law sets their
            // order.
            <PractisedSheet key={`document ${at}`} document={document} />
          ))}
        </div>
        <NextSteps />
      </div>
    </Page>
  )
}

function NextSteps() {
  const texts = useTexts('practice')
  const days = useStore(reviewDays)
  const { specialty_verified } = useDoctor()
  return (
    <aside aria-label={texts.title} className="grid gap-4 max-lg:-order-1 lg:sticky lg:top-7">
      {!specialty_verified && (
        <section aria-labelledby="practice-review" className="grid gap-1 surface p-4">
          <h2 id="practice-review" className="flex items-center gap-2 font-semibold">
            <Hourglass aria-hidden className="size-4.5" strokeWidth={1.8} />
            {texts.reviewTitle}
          </h2>
          <p className="text-ink-soft">{texts.review(days)}</p>
        </section>
      )}
      <p className="text-ink-soft max-lg:hidden">{texts.kept}</p>
      <div className="grid gap-2 max-lg:grid-cols-2">
        <Link button="primary" to={paths.newPrescription}>
          {texts.goOn}
        </Link>
        <Link button="secondary" to={paths.index}>
          {texts.home}
        </Link>
      </div>
    </aside>
  )
}

function PractisedSheet({ document }: { document: PractisedPrescription['documents'][number] }) {
  const texts = useTexts('practice')
  const isPhone = useIsPhone()
  const logo = useStoredPicture(document.pictures?.logo?.id)
  const university = useStoredPicture(document.pictures?.university_logo?.id)
  const { modelOf, ...look } = useSheetLook(
    { emblem: logo, university },
    document.place.sheet?.colour === 'neutral',
  )
  const model = modelOf({
    ...document,
    id: null,
    signature: null,
    code: null,
    key_id: null,
    day: dayOfIssue(document),
  })
  return (
    <PrintedSheet
      size={isPhone ? 'reading' : 'paper'}
      sheet={{ ...look, model, draft: texts.draft, mark: texts.mark }}
    />
  )
}
