import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Proof, ProofMethod, Ways } from '#contract/accounts/second-factors.ts'
import { askPasskey, NoPasskey, supportsPasskeys } from '../../lib/account/passkey.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { FormEnd } from './FormEnd.tsx'
import { ProofField } from './ProofField.tsx'
import { Skeleton } from '../Skeleton.tsx'

interface ProveFormProps {
  /** Loads the methods by which the doctor may prove their identity, with a fresh challenge for a passkey. */
  load: () => Promise<Ways>
  /** Sends the proof. An error that it throws is shown in the form. */
  send: (proof: Proof) => Promise<void>
  /** Content beside the main button. */
  leave?: ReactNode
}

/** Form in which the doctor proves the identity: with the strongest method available, or another one by choice. */
export function ProveForm({ load, send, leave }: ProveFormProps) {
  const texts = useTexts('proof')
  const { retry, loading } = useTexts('common')
  const { ways, error, reload, take } = useWays(load)
  const [chosen, setChosen] = useState<ProofMethod>()
  const body = useRef<HTMLDivElement>(null)
  const method = chosen ?? ways?.methods[0]
  useEffect(() => {
    // Focuses the field to fill in, if there is one, else the main button, which stands last.
    const found = method ? body.current?.querySelectorAll<HTMLElement>('input, button') : undefined
    const [first, last] = [found?.item(0), found?.item(found.length - 1)]
    if (first instanceof HTMLInputElement) first.focus()
    else last?.focus()
  }, [method])
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-stop-ink">{error}</p>
        <div className="flex flex-wrap gap-3">
          {leave}
          <Button onClick={reload}>{retry}</Button>
        </div>
      </div>
    )
  const elsewhere = ways && ways.passkeys_at.length > 0 && texts.passkeysAt(ways.passkeys_at.join(', '))
  if (ways && !method)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{elsewhere || texts.noWay}</p>
        {leave}
      </div>
    )
  if (!ways || !method)
    return (
      <output className="grid gap-3">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-40" />
      </output>
    )
  const others = ways.methods.filter((other) => other !== method)
  return (
    <div className="grid gap-4">
      {elsewhere && <p className="text-ink-soft">{elsewhere}</p>}
      <div ref={body}>
        {method === 'passkey' ? (
          <WithPasskey take={take} send={send} leave={leave} />
        ) : (
          <ProofField key={method} method={method} send={send} leave={leave} />
        )}
      </div>
      {others.length > 0 && (
        <ul aria-label={texts.otherWays} className="grid justify-items-start border-t border-line pt-2">
          {others.map((other) => (
            <li key={other}>
              <Button tone="quiet" className="-ml-4" onClick={() => setChosen(other)}>
                {texts.switchTo[other]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface WithPasskeyProps extends Pick<ProveFormProps, 'send' | 'leave'> {
  take: () => Promise<Ways>
}

function WithPasskey({ take, send, leave }: WithPasskeyProps) {
  const texts = useTexts('proof')
  const [state, setState] = useState<{ busy?: boolean; error?: string }>({})
  const prove = async () => {
    setState({ busy: true })
    try {
      const { passkey } = await take()
      if (passkey) await send({ passkey: await askPasskey(passkey) })
      setState({})
    } catch (error) {
      const isElsewhere = error instanceof NoPasskey && error.why === 'elsewhere'
      const said = isElsewhere ? texts.passkeyNotHere : texts.passkeyStopped
      setState({ error: error instanceof NoPasskey ? said : problemText(error) })
    }
  }
  const cannot = !supportsPasskeys()
  return (
    <div className="grid gap-4">
      <p>{cannot ? texts.passkeyUnsupported : texts.passkeyHelp}</p>
      {state.error && (
        <p role="alert" className="text-stop-ink">
          {state.error}
        </p>
      )}
      <FormEnd>
        {leave}
        {!cannot && (
          <Button tone="primary" busy={state.busy} onClick={() => void prove()}>
            {state.busy ? texts.waiting : texts.usePasskey}
          </Button>
        )}
      </FormEnd>
    </div>
  )
}

/** Loads the methods. `take` returns a challenge that was not used yet and loads the next one. */
function useWays(load: () => Promise<Ways>) {
  const texts = useTexts('proof')
  const [ways, setWays] = useState<Ways>()
  const [error, setError] = useState<string>()
  const unused = useRef<Ways>(undefined)
  const ask = async () => {
    try {
      unused.current = await load()
      setWays(unused.current)
    } catch (reason) {
      setError(problemText(reason) || texts.notLoaded)
    }
  }
  const askFirst = useEffectEvent(ask)
  useEffect(() => void askFirst(), [])
  return {
    ways,
    error,
    reload: () => {
      setError(undefined)
      void ask()
    },
    take: async (): Promise<Ways> => {
      const taken = unused.current ?? (await load())
      unused.current = undefined
      return taken
    },
  }
}
