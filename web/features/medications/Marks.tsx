import { useQuery } from '@tanstack/react-query'
import type { UnavailableMark } from '#contract/medications/medications.ts'
import { api } from '../../lib/calls/api.ts'
import { formatDay } from '../../lib/format.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ownMedicationCalls } from './calls.ts'
import { Part } from './Part.tsx'
import { refresh } from './refresh.ts'
import { Clinical, WithNames } from '../../ui/Clinical.tsx'

/** List of the drugs that are out of stock, and until when. Doctors can remove their own out-of-stock marks. */
export function Marks() {
  const texts = useTexts('medications')
  const { data, error, refetch } = useQuery(query(ownMedicationCalls.marks, {}))
  const put = ({ uid, hospital }: UnavailableMark, until: string | null) =>
    api(ownMedicationCalls.mark, { params: { uid }, body: { hospital, until } }).then(refresh)
  const remove = async (mark: UnavailableMark) => {
    try {
      await put(mark, null)
      notify({
        message: texts.unmarked(mark.presentation),
        action: { label: texts.undo, run: () => void put(mark, mark.until) },
      })
    } catch (reason) {
      notify({ message: problemText(reason), colour: 'error' })
    }
  }
  return (
    <Part title={texts.marksTitle} lead={texts.marksLead}>
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={1} />}
      {data?.results.length === 0 && <p className="text-ink-soft">{texts.noMarks}</p>}
      {data && data.results.length > 0 && (
        <ul className="rows">
          {data.results.map((mark) => (
            <li
              key={`${mark.uid} ${mark.hospital} ${mark.is_own}`}
              className="flex items-center gap-2 py-2 pr-2 pl-4"
            >
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <Clinical>{mark.presentation}</Clinical>
                </p>
                <p className="text-sm text-warn-ink">
                  {texts.unavailableAt(mark.where, formatDay(mark.until))}
                </p>
                {!mark.is_own && <p className="text-sm text-ink-faint">{texts.byColleague}</p>}
              </div>
              {mark.is_own && (
                <Button tone="quiet" onClick={() => void remove(mark)}>
                  <span aria-hidden>{texts.remove}</span>
                  <span className="sr-only">
                    <WithNames text={texts.removeMarkOf(mark.presentation)} names={[mark.presentation]} />
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
