import { useState } from 'react'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useBrand } from '../../../lib/brand/brand.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { ReviewForm } from '../review/ReviewForm.tsx'

/** The doctor's review of the product: a form until there is one, then the review with a button to change it. */
export function ReviewWidget() {
  const texts = useTexts('user-review')
  const { feedback } = useDoctor().ux_settings
  const { name } = useBrand()
  const [isChanging, setChanging] = useState(false)
  return (
    <WidgetFrame id="userReview" loaded={{ state: 'ready', data: feedback }}>
      {(given) =>
        given === null || isChanging ? (
          <ReviewForm
            given={given}
            question={texts.question(name)}
            onDone={() => setChanging(false)}
            onCancel={given === null ? undefined : () => setChanging(false)}
          />
        ) : (
          <div className="grid content-center justify-items-start gap-3 px-4 py-4 sm:px-5">
            <p className="text-xl font-semibold tabular-nums">{texts.given(given.rating)}</p>
            {given.description && (
              <p className="line-clamp-5 wrap-anywhere text-ink-soft">{given.description}</p>
            )}
            <p className="text-sm text-ink-soft">{texts.thanks}</p>
            <Button onClick={() => setChanging(true)}>{texts.change}</Button>
          </div>
        )
      }
    </WidgetFrame>
  )
}
