import { useState } from 'react'
import type { WidgetId } from '#contract/profile/widget-ids.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ArrangeDialogProps } from '../arrange/ArrangeDialog.tsx'

const ArrangeDialog = onDemand<ArrangeDialogProps>(async () => {
  const [module] = await Promise.all([import('../arrange/ArrangeDialog.tsx'), loadTexts('arrange')])
  return module.ArrangeDialog
})

/** Button below the widgets that opens the dialog in which they are sorted and hidden. */
export function ArrangeButton({ widgets }: { widgets: readonly { id: WidgetId }[] }) {
  const { arrange } = useTexts('widgets')
  const [turn, setTurn] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6 flex justify-center">
      <Button
        tone="quiet"
        onClick={() => {
          setTurn(turn + 1)
          setOpen(true)
        }}
      >
        {arrange}
      </Button>
      {turn > 0 && (
        <ArrangeDialog key={turn} widgets={widgets} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
