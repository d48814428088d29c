import { Component, lazy, type ReactNode, Suspense } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { reportError } from '../../lib/reports/errors-seen.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { isChunkFailure } from '../../lib/reload-guard.ts'

/**
 * Message for code that failed to load. The service worker caches the code of this message for use offline. If that code is not
 * cached either, the error page is shown instead.
 */
const CodeMissing = lazy(() =>
  import('./CodeMissing.tsx').then(
    (m) => ({ default: m.CodeMissing }),
    () => ({ default: () => <ErrorPage /> }),
  ),
)

interface ErrorBoundaryProps {
  /** Address of the page. When it changes, an error that is shown is cleared. */
  place: string
  /**
   * Whether the boundary is inside a frame: it then handles only failed downloads and rethrows other errors, which
   * take the whole screen.
   */
  isInFrame?: boolean
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  at: string | undefined
}

/** Outermost error handling: an error of a page shows the error page, or reloads when code failed to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, at: undefined }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.at === props.place ? null : { error: undefined, at: props.place }
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.isInFrame && !isChunkFailure(error)) reportError(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (isChunkFailure(error)) {
      return (
        <Suspense>
          <CodeMissing error={error} />
        </Suspense>
      )
    }
    if (this.props.isInFrame) throw error
    if (!(error instanceof ApiError)) return <ErrorPage />
    return <ErrorPage status={error.status || 503} message={problemText(error)} requestId={error.requestId} />
  }
}
