import { Component, type ReactNode } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { reportError } from '../lib/errors-seen.ts'
import { problemText } from '../lib/problem-text.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { isChunkFailure, reloadIfReached } from './reload-guard.ts'

interface ErrorBoundaryProps {
  /** The error belongs to this place: going elsewhere forgets it. */
  place: string
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
    if (!isChunkFailure(error)) return reportError(error)
    void reloadIfReached().then((isReloading) => isReloading || reportError(error))
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ApiError)) return <ErrorPage />
    return <ErrorPage status={error.status || 503} message={problemText(error)} requestId={error.requestId} />
  }
}
