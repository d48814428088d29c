import { proveLogin, askLoginWays } from '../../lib/account/second-step.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ProveForm } from '../../ui/fields/ProveForm.tsx'

/** Second step of the login, after the password: proof of a second factor. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const texts = useTexts('proof')
  return (
    <section className="grid gap-5 surface p-5 sm:p-7">
      <div>
        <PageTitle className="title">{texts.secondTitle}</PageTitle>
        <p className="mt-1 text-ink-soft">{texts.secondLead}</p>
      </div>
      <ProveForm
        load={askLoginWays}
        send={proveLogin}
        leave={<Button onClick={onBack}>{texts.backToPassword}</Button>}
      />
    </section>
  )
}
