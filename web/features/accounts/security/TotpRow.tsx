import { lazy, Suspense, useState } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { secondFactorCalls } from '../calls.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FactorBlock } from './FactorBlock.tsx'
import { useFactorChange } from './use-factor-change.ts'

const TotpDialog = lazy(() => import('./TotpDialog.tsx').then((m) => ({ default: m.TotpDialog })))

interface TotpRowProps {
  /** Instant at which the codes of an authenticator application were switched on; null when they are off. */
  since: string | null
  onChange: (codes?: string[] | null) => Promise<void>
}

/** Row that turns the codes of an authenticator application on or off. */
export function TotpRow({ since, onChange }: TotpRowProps) {
  const { totp: texts } = useTexts('security')
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  const [isLeaving, setLeaving] = useState(false)
  const { isBusy, run } = useFactorChange()
  const begin = () => run(async () => setBegun(await api(secondFactorCalls.beginTotp, {})))
  const disable = () =>
    run(async () => {
      await api(secondFactorCalls.removeTotp, {})
      setLeaving(false)
      notify({ message: texts.disabled, colour: 'success' })
      await onChange()
    })
  return (
    <FactorBlock
      title={texts.title}
      lead={texts.lead}
      state={since ? <Tag tone="ok">{texts.on(formatDateTime(since))}</Tag> : <Tag>{texts.off}</Tag>}
      action={
        since ? (
          <Button onClick={() => setLeaving(true)}>{texts.disable}</Button>
        ) : (
          <Button busy={isBusy} onClick={() => void begin()}>
            {texts.enable}
          </Button>
        )
      }
    >
      <Suspense>
        {begun && (
          <TotpDialog
            {...begun}
            onClose={() => setBegun(undefined)}
            onEnabled={async (codes) => {
              setBegun(undefined)
              notify({ message: texts.enabled, colour: 'success' })
              await onChange(codes)
            }}
          />
        )}
      </Suspense>
      {isLeaving && (
        <ConfirmDialog
          title={texts.disableTitle}
          lead={texts.disableLead}
          action={texts.disable}
          isBusy={isBusy}
          onClose={() => setLeaving(false)}
          onConfirm={() => void disable()}
        />
      )}
    </FactorBlock>
  )
}
