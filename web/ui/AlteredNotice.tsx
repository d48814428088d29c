import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../lib/texts.ts'

/** Notice above a list: prescriptions are missing in it, because their stored data can't be read any more. */
export function AlteredNotice({ altered = [] }: { altered?: readonly string[] | undefined }) {
  const texts = useTexts('common')
  if (altered.length === 0) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {texts.altered(altered.length)}
    </p>
  )
}
