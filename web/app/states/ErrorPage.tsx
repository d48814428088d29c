import { buttonStyle } from '../../ui/button-style.ts'
import { useTexts } from '../../lib/texts.ts'
import { PageMessage } from '../../ui/states/PageMessage.tsx'
import { paths } from '../../paths.ts'
import { hrefTo } from '../../lib/router/address.ts'

interface ErrorPageProps {
  status?: number
  message?: string
  requestId?: string | undefined
}

/**
 * Page in the place of one that can't be shown (specification section 8). Uses plain links, because the router may be
 * broken.
 */
export function ErrorPage({ status = 500, message, requestId }: ErrorPageProps) {
  const { errors: texts } = useTexts('common')
  const isMissing = status === 404
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center px-6 py-12">
      <PageMessage
        status={status}
        title={isMissing ? texts.notFoundTitle : message || texts.message}
        action={
          <>
            <a href={hrefTo(paths.index)} className={buttonStyle('primary')}>
              {texts.goHome}
            </a>
            {!isMissing && (
              <a href={window.location.href} className={buttonStyle('secondary')}>
                {texts.reload}
              </a>
            )}
          </>
        }
      >
        <p>{isMissing ? texts.notFoundHelp : texts.help}</p>
        {requestId && <p className="text-sm text-ink-faint">{texts.requestId(requestId)}</p>}
      </PageMessage>
    </main>
  )
}
