import { type FormEvent, useState } from 'react'
import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

/** Pattern of a prescription's identifier, which stands alone or at the end of a link. */
const IDENTIFIER = /(?:^|\/v\/)([0-9a-f]{64})\/?$/i

/** Page `/v`: asks which prescription is to be checked. */
export function VerifyPage() {
  const { title, ask: texts } = useTexts('verification')
  const [typed, setTyped] = useState('')
  const [isBad, setBad] = useState(false)
  const verify = (event: FormEvent) => {
    event.preventDefault()
    const signature = IDENTIFIER.exec(typed.trim())?.[1]
    setBad(!signature)
    if (signature) navigate(linkTo('verification', { signature: signature.toLowerCase() }))
  }
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-5 sm:px-8 sm:py-8">
      <PageTitle className="mb-3 text-base text-ink-soft">{title}</PageTitle>
      <form noValidate onSubmit={verify} className="grid gap-4 surface p-5 sm:p-7">
        <h2 className="title">{texts.title}</h2>
        <p className="text-ink-soft">{texts.lead}</p>
        <TextField
          label={texts.field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isBad ? texts.bad : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" tone="primary" className="justify-self-start max-sm:w-full">
          {texts.verify}
        </Button>
      </form>
    </div>
  )
}
