import { useTexts } from '../../lib/texts.ts'

/** For who checks the signature with other means; nobody at a counter needs it. */
export function SignatureDetails({ signature, fingerprint }: { signature: string; fingerprint: string }) {
  const texts = useTexts('verification')
  return (
    <details className="px-1 text-sm text-ink-soft">
      <summary className="min-h-11 cursor-pointer py-3">{texts.technical}</summary>
      <dl className="grid gap-3 pb-3">
        <div>
          <dt>{texts.signature}</dt>
          <dd className="font-mono break-all text-ink">{signature}</dd>
        </div>
        <div>
          <dt>{texts.fingerprint}</dt>
          <dd className="font-mono break-all text-ink">{fingerprint}</dd>
        </div>
      </dl>
    </details>
  )
}
