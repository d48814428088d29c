import { lazy, Suspense, useState } from 'react'
import type { PasskeyCreation } from '#contract/accounts/passkey-json.ts'
import type { Passkey } from '#contract/accounts/second-factors.ts'
import { api } from '../../../lib/calls/api.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { secondFactorCalls } from '../calls.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FactorBlock } from './FactorBlock.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { useFactorChange } from './use-factor-change.ts'

const AddPasskeyDialog = lazy(() =>
  import('./AddPasskeyDialog.tsx').then((m) => ({ default: m.AddPasskeyDialog })),
)

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /**
   * Callback after a passkey was added, renamed or removed. `codes`: new recovery codes, which come with the account's first
   * second factor.
   */
  onChange: (codes?: string[] | null) => Promise<void>
}

export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const { passkeys: texts } = useTexts('security')
  const [creation, setCreation] = useState<PasskeyCreation>()
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const { isBusy, run } = useFactorChange()
  const begin = () => run(async () => setCreation(await api(secondFactorCalls.passkeyCreation, {})))
  const remove = ({ id }: Passkey) =>
    run(async () => {
      await api(secondFactorCalls.removePasskey, { params: { id: String(id) } })
      setRemoved(undefined)
      notify({ message: texts.removed, colour: 'success' })
      await onChange()
    })
  return (
    <FactorBlock
      title={texts.title}
      lead={texts.lead}
      action={
        <Button busy={isBusy && !removed} onClick={() => void begin()}>
          {texts.add}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className="text-ink-faint">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {creation && (
          <AddPasskeyDialog
            creation={creation}
            onClose={() => setCreation(undefined)}
            onAdded={async (name, codes) => {
              setCreation(undefined)
              notify({ message: texts.added(name), colour: 'success' })
              await onChange(codes)
            }}
          />
        )}
      </Suspense>
      {renamed && (
        <RenameDialog
          passkey={renamed}
          onClose={() => setRenamed(undefined)}
          onRenamed={async () => {
            setRenamed(undefined)
            await onChange()
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={texts.removeTitle(removed.name)}
          lead={texts.removeLead}
          action={texts.remove}
          isBusy={isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => void remove(removed)}
        />
      )}
    </FactorBlock>
  )
}
