import { useTexts } from '../../lib/texts.ts'
import { Clinical } from '../Clinical.tsx'

interface SourcesProps {
  /** Findings or doses whose sources are listed. A source that several of them have is listed once. */
  of: readonly { sources: readonly { title: string }[] }[]
}

/** Titles of the sources of findings or doses. They are cited in Spanish on every screen. */
export function Sources({ of }: SourcesProps) {
  const { source } = useTexts('safety')
  const titles = new Set(of.flatMap(({ sources }) => sources.map(({ title }) => title)))
  return (
    <p className="text-ink-faint">
      {source}: <Clinical>{[...titles].join('; ')}</Clinical>
    </p>
  )
}
