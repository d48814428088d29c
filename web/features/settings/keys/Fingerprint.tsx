import { useTexts } from '../../../lib/texts.ts'

/** Fingerprint of a key: 64 digits in groups of four, so that two people can compare them aloud. */
export function Fingerprint({ value }: { value: string }) {
  const texts = useTexts('keys')
  const groups = value.match(/.{4}/g) ?? []
  return (
    <dl>
      <dt className="text-sm text-ink-faint">{texts.fingerprint}</dt>
      <dd className="flex flex-wrap gap-x-2 font-mono text-sm break-all">
        {groups.map((group, position) => (
          <span key={`${position} ${group}`}>{group}</span>
        ))}
      </dd>
    </dl>
  )
}
