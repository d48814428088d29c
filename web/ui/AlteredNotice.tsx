import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { useTexts } from '../lib/texts.ts'

/** Notice above a list: prescriptions are missing in it, because their stored data can't be read any more. */
export function AlteredNotice({ altered = [] }: { altered?: readonly string[] | undefined }) {
  if (altered.length === 0) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {/* The sentence loads its texts when it is shown, because such a notice is rare. Meanwhile the place is empty. */}
      <Suspense>
        <Sentence count={altered.length} />
      </Suspense>
    </p>
  )
}

const Sentence = ({ count }: { count: number }) => useTexts('prescription-states').altered(count)
