import { Component, lazy, type ReactNode, Suspense } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { reportError } from '../../lib/reports/errors-seen.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { isChunkFailure } from '../reload-guard.ts'

/** Part of what the browser keeps for the time without a network; where it keeps nothing, the error page must do. */
const CodeMissing = lazy(() =>
  import('./CodeMissing.tsx').then(
    (m) => ({ default: m.CodeMissing }),
    () => ({ default: () => <ErrorPage /> }),
  ),
)

interface ErrorBoundaryProps {
  /** The error belongs to this place: going elsewhere forgets it. */
  place: string
  /** Of one page in its frame: only what passes by itself stays there, all else takes the whole screen. */
  isInFrame?: boolean
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  at: string | undefined
}

/** The last net: whatever a page throws becomes the error page, or a reload when its code could not be fetched. */
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
