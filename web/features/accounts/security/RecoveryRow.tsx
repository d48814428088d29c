import { useState } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { secondFactorCalls } from '../calls.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FactorBlock } from './FactorBlock.tsx'
import { useFactorChange } from './use-factor-change.ts'

/** Number of recovery codes left at which new ones are recommended. */
const FEW = 3

interface RecoveryRowProps {
  left: number
  onChange: (codes: string[]) => Promise<void>
}

export function RecoveryRow({ left, onChange }: RecoveryRowProps) {
  const { recovery: texts } = useTexts('security')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useFactorChange()
  const renew = () =>
    run(async () => {
      const { recovery_codes: codes } = await api(secondFactorCalls.renewRecoveryCodes, {})
      setAsking(false)
      await onChange(codes)
    })
  return (
    <FactorBlock
      title={texts.title}
      lead={texts.lead}
      state={<Tag tone={left <= FEW ? 'warn' : 'plain'}>{texts.left(left)}</Tag>}
      action={<Button onClick={() => setAsking(true)}>{texts.renew}</Button>}
    >
      {isAsking && (
        <ConfirmDialog
          title={texts.renewTitle}
          lead={texts.renewLead}
          action={texts.renew}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void renew()}
        />
      )}
    </FactorBlock>
  )
}
