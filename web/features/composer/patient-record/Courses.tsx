import { useEffect, useRef } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { WithNames } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Course } from './use-facts.ts'

/** List of the unfinished treatments from the doctor's own prescriptions, each with its last day and its prescription. */
export function Courses({ courses, onClose }: { courses: readonly Course[]; onClose: () => void }) {
  const { strip: texts, close } = useTexts('record')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('a')?.focus(), [])
  return (
    <div
      role="presentation"
      className="flex flex-wrap items-end gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <ul ref={list} aria-label={texts.courses} className="grid min-w-0 flex-1 gap-1 text-sm">
        {courses.map(({ text, signature, until }) => (
          <li key={`${signature} ${text}`} className="wrap-anywhere">
            <WithNames text={until ? texts.runningUntil(text, formatDay(until)) : text} names={[text]} />.{' '}
            <Link to={linkTo('prescription', { signature })}>{texts.seeCourse}</Link>
          </li>
        ))}
      </ul>
      <Button tone="quiet" onClick={onClose}>
        {close}
      </Button>
    </div>
  )
}
